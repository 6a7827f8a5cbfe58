import type { ProductPrice } from '../catalog/product-price.ts'
import { checkQuantity, quantityLimit, type QuantityRule } from '../catalog/quantity.ts'
import { priceLine } from '../pricing/price-line.ts'
import type { Halalas } from '../money/halalas.ts'

/** A quantity with what a line of it costs. */
export type PricedQuantity = { readonly quantity: number; readonly total: Halalas }

type PricedThing = {
  readonly productPrice: ProductPrice
  readonly rule: QuantityRule
  readonly surcharge: number
}

/** The quantity of a line with the next of its price list on both sides, of those that can be had; each with its price. */
export function nearQuantities(quantity: number, { productPrice, rule, surcharge }: PricedThing): PricedQuantity[] {
  const { ladder, remainingQuantity } = productPrice
  const possible = { ...rule, maxQuantity: quantityLimit(rule, ladder) }
  const listed = [rule.minQuantity, ...ladder.map(({ minQuantity }) => minQuantity)]
    .filter((each) => checkQuantity(each, possible).ok && each <= (remainingQuantity ?? each))
    .toSorted((one, other) => one - other)
  const near = [listed.findLast((each) => each < quantity), quantity, listed.find((each) => each > quantity)]
  return near
    .filter((each) => each !== undefined)
    .map((each) => ({ quantity: each, total: priceLine({ productPrice, surcharge, quantity: each }).line }))
}
