import type { LadderRow, ProductPrice } from '../catalog/product-price.ts'
import { roundHalfUp, timesExactly, type Halalas } from '../money/halalas.ts'

/** What the price of one piece depends on. */
export type PieceToPrice = {
  readonly productPrice: Pick<ProductPrice, 'price' | 'offerPercent' | 'ladder'>
  /** What the configuration adds to a piece, in hundredths of a halala (surcharge.ts). */
  readonly surcharge: number
  readonly quantity: number
  /** Pieces of all lines of the product, when the product pools its versions; decides the ladder row. */
  readonly pooledQuantity?: number
}

/** The price of one piece. */
export type PricedPiece = {
  /** After choices and offer. */
  readonly unit: Halalas
  /** Without the offer; absent when there is no offer. */
  readonly wasUnit?: Halalas
  /** The ladder row that set the base price; absent when the variant's own price did. */
  readonly ladderRow?: LadderRow
}

/** What is to be priced. */
export type LineToPrice = PieceToPrice & { readonly productPrice: ProductPrice }

/** A priced line; `line = unit × quantity + setup`. */
export type PricedLine = PricedPiece & {
  /** Charged once for the line. */
  readonly setup: Halalas
  readonly line: Halalas
}

/**
 * The price of one piece (A-C1, rules 1 to 3; S230): the base price of the quantity and what the configuration adds,
 * minus the offer's percent, rounded half up once.
 */
export function pricePiece({ productPrice, surcharge, quantity, pooledQuantity }: PieceToPrice): PricedPiece {
  const { price, offerPercent, ladder } = productPrice
  const ladderRow = ladderRowFor(ladder, pooledQuantity ?? quantity)
  const beforeOffer = (ladderRow?.unitPrice ?? price) * 100 + surcharge
  return {
    unit: roundHalfUp(timesExactly(beforeOffer, 100 - offerPercent), 10_000),
    ...(offerPercent > 0 && { wasUnit: roundHalfUp(beforeOffer, 100) }),
    ...(ladderRow && { ladderRow }),
  }
}

/** The price of a line (A-C1, rules 1 to 4): its pieces and the set-up fee. Validate the configuration before selling. */
export function priceLine(input: LineToPrice): PricedLine {
  const piece = pricePiece(input)
  const setup = input.productPrice.setupFee
  return { ...piece, setup, line: piece.unit * input.quantity + setup }
}

/** The row with the highest minimum the quantity reaches; undefined below the first row. */
export function ladderRowFor(ladder: readonly LadderRow[], quantity: number): LadderRow | undefined {
  let best: LadderRow | undefined
  for (const row of ladder) {
    if (row.minQuantity <= quantity && row.minQuantity > (best?.minQuantity ?? 0)) best = row
  }
  return best
}
