import { keptValue } from '../kept/kept-value.ts'
import { useKeptFact } from '../kept/use-kept.ts'
import { changed, isLiked } from './favorite-list.ts'
import type { Favorite, FavoriteChange, FavoriteList } from './favorite-list.ts'

/** What somebody likes, as this browser knows it. */
export type KeptFavorites = {
  /** The customer it belongs to; null for a visitor's. */
  readonly owner: string | null
  readonly list: FavoriteList
  /** Changes that the list shows already and the server has not taken yet, in their order: they outlive the page. */
  readonly unsent: readonly FavoriteChange[]
}

const NONE: KeptFavorites = { owner: null, list: [], unsent: [] }

/** The hearts of this browser (S192): a visitor's own, or what the server last said of a customer's. */
export const favorites = keptValue<KeptFavorites>({ key: 'favorites', version: 1, empty: NONE, read: readFavorites })

/**
 * Makes changes, in this browser. Those for the server are noted in the same moment, so that no list which it sends
 * meanwhile can undo them.
 */
export const changeFavorites = (changes: readonly FavoriteChange[], isForServer: boolean): boolean =>
  favorites.change((kept) => {
    const list = changes.reduce(changed, kept.list)
    if (isForServer) return { ...kept, list, unsent: [...kept.unsent, ...changes] }
    return list === kept.list ? kept : { ...kept, list }
  })

export const useIsLiked = (product: string): boolean => useKeptFact(favorites, ({ list }) => isLiked(list, product))

export const useFavoriteCount = (): number => useKeptFact(favorites, ({ list }) => list.length)

function readFavorites(data: unknown): KeptFavorites | undefined {
  const { owner, list, unsent = [] } = data as { owner?: unknown; list?: unknown; unsent?: unknown }
  if (!Array.isArray(list) || !Array.isArray(unsent) || (owner !== null && typeof owner !== 'string')) return undefined
  return { owner, list: list.filter(isFavorite), unsent: unsent.filter(isChange) }
}

const isChange = (each: unknown): each is FavoriteChange => {
  const { kind, favorite, product, gone } = (each ?? {}) as Record<string, unknown>
  if (kind === 'add') return isFavorite(favorite)
  return kind === 'remove' && isId(product) && Array.isArray(gone) && gone.every(({ favorite: was }) => isFavorite(was))
}

const isFavorite = (each: unknown): each is Favorite =>
  isId((each as Favorite | null)?.id) && isId((each as Favorite).product)

const isId = (value: unknown): boolean => typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)
