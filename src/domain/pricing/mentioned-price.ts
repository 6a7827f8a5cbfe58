import { fromPrice } from './from-price.ts'
import { roundHalfUp, type Halalas } from '../money/halalas.ts'
import type { Feature } from '../configuration/feature.ts'
import type { ProductPrice } from '../catalog/product-price.ts'

/** A price that a text takes from the catalogue: `{price CODE}`, or `{price CODE 200}` for so many pieces. */
export type PriceMention = { readonly code: string; readonly quantity: number | null }

const MENTION = /\{price ([^\s{}]+)(?: (\d{1,6}))?\}/g

const mentionOf = (code: string, quantity: string | undefined): PriceMention => ({
  code,
  quantity: quantity === undefined ? null : Number(quantity),
})

/** The prices that a text mentions, in its order. */
export const priceMentions = (text: string): PriceMention[] =>
  [...text.matchAll(MENTION)].map(([, code = '', quantity]) => mentionOf(code, quantity))

/** The text with every mention replaced by a price. */
export const fillPrices = (text: string, priceOf: (mention: PriceMention) => string): string =>
  text.replaceAll(MENTION, (_, code: string, quantity?: string) => priceOf(mentionOf(code, quantity)))

type Priced = {
  readonly prices: readonly (Pick<ProductPrice, 'price' | 'offerPercent' | 'ladder' | 'remainingQuantity'> &
    Pick<ProductPrice, 'setupFee'>)[]
  readonly features: readonly Feature[]
  readonly minQuantity: number
}

/**
 * What one piece costs: the price that lists show, or of a quantity the cheapest total for a piece, set-up fee included.
 * Less than the least quantity is priced as that. Null for a product without a price.
 */
export function mentionedPrice({ prices, features, minQuantity }: Priced, quantity: number | null): Halalas | null {
  if (prices.length === 0) return null
  if (quantity === null) return fromPrice(prices, features, minQuantity).unit
  const pieces = Math.max(quantity, minQuantity, 1)
  return Math.min(
    ...prices.map((price) => {
      const { unit } = fromPrice([price], features, pieces)
      return roundHalfUp(unit * pieces + price.setupFee, pieces)
    }),
  )
}
