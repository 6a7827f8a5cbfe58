import { isSameLine } from '#domain/cart/cart-item.ts'
import type { Notice, CartItemView } from './browser-cart.ts'

/** What became of a visitor's lines when their cart was joined with the customer's: lines that came, larger quantities. */
export const joinedNotices = (before: readonly CartItemView[], after: readonly CartItemView[]): Notice[] =>
  after.flatMap((item): Notice[] => {
    const { key, quantity, shown: product } = item
    const same = before.find((each) => isSameLine(each, item))
    if (!same) return [{ key, name: product.name, kind: 'added' }]
    const { quantity: from } = same
    return from === quantity ? [] : [{ key, name: product.name, kind: 'joined', from, to: quantity }]
  })
