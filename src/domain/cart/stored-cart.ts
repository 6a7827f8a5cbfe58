import { err, ok, type Result } from '../result.ts'
import { MAX_LINES, type CartLine } from './cart-item.ts'
import { findLine, withLine, type AddError } from './cart-lines.ts'

/** Everything stored of what a visitor wants to buy. */
export type StoredCart<Line extends CartLine = CartLine> = {
  readonly items: readonly Line[]
  /** Lines put aside with their configuration (S245). */
  readonly saved: readonly Line[]
  readonly couponCode: string | null
  readonly urgent: boolean
}

/** An empty cart (S232). */
export const EMPTY_CART: StoredCart<never> = { items: [], saved: [], couponCode: null, urgent: false }

/** The cart with a line put aside, or as it was when there is no such line or no room. */
export const savedForLater = <Line extends CartLine>(cart: StoredCart<Line>, key: string): StoredCart<Line> =>
  moved(cart, { from: 'items', to: 'saved', key })

/** The cart with a line that was put aside back in it. */
export function backInCart<Line extends CartLine>(
  cart: StoredCart<Line>,
  key: string,
): Result<StoredCart<Line>, AddError> {
  const after = moved(cart, { from: 'saved', to: 'items', key })
  return after === cart ? err({ code: 'cart/full', most: MAX_LINES }) : ok(after)
}

type List = 'items' | 'saved'

function moved<Line extends CartLine>(
  cart: StoredCart<Line>,
  { from, to, key }: { from: List; to: List; key: string },
): StoredCart<Line> {
  const line = cart[from].find((each) => each.key === key)
  const added = line && withLine(cart[to], line)
  return added?.ok ? { ...cart, [from]: cart[from].filter((each) => each !== line), [to]: added.value } : cart
}

/**
 * The cart of a visitor who signs in: the browser's cart joins the shop's (S220). Of the same line the larger
 * quantity stays, never the sum; other lines are appended while there is room. The browser knows the latest note, coupon
 * and urgency. Merging the same cart twice changes nothing.
 */
export function mergedCart<Line extends CartLine>(stored: StoredCart<Line>, local: StoredCart<Line>): StoredCart<Line> {
  const urgent = local.items.length > 0 ? local.urgent : stored.urgent
  return {
    items: mergedLines(stored.items, local.items),
    saved: mergedLines(stored.saved, local.saved),
    // Urgency has taken the coupon away (S294): the shop's copy must not bring it back.
    couponCode: urgent ? null : (local.couponCode ?? stored.couponCode),
    urgent,
  }
}

function mergedLines<Line extends CartLine>(stored: readonly Line[], local: readonly Line[]): readonly Line[] {
  return local.reduce((lines: readonly Line[], line) => {
    const same = findLine(lines, line)
    const quantity = Math.max(line.quantity, same?.quantity ?? 0)
    const added = withLine(lines, { ...line, quantity, key: nameFor(lines, line) })
    return added.ok ? added.value : lines
  }, stored)
}

/** Two browsers may have given two lines the same name. */
function nameFor(lines: readonly CartLine[], { key }: CartLine): string {
  let name = key
  for (let n = 2; lines.some((each) => each.key === name); n += 1) name = `${key.slice(0, 58)}-${n}`
  return name
}
