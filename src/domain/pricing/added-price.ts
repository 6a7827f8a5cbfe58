import type { Halalas } from '../money/halalas.ts'

/** What a choice adds to a price, and to how many pieces. */
export type AddedPrice = {
  readonly halalas: Halalas
  /** The pieces the amount is for; 1: it is the price of one. */
  readonly pieces: number
}

/**
 * What a choice that makes a line of `quantity` pieces dearer by `added` is said to add (S276). Products priced by the
 * piece say it of one; those priced by the hundred, where one costs next to nothing, of the quantity chosen.
 */
export function addedPrice(added: Halalas, quantity: number, pricedPer: number): AddedPrice {
  const isByPiece = pricedPer === 1 && added % quantity === 0
  return isByPiece ? { halalas: added / quantity, pieces: 1 } : { halalas: added, pieces: quantity }
}
