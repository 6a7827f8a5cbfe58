import { largestQuantity, type QuantityRule } from './quantity.ts'

/** A cart line as stock sees it; several lines may draw on one product price. */
export type StockLine = {
  readonly key: string
  readonly productPriceId: string
  readonly quantity: number
  /** How the product is sold; without it any quantity from 1 on. */
  readonly rule?: QuantityRule
}

/** What stock changes about a cart. Lines that fit are in neither list. */
export type StockChanges = {
  readonly adjusted: readonly { readonly key: string; readonly from: number; readonly to: number }[]
  readonly removed: readonly string[]
}

const ANY_QUANTITY: QuantityRule = { minQuantity: 1, quantityStep: 1 }

/**
 * Lowers quantities to what is left and removes lines that can no longer be had (S235 to S237). The
 * stock of a product price is shared by all its lines, earlier lines first.
 *
 * @param remaining pieces left by product price id; null is made to order; an unknown id has none left
 */
export function fitToStock(lines: readonly StockLine[], remaining: ReadonlyMap<string, number | null>): StockChanges {
  const left = new Map(remaining)
  const adjusted: { key: string; from: number; to: number }[] = []
  const removed: string[] = []

  for (const { key, productPriceId, quantity, rule = ANY_QUANTITY } of lines) {
    const stock = left.get(productPriceId)
    if (stock === null) continue

    const available = stock ?? 0
    const to = available >= quantity ? quantity : largestQuantity(available, rule)
    if (to === 0) removed.push(key)
    else if (to < quantity) adjusted.push({ key, from: quantity, to })
    left.set(productPriceId, available - to)
  }
  return { adjusted, removed }
}
