import type { Halalas } from '../money/halalas.ts'

/** From `minQuantity` pieces on, one piece costs `unitPrice` (before choices and offer). */
export type LadderRow = {
  readonly minQuantity: number
  readonly unitPrice: Halalas
}

/** A sellable variant of a product (S168). Stock belongs to it, whatever the choices of a line. */
export type ProductPrice = {
  readonly id: string
  /** Price of one piece at the minimum quantity. */
  readonly price: Halalas
  /** Whole percent taken off, 0 to 99. */
  readonly offerPercent: number
  /** Pieces left; null when made to order, which never runs out. */
  readonly remainingQuantity: number | null
  /** Charged once per line, whatever the quantity: plates, dies, artwork clean-up. */
  readonly setupFee: Halalas
  /** Cheaper prices of larger quantities, in any order; empty when there are none. */
  readonly ladder: readonly LadderRow[]
}
