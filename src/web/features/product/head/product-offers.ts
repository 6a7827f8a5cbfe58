import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { defaultConfiguration } from '#domain/configuration/default-configuration.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { priceLine } from '#domain/pricing/price-line.ts'
import { surchargeOf } from '#domain/pricing/surcharge.ts'
import { configurableOf } from '#contract/catalog/configurable.ts'
import { isSoldOut } from '../configurator/decisions.ts'

/** A variant for sale; prices are for the least quantity, VAT included. */
export type ProductOffer = {
  readonly code: string
  readonly name: string | null
  readonly price: Halalas
  /** Before the offer; null without one. */
  readonly wasPrice: Halalas | null
  readonly inStock: boolean
}

/** What a product is offered for: each variant with its default choices, in the least quantity. */
export function offersOf(product: ProductDetail): {
  pricedPer: number
  offers: readonly ProductOffer[]
} {
  const { features, prices } = configurableOf(product)
  const surcharge = surchargeOf(features, defaultConfiguration(features))
  const quantity = product.minQuantity
  const offers = prices.map((productPrice, index) => {
    const { line, setup, wasUnit } = priceLine({ productPrice, surcharge, quantity })
    return {
      code: product.prices[index]?.code ?? product.code,
      name: product.prices[index]?.name ?? null,
      price: line,
      wasPrice: wasUnit === undefined ? null : wasUnit * quantity + setup,
      inStock: !isSoldOut(productPrice, product),
    }
  })
  return { pricedPer: quantity, offers }
}
