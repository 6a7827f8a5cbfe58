import type { ApiClient } from '#contract/api-client.ts'
import { currentSession } from '../session/session-store.ts'
import { toastFailure } from '#ui/toast/toast-store.ts'
import type { WishlistItem, WishlistChange } from './wishlist-items.ts'
import { isFull, isLiked, removalOf, undoOf } from './wishlist-items.ts'
import { changeWishlist, favorites } from './browser-wishlist.ts'

/** The result of a press on a heart; `undo` puts back what was removed. */
export type Liked = { readonly outcome: 'added' | 'full' } | { readonly outcome: 'removed'; readonly undo: () => void }

/** Likes a product price, or its product no more: at once in this browser, then on the server for customers. */
export function toggleWishlist(api: ApiClient, favorite: WishlistItem): Liked {
  const { list } = favorites.get()
  if (isLiked(list, favorite.product)) {
    const removal = removalOf(list, favorite.product)
    make(api, [removal])
    return { outcome: 'removed', undo: () => make(api, undoOf(removal)) }
  }
  if (isFull(list)) return { outcome: 'full' }
  make(api, [{ kind: 'add', favorite }])
  return { outcome: 'added' }
}

/** Removes products that are not sold any more, without an undo. */
export function forgetProducts(api: ApiClient, products: readonly string[]): void {
  const { list } = favorites.get()
  make(
    api,
    products.map((product) => removalOf(list, product)),
  )
}

/** Makes changes here, and on the server when a customer is signed in. */
function make(api: ApiClient, changes: readonly WishlistChange[]): void {
  const isForServer = currentSession().customer !== undefined
  changeWishlist(changes, isForServer)
  // Where this code does not arrive the changes are sent by the next page.
  if (isForServer) import('./server-wishlist.ts').then(({ send }) => send(api, changes)).catch(toastFailure)
}
