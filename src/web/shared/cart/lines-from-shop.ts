import type { AnswerOf, ApiClient } from '#contract/api-client.ts'
import { fromLineFeatures } from '#contract/cart/line-feature.ts'
import type { CartLine } from '#domain/cart/cart-item.ts'
import type { Language } from '#domain/language.ts'
import { itemOf } from './apply-quote.ts'
import type { CartItemView } from './browser-cart.ts'

/** A line as the shop keeps it: what is wanted, without names and prices. */
export type LineRequest = AnswerOf<'/api/carts/current'>['data']['items'][number]

/** The line as the cart has it, as long as nothing is shown of it. */
export const lineOf = ({ productPrice: id, features, ...line }: LineRequest): CartLine => ({
  ...line,
  id,
  features: fromLineFeatures(features),
})

/** Lines with what is shown of them, asked of the shop, by their keys; one that is not sold any more is missing. */
export async function linesFromShop(
  api: ApiClient,
  lines: readonly LineRequest[],
  language: Language,
): Promise<Map<string, CartItemView>> {
  const displayedByKey = new Map<string, CartItemView>()
  if (lines.length === 0) return displayedByKey
  const items = lines.map(({ key, productPrice, quantity, features }) => ({ key, productPrice, quantity, features }))
  const { data } = await api.post('/api/carts/quote', { items })
  for (const quoted of data.lines) {
    const line = lines.find(({ key }) => key === quoted.key)
    if (line) displayedByKey.set(quoted.key, itemOf(lineOf(line), quoted, language))
  }
  return displayedByKey
}
