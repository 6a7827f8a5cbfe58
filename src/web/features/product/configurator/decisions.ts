import { defaultConfiguration } from '#domain/configuration/default-configuration.ts'
import type { ChosenFeature } from '#domain/configuration/chosen-feature.ts'
import type { ProductPrice } from '#domain/catalog/product-price.ts'
import { checkQuantity, largestQuantity, quantityLimit } from '#domain/catalog/quantity.ts'
import type { QuantityError, QuantityRule } from '#domain/catalog/quantity.ts'
import { visibleConfiguration } from '#domain/configuration/visible-features.ts'
import type { Configurable } from '#contract/catalog/configurable.ts'
import type { StoredDecisions } from '../../../shared/cart/stored-decisions.ts'

/** What a customer has decided about a product. The rest follows from it by the product's defaults. */
export type Decisions = Omit<StoredDecisions, 'chosen'> & {
  /** Answers given by hand; taking nothing is one too. */
  readonly chosen: readonly ChosenFeature[]
}

/** How a product is met: first variant that can be had, default choices, smallest quantity, standard time. */
export const firstDecisions = ({ product, prices }: Configurable): Decisions => ({
  priceId: (prices.find((price) => !isSoldOut(price, product)) ?? prices[0])?.id ?? '',
  chosen: [],
  quantity: product.minQuantity,
  urgent: false,
})

/** Whether not even the smallest quantity is left of a variant. */
export const isSoldOut = (
  { remainingQuantity }: Pick<ProductPrice, 'remainingQuantity'>,
  rule: QuantityRule,
): boolean => remainingQuantity !== null && largestQuantity(remainingQuantity, rule) === 0

/** The decisions with one feature answered again. */
export const answered = (decisions: Decisions, answer: ChosenFeature): Decisions => ({
  ...decisions,
  chosen: [...decisions.chosen.filter(({ featureId }) => featureId !== answer.featureId), answer],
})

/** Every answer that counts: given ones, and defaults for what else is shown. */
export const configurationOf = ({ features }: Configurable, { chosen }: Decisions): readonly ChosenFeature[] =>
  visibleConfiguration(features, defaultConfiguration(features, chosen))

/** The variant decided for. */
export function variantOf({ prices }: Configurable, { priceId }: Pick<Decisions, 'priceId'>): ProductPrice {
  const price = prices.find(({ id }) => id === priceId) ?? prices[0]
  if (!price) throw new Error('a product has at least one price')
  return price
}

/** Why a typed quantity cannot be had, and the nearest that can, where there is one. */
export type QuantityTrouble =
  | { readonly code: 'whole'; readonly use?: undefined }
  | { readonly code: 'minimum' | 'most' | 'stock'; readonly count: number; readonly use: number }
  | {
      readonly code: 'step'
      readonly step: number
      readonly lower: number
      readonly higher: number
      readonly use: number
    }

/**
 * What is wrong with a quantity of a variant; undefined when it can be ordered. Of one that is sold out any quantity
 * is as good for asking about.
 */
export function quantityTrouble(
  quantity: number | undefined,
  { product }: Configurable,
  variant: Pick<ProductPrice, 'remainingQuantity' | 'ladder'>,
): QuantityTrouble | undefined {
  if (quantity === undefined) return { code: 'whole' }
  const checked = checkQuantity(quantity, { ...product, maxQuantity: quantityLimit(product, variant.ladder) })
  if (!checked.ok) return troubleOf(checked.error)
  const stock = variant.remainingQuantity
  if (stock === null || quantity <= stock || isSoldOut(variant, product)) return undefined
  return { code: 'stock', count: stock, use: largestQuantity(stock, product) }
}

function troubleOf(error: QuantityError): QuantityTrouble {
  switch (error.code) {
    case 'quantity/below-minimum':
      return { code: 'minimum', count: error.minimum, use: error.minimum }
    case 'quantity/above-maximum':
      return { code: 'most', count: error.maximum, use: error.maximum }
    case 'quantity/not-in-steps':
      return { code: 'step', step: error.step, lower: error.lower, higher: error.higher, use: error.higher }
    default:
      return { code: 'whole' }
  }
}
