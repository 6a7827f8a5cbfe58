import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { defaultConfiguration } from '#domain/catalog/default-configuration.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { priceLine } from '#domain/pricing/price-line.ts'
import { configurableOf } from './configurable.ts'
import { isSoldOut } from './decisions.ts'

/** What a product is offered for: each variant with its default choices, in the least quantity. */
export function offersOf(product: ProductDetail): {
  pricedPer: number
  offers: readonly { name: string | null; price: Halalas; inStock: boolean }[]
} {
  const { features, prices } = configurableOf(product)
  const chosen = defaultConfiguration(features)
  const quantity = product.minQuantity
  const offers = prices.map((productPrice, index) => ({
    name: product.prices[index]?.name ?? null,
    price: priceLine({ productPrice, features, chosen, quantity }).line,
    inStock: !isSoldOut(productPrice, product),
  }))
  return { pricedPer: quantity, offers }
}
