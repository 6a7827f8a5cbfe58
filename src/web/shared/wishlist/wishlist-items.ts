import { MAX_WISHLIST_ITEMS } from '#domain/customers/wishlist.ts'

/** Something liked: a product price (`id`), and the product it is of. */
export type WishlistItem = { readonly id: string; readonly product: string }

/** What is liked, the newest first. */
export type WishlistItems = readonly WishlistItem[]

/** Something liked with its place in the list. */
type Placed = { readonly favorite: WishlistItem; readonly at: number }

/** One change of a list, which can be made on any list. */
export type WishlistChange =
  | {
      readonly kind: 'add'
      readonly favorite: WishlistItem
      /** Where it was before it was removed. */ readonly at?: number
    }
  | {
      readonly kind: 'remove'
      readonly product: string
      /** What of the product was liked. */ readonly gone: readonly Placed[]
    }

/** The list after a change; the same list when there is nothing to change. A double is ignored (S238). */
export function changed(list: WishlistItems, change: WishlistChange): WishlistItems {
  if (change.kind === 'remove') return isLiked(list, change.product) ? without(list, change.product) : list
  const { favorite, at = 0 } = change
  if (isFull(list) || list.some(({ id }) => id === favorite.id)) return list
  return [...list.slice(0, at), favorite, ...list.slice(at)]
}

/** The change that likes a product no more, whichever of its prices were liked. */
export const removalOf = (list: WishlistItems, product: string): WishlistChange => ({
  kind: 'remove',
  product,
  gone: list.flatMap((favorite, at) => (favorite.product === product ? [{ favorite, at }] : [])),
})

/** What undoes a change, in the order in which to do it. */
export const undoOf = (change: WishlistChange): WishlistChange[] =>
  change.kind === 'add'
    ? [removalOf([change.favorite], change.favorite.product)]
    : change.gone.map(({ favorite, at }) => ({ kind: 'add', favorite, at }))

/** Whether any form of a product is liked: a heart speaks of the product, whichever of its prices was liked. */
export const isLiked = (list: WishlistItems, product: string): boolean => list.some((each) => each.product === product)

/** Of each product the one that was liked last: a product is shown once. */
export const oneOfEach = (list: WishlistItems): WishlistItems =>
  list.filter(({ product }, at) => list.findIndex((each) => each.product === product) === at)

export const isFull = (list: WishlistItems): boolean => list.length >= MAX_WISHLIST_ITEMS

const without = (list: WishlistItems, product: string): WishlistItems => list.filter((each) => each.product !== product)
