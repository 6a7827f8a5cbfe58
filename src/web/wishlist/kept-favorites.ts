import { keptValue } from '../kept/kept-value.ts'
import { useKeptFact } from '../kept/use-kept.ts'
import { changed, isLiked } from './favorite-list.ts'
import type { Favorite, FavoriteChange, FavoriteList } from './favorite-list.ts'

/** What somebody likes, as this browser knows it; `owner` is the customer it belongs to, null for a visitor's. */
export type KeptFavorites = { readonly owner: string | null; readonly list: FavoriteList }

const NONE: KeptFavorites = { owner: null, list: [] }

/** The hearts of this browser (S192): a visitor's own, or what the server last said of a customer's. */
export const favorites = keptValue<KeptFavorites>({ key: 'favorites', version: 1, empty: NONE, read: readFavorites })

/** Makes a change, in this browser. */
export const changeFavorites = (change: FavoriteChange): boolean =>
  favorites.change((kept) => {
    const list = changed(kept.list, change)
    return list === kept.list ? kept : { ...kept, list }
  })

export const useIsLiked = (product: string): boolean => useKeptFact(favorites, ({ list }) => isLiked(list, product))

export const useFavoriteCount = (): number => useKeptFact(favorites, ({ list }) => list.length)

function readFavorites(data: unknown): KeptFavorites | undefined {
  const { owner, list } = data as { owner?: unknown; list?: unknown }
  if (!Array.isArray(list) || (owner !== null && typeof owner !== 'string')) return undefined
  return { owner, list: list.filter(isFavorite) }
}

const isFavorite = (each: unknown): each is Favorite =>
  isId((each as Favorite | null)?.id) && isId((each as Favorite).product)

const isId = (value: unknown): boolean => typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)
