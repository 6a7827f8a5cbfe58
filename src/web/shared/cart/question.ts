import { toLineFeatures } from '#contract/cart/line-feature.ts'
import { fittedLayout } from '#domain/artwork/line-designs.ts'
import type { BrowserCart, CartItemView } from './browser-cart.ts'

/** A line as the API takes it. */
export const lineRequest = ({ key, id, quantity, features }: CartItemView) => ({
  key,
  productPrice: id,
  quantity,
  features: toLineFeatures(features),
})

/** How the goods get to the customer, once that is decided: one of their addresses, or they come for them. */
export type Delivery =
  | { readonly fulfilment: 'DELIVERY'; readonly addressId: string }
  | { readonly fulfilment: 'PICKUP' }

/** What the shop is asked to price; until delivery is decided, with shipping to the place they had said. */
export const questionOf = ({ items, couponCode, urgent, place }: BrowserCart, delivery?: Delivery) => ({
  items: items.map((item) => ({ ...lineRequest(item), finalPrice: item.finalPrice })),
  ...(couponCode !== null && { couponCode }),
  urgent,
  ...(delivery ?? (place && { cityId: place.cityId })),
})

/** The name of a cart that has been on its way to be paid: what its own order holds is not missing. */
export const cartName = ({ cartKey }: BrowserCart) => (cartKey === null ? {} : { cartKey })

/** The lines as an order takes them, at the prices the customer has seen. */
export const orderLines = ({ items }: BrowserCart) =>
  items.map((item) => {
    const { finalPrice, designMode, notes } = item
    return { ...lineRequest(item), finalPrice, designMode, ...filesOf(item), notes }
  })

/** The cart as files are made of it: with the notes. */
export const exportOf = (stored: BrowserCart) => ({
  ...questionOf(stored),
  ...cartName(stored),
  items: stored.items.map((item) => ({ ...lineRequest(item), notes: item.notes })),
})

/** The cart as the shop keeps it: what is wanted, without prices. */
export const cartRequest = ({ items, saved, couponCode, urgent }: BrowserCart) => ({
  items: items.map(storedLine),
  saved: saved.map(storedLine),
  couponCode,
  urgent,
})

const storedLine = (item: CartItemView) => {
  const { copy, designMode, notes } = item
  return { ...lineRequest(item), copy, designMode, ...filesOf(item), notes }
}

/** The files of a line with how they share it; another quantity is shared out in the same proportion. */
function filesOf({ artworkIds, artworkFaces, designPieces, uploadIds = [], quantity }: CartItemView) {
  if (artworkIds.length === 0) return { artworkIds, artworkFaces: [], designPieces: [], uploadIds }
  const wished = { ...(artworkFaces && { faces: artworkFaces }), ...(designPieces && { pieces: designPieces }) }
  const { faces, pieces } = fittedLayout(artworkIds.length, wished, quantity)
  return { artworkIds, artworkFaces: faces, designPieces: pieces, uploadIds }
}
