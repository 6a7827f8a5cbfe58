import { persistedValue } from '#ui/browser-storage/persisted-value.ts'
import { usePersistedFact } from '#ui/browser-storage/use-persisted.ts'
import { changed, isLiked } from './wishlist-items.ts'
import type { WishlistItem, WishlistChange, WishlistItems } from './wishlist-items.ts'

/** What a customer likes, as this browser knows it. */
export type BrowserWishlist = {
  /** The customer it belongs to; null for a visitor's. */
  readonly owner: string | null
  readonly list: WishlistItems
  /** Changes that the list shows already and the server has not taken yet, in their order: they outlive the page. */
  readonly unsent: readonly WishlistChange[]
}

const NONE: BrowserWishlist = { owner: null, list: [], unsent: [] }

/** The hearts of this browser (S192): a visitor's own, or what the server last said of a customer's. */
export const favorites = persistedValue<BrowserWishlist>({
  key: 'favorites',
  version: 1,
  empty: NONE,
  read: readWishlist,
})

/**
 * Makes changes, in this browser. Those for the server are noted in the same moment, so that no list which it sends
 * meanwhile can undo them.
 */
export const changeWishlist = (changes: readonly WishlistChange[], isForServer: boolean): boolean =>
  favorites.change((stored) => {
    const list = changes.reduce(changed, stored.list)
    if (isForServer) return { ...stored, list, unsent: [...stored.unsent, ...changes] }
    return list === stored.list ? stored : { ...stored, list }
  })

export const useIsLiked = (product: string): boolean =>
  usePersistedFact(favorites, ({ list }) => isLiked(list, product))

export const useWishlistCount = (): number => usePersistedFact(favorites, ({ list }) => list.length)

function readWishlist(data: unknown): BrowserWishlist | undefined {
  const { owner, list, unsent = [] } = data as { owner?: unknown; list?: unknown; unsent?: unknown }
  if (!Array.isArray(list) || !Array.isArray(unsent) || (owner !== null && typeof owner !== 'string')) return undefined
  return { owner, list: list.filter(isInWishlist), unsent: unsent.filter(isChange) }
}

const isChange = (each: unknown): each is WishlistChange => {
  const { kind, favorite, product, gone } = (each ?? {}) as Record<string, unknown>
  if (kind === 'add') return isInWishlist(favorite)
  return (
    kind === 'remove' && isId(product) && Array.isArray(gone) && gone.every(({ favorite: was }) => isInWishlist(was))
  )
}

const isInWishlist = (each: unknown): each is WishlistItem =>
  isId((each as WishlistItem | null)?.id) && isId((each as WishlistItem).product)

const isId = (value: unknown): boolean => typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)
