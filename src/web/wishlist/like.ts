import type { ApiClient } from '#contract/api-client.ts'
import { currentSession } from '../session/session-store.ts'
import { toastFailure } from '../ui/toast/toast-store.ts'
import type { Favorite, FavoriteChange } from './favorite-list.ts'
import { isFull, isLiked, undoOf } from './favorite-list.ts'
import { changeFavorites, favorites } from './kept-favorites.ts'

/** What came of a press on a heart; `undo` puts back what was removed. */
export type Liked = { readonly outcome: 'added' | 'full' } | { readonly outcome: 'removed'; readonly undo: () => void }

/** Likes a product price, or its product no more: at once in this browser, then on the server for customers. */
export function toggleFavorite(api: ApiClient, favorite: Favorite): Liked {
  const { list } = favorites.get()
  const { product } = favorite
  if (isLiked(list, product)) {
    const back = undoOf(list, product)
    make(api, [{ kind: 'remove', product }])
    return { outcome: 'removed', undo: () => make(api, back) }
  }
  if (isFull(list)) return { outcome: 'full' }
  make(api, [{ kind: 'add', favorite }])
  return { outcome: 'added' }
}

/** Likes products no more that nobody can be asked to put back: they are not sold. */
export const forgetProducts = (api: ApiClient, products: readonly string[]): void =>
  make(
    api,
    products.map((product) => ({ kind: 'remove', product })),
  )

/** Makes changes here, and on the server when somebody is signed in. */
function make(api: ApiClient, changes: readonly FavoriteChange[]): void {
  const before = favorites.get().list
  for (const change of changes) changeFavorites(change)
  if (!currentSession().customer) return
  import('./server-favorites.ts').then(({ send }) => send(api, changes, before)).catch(toastFailure)
}
