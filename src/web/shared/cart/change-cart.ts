import { backInCart, savedForLater } from '#domain/cart/stored-cart.ts'
import { withCopy, withEdit, withLine, withoutLine, withQuantity } from '#domain/cart/cart-lines.ts'
import { repriced } from '#domain/cart/item-price.ts'
import type { LineFiles } from '#domain/artwork/line-files.ts'
import { cart } from './browser-cart.ts'
import type { BrowserCart, CartItemView } from './browser-cart.ts'

/** A name for a line, new in every browser. */
export const newKey = (): string => crypto.randomUUID()

/** Puts a line into the cart; false when it is full. */
export function putInCart(item: CartItemView): boolean {
  const result = withLine(cart.get().items, item)
  if (result.ok) change((stored) => ({ ...stored, items: result.value.map(repriced) }))
  return result.ok
}

/** Puts another configuration in the place of a line; false when the line is gone. */
export function replaceLine(key: string, item: CartItemView): boolean {
  const { copy } = cart.get().items.find((line) => line.key === key) ?? item
  const items = withEdit(cart.get().items, key, { ...item, copy })
  if (!items) return false
  change((stored) => ({
    ...stored,
    items: items.map(repriced),
    notices: stored.notices.filter((each) => each.key !== key),
  }))
  return true
}

export function changeQuantity(line: CartItemView, quantity: number): void {
  const items = withQuantity(cart.get().items, line, quantity)
  if (items) change((stored) => ({ ...stored, items: items.map(repriced) }))
  else reportError(new Error('the line is not in the cart any more'))
}

/** Shares a line out again among its kinds, such as sizes; their pieces together are its quantity. */
export function changePieces(line: CartItemView, featureId: string, value: string, quantity: number): void {
  const features = line.features.map((each) => (each.featureId === featureId ? { ...each, value } : each))
  const place = line.features.findIndex((each) => each.featureId === featureId)
  const answers = line.shown.answers.map((answer, index) => (index === place ? { ...answer, value } : answer))
  const edit = { quantity, features, shown: { ...line.shown, answers } }
  change((stored) => ({ ...stored, items: withEdit(stored.items, line.key, edit)?.map(repriced) ?? stored.items }))
}

export const writeNote = (line: CartItemView, notes: string): void =>
  change((stored) => ({ ...stored, items: withEdit(stored.items, line.key, { notes }) ?? stored.items }))

/** Has the designers change the files of a line; the note says how. */
export const leaveToDesigners = (line: CartItemView, notes: string): void =>
  change((stored) => ({
    ...stored,
    items: withEdit(stored.items, line.key, { notes, designMode: 'DESIGN_FOR_ME' }) ?? stored.items,
  }))

/** Has a line printed from these files. A file that the shop is to change stays so when only its side is named. */
export const setFiles = (key: string, files: LineFiles): void =>
  change((stored) => {
    const line = stored.items.find((each) => each.key === key)
    const isSame = line?.artworkIds.join() === files.artworkIds.join() && files.uploadIds.length === 0
    const designMode = isSame ? line.designMode : files.artworkIds.length > 0 ? 'UPLOAD' : 'LATER'
    return { ...stored, items: withEdit(stored.items, key, { ...files, designMode }) ?? stored.items }
  })

export const removeLine = (line: CartItemView): void =>
  change((stored) => ({ ...stored, items: withoutLine(stored.items, line), notices: others(stored, line.key) }))

export const removeSaved = (line: CartItemView): void =>
  change((stored) => ({ ...stored, saved: withoutLine(stored.saved, line) }))

/** Adds a second print of a line; false when the cart is full. */
export function copyLine(line: CartItemView): boolean {
  const result = withCopy(cart.get().items, line, newKey())
  if (result.ok) change((stored) => ({ ...stored, items: result.value }))
  return result.ok
}

export const saveLine = (key: string): void =>
  change((stored) => ({ ...stored, ...savedForLater(stored, key), notices: others(stored, key) }))

/** Takes a line back that was put aside; false when the cart is full. */
export function takeBack(key: string): boolean {
  const result = backInCart(cart.get(), key)
  if (result.ok) change((stored) => ({ ...stored, ...result.value }))
  return result.ok
}

/** Urgent and a coupon exclude each other (S294): answers whether a coupon was taken away. */
export function chooseUrgent(urgent: boolean): boolean {
  const hadCoupon = urgent && cart.get().couponCode !== null
  change((stored) => ({ ...stored, urgent, couponCode: urgent ? null : stored.couponCode }))
  return hadCoupon
}

export const chooseCoupon = (couponCode: string | null): void => change((stored) => ({ ...stored, couponCode }))

export const choosePlace = (place: BrowserCart['place']): void => change((stored) => ({ ...stored, place }))

/** Dismisses the notice of a line. */
export const dismissNotice = (key: string, kind: string): void =>
  change((stored) => ({
    ...stored,
    notices: stored.notices.filter((each) => each.key !== key || each.kind !== kind),
  }))

const others = (stored: BrowserCart, key: string) => stored.notices.filter((each) => each.key !== key)

const change = (next: (stored: BrowserCart) => BrowserCart): void =>
  void cart.change((stored) => ({ ...next(stored), unsent: true }))
