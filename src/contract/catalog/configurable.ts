import type { ProductDetail, ProductFeature, ProductPrice as WirePrice } from './product-detail.ts'
import type { Feature } from '#domain/configuration/feature.ts'
import type { ProductPrice } from '#domain/catalog/product-price.ts'

/** A product as the rules of configuration and price see it; made once per product. */
export type Configurable = {
  readonly product: ProductDetail
  readonly features: readonly Feature[]
  readonly prices: readonly ProductPrice[]
}

/** Takes what the rules need out of the API's answer. */
export const configurableOf = (product: ProductDetail): Configurable => ({
  product,
  features: product.features.map(featureOf),
  prices: product.prices.map(priceOf),
})

const featureOf = (feature: ProductFeature): Feature => ({
  id: feature.id,
  code: feature.code,
  control: feature.control,
  required: feature.required,
  condition: feature.shownWhen,
  limits: { min: feature.minValue, max: feature.maxValue, maxChoices: feature.maxChoices },
  choices: feature.choices.map(({ id, price, isDefault, excludes }) => ({
    id,
    price,
    isDefault,
    excludes: excludes.map(({ choiceId }) => choiceId),
  })),
})

const priceOf = ({ id, price, offerPercent, remainingQuantity, setupFee, ladder }: WirePrice): ProductPrice => ({
  id,
  price,
  offerPercent,
  remainingQuantity,
  setupFee,
  ladder,
})
