import { MOST_FAVORITES } from '#domain/customers/wishlist.ts'

/** Something liked: a product price (`id`), and the product it is of. */
export type Favorite = { readonly id: string; readonly product: string }

/** What is liked, the newest first. */
export type FavoriteList = readonly Favorite[]

/** One change of a list, which can be made on any list. */
export type FavoriteChange =
  | {
      readonly kind: 'add'
      readonly favorite: Favorite
      /** Where it was before it was removed. */ readonly at?: number
    }
  | { readonly kind: 'remove'; readonly product: string }

/** The list after a change; the same list when there is nothing to change. A double is ignored (S238). */
export function changed(list: FavoriteList, change: FavoriteChange): FavoriteList {
  if (change.kind === 'remove') return isLiked(list, change.product) ? without(list, change.product) : list
  const { favorite, at = 0 } = change
  if (isFull(list) || list.some(({ id }) => id === favorite.id)) return list
  return [...list.slice(0, at), favorite, ...list.slice(at)]
}

/** Whether any form of a product is liked: a heart speaks of the product, whichever of its prices was liked. */
export const isLiked = (list: FavoriteList, product: string): boolean => list.some((each) => each.product === product)

/** Of each product the one that was liked last: a product is shown once. */
export const oneOfEach = (list: FavoriteList): FavoriteList =>
  list.filter(({ product }, at) => list.findIndex((each) => each.product === product) === at)

export const isFull = (list: FavoriteList): boolean => list.length >= MOST_FAVORITES

/** What would undo the removal of a product, in the order in which to do it. */
export const undoOf = (list: FavoriteList, product: string): FavoriteChange[] =>
  list.flatMap((favorite, at) => (favorite.product === product ? [{ kind: 'add' as const, favorite, at }] : []))

const without = (list: FavoriteList, product: string): FavoriteList => list.filter((each) => each.product !== product)
