import { chargedArea } from '../configuration/dimensions.ts'
import type { Feature } from '../configuration/feature.ts'
import type { ProductPrice } from '../catalog/product-price.ts'
import { isQuantityEnough } from '../catalog/quantity.ts'
import type { Halalas } from '../money/halalas.ts'
import { pricePiece } from './price-line.ts'

/** What a list says of a product's price, halalas a piece. */
export type FromPrice<Price> = {
  /** The variant that has it; null when the product has none at all. */
  readonly price: Price | null
  readonly unit: Halalas
  /** The same without the offer; null when there is no offer. */
  readonly wasUnit: Halalas | null
  readonly offerPercent: number
}

type Priced = Pick<ProductPrice, 'price' | 'offerPercent' | 'ladder' | 'remainingQuantity'>
type Decided = Pick<Feature, 'control' | 'required' | 'condition' | 'limits' | 'choices'>

/**
 * What a piece costs in the least quantity sold: the cheapest variant that can be had (of all, when none can), with the
 * cheapest choice of everything that must be decided, after the offer. This price needs no larger order, and
 * prices of different products compare. Zero for a product without a price.
 */
export function fromPrice<Price extends Priced>(
  prices: readonly Price[],
  features: readonly Decided[],
  minQuantity: number,
): FromPrice<Price> {
  const surcharge = features.reduce((sum, feature) => sum + leastAdded(feature), 0)
  const available = prices.filter((price) => canBeHad(price, minQuantity))
  let best: FromPrice<Price> | undefined
  for (const variant of available.length > 0 ? available : prices) {
    const { unit, wasUnit = null } = pricePiece({ productPrice: variant, surcharge, quantity: minQuantity })
    if (best && best.unit <= unit) continue
    best = { price: variant, unit, wasUnit, offerPercent: variant.offerPercent }
  }
  return best ?? { price: null, unit: 0, wasUnit: null, offerPercent: 0 }
}

/** Whether enough of a variant is left for the least quantity sold; what is made to order never runs out. */
export const canBeHad = (
  { remainingQuantity }: Pick<ProductPrice, 'remainingQuantity'>,
  minQuantity: number,
): boolean => remainingQuantity === null || isQuantityEnough(remainingQuantity, minQuantity)

/** Hundredths of a halala; nothing for what may be left out or may never be shown. */
function leastAdded({ control, required, condition, limits, choices }: Decided): number {
  if (!required || condition?.length || choices.length === 0) return 0
  const cheapest = Math.min(...choices.map((choice) => choice.price))
  if (control !== 'DIMENSIONS') return cheapest * 100
  const side = Math.max(limits.min ?? 1, 1)
  return cheapest * chargedArea({ widthMm: side, heightMm: side })
}
