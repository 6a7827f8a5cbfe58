import type { AnswerOf, ApiClient } from '#contract/api-client.ts'
import { isSameLine } from '#domain/cart/cart-item.ts'
import type { Language } from '#domain/language.ts'
import { newKey, putInCart } from '../../../shared/cart/change-cart.ts'
import type { CartItemView } from '../../../shared/cart/browser-cart.ts'
import { linesFromShop } from '../../../shared/cart/lines-from-shop.ts'

type Items = AnswerOf<'/api/carts/profile/{id}/reorder', 'post'>['data']['items']

/** Puts the lines of an order into the cart, at the prices of today; false when not all of them fit into it. */
export async function orderAgain(api: ApiClient, items: Items, language: Language): Promise<boolean> {
  const requested = items.map((item) => ({ ...lineRequest(item), uploadIds: [], copy: 0 }))
  const lines = await linesFromShop(api, requested, language)
  const added: CartItemView[] = []
  for (const { key } of requested) {
    const item = lines.get(key)
    if (!item) continue
    const numbered = { ...asOwnLine(item, added), key: newKey() }
    if (!putInCart(numbered)) return false
    added.push(numbered)
  }
  return true
}

const lineRequest = ({ finalPrice: _old, ...requested }: Items[number]) => requested

/** The same thing twice in an order was two lines, and is two lines again. */
function asOwnLine(item: CartItemView, added: readonly CartItemView[]): CartItemView {
  const same = added.filter((each) => isSameLine({ ...each, copy: item.copy }, item))
  return { ...item, copy: same.length }
}
