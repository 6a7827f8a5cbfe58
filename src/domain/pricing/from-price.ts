import { chargedArea } from '../catalog/dimensions.ts'
import type { Feature } from '../catalog/feature.ts'
import type { ProductPrice } from '../catalog/product-price.ts'
import { isQuantityEnough } from '../catalog/quantity.ts'
import { roundHalfUp, type Halalas } from '../money/halalas.ts'
import { ladderRowFor } from './price-line.ts'

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
  const added = features.reduce((sum, feature) => sum + leastAdded(feature), 0)
  const available = prices.filter((price) => canBeHad(price, minQuantity))
  let best: FromPrice<Price> | undefined
  for (const variant of available.length > 0 ? available : prices) {
    const { price, offerPercent, ladder } = variant
    const base = ladderRowFor(ladder, minQuantity)?.unitPrice ?? price
    const beforeOffer = BigInt(base) * 100n + BigInt(added)
    const unit = roundHalfUp(beforeOffer * BigInt(100 - offerPercent), 10_000)
    if (best && best.unit <= unit) continue
    best = { price: variant, unit, wasUnit: offerPercent > 0 ? roundHalfUp(beforeOffer, 100) : null, offerPercent }
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
