import { chargedArea, parseDimensions } from '../catalog/dimensions.ts'
import { takenChoices, type ChosenFeature, type Feature } from '../catalog/feature.ts'
import type { LadderRow, ProductPrice } from '../catalog/product-price.ts'
import { visibleFeatures } from '../catalog/visible-features.ts'
import { roundHalfUp, type Halalas } from '../money/halalas.ts'

/** What is to be priced. */
export type LineToPrice = {
  readonly productPrice: ProductPrice
  readonly features: readonly Feature[]
  readonly chosen: readonly ChosenFeature[]
  readonly quantity: number
  /** Pieces of all lines of the product, when the product pools its versions; decides the ladder row. */
  readonly pooledQuantity?: number
}

/** A priced line; `line = unit × quantity + setup`. */
export type PricedLine = {
  /** Price of one piece after choices and offer. */
  readonly unit: Halalas
  /** Charged once for the line. */
  readonly setup: Halalas
  readonly line: Halalas
  /** Price of one piece without the offer; absent when there is no offer. */
  readonly wasUnit?: Halalas
  /** The ladder row that set the base price; absent when the variant's own price did. */
  readonly ladderRow?: LadderRow
}

/**
 * The price of a line (A-C1, rules 1 to 4): the base price of the quantity, the choices taken, the
 * offer, rounded half up once per piece, times the quantity, and the set-up fee. Hidden features and
 * choices of other products cost nothing; validate the configuration before selling.
 */
export function priceLine(input: LineToPrice): PricedLine {
  const { productPrice, quantity } = input
  const ladderRow = ladderRowFor(productPrice.ladder, input.pooledQuantity ?? quantity)
  const base = ladderRow?.unitPrice ?? productPrice.price
  const beforeOffer = BigInt(base) * 100n + choicesPrice(input.features, input.chosen)
  const unit = roundHalfUp(beforeOffer * BigInt(100 - productPrice.offerPercent), 10_000)
  const setup = productPrice.setupFee
  return {
    unit,
    setup,
    line: unit * quantity + setup,
    ...(productPrice.offerPercent > 0 && { wasUnit: roundHalfUp(beforeOffer, 100) }),
    ...(ladderRow && { ladderRow }),
  }
}

/** The row with the highest minimum the quantity reaches; undefined below the first row. */
export function ladderRowFor(ladder: readonly LadderRow[], quantity: number): LadderRow | undefined {
  let best: LadderRow | undefined
  for (const row of ladder) {
    if (row.minQuantity <= quantity && row.minQuantity > (best?.minQuantity ?? 0)) best = row
  }
  return best
}

/** What the choices taken add to one piece, in hundredths of a halala (areas are hundredths of a square metre). */
function choicesPrice(features: readonly Feature[], chosen: readonly ChosenFeature[]): bigint {
  let sum = 0n
  for (const feature of visibleFeatures(features, chosen)) {
    const answer = chosen.find((one) => one.featureId === feature.id)
    if (!answer) continue
    const factor = BigInt(priceFactor(feature, answer))
    for (const choice of takenChoices(feature, answer)) sum += BigInt(choice.price) * factor
  }
  return sum
}

function priceFactor(feature: Feature, answer: ChosenFeature): number {
  if (feature.control !== 'DIMENSIONS') return 100
  const size = parseDimensions(answer.value ?? '')
  return size ? chargedArea(size) : 0
}
