import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import type { ProductCard } from '#contract/catalog/product-card.ts'
import { plain } from '#ui/fetching/api-query.ts'
import type { WishlistItem, WishlistItems } from '../../shared/wishlist/wishlist-items.ts'
import { favoriteCardsQuery } from './wishlist.queries.ts'

/** Asked for at a time, at most: the API takes 100. */
const MAX_REQUESTED = 48

/** Something liked, with its card; null once it is not sold any more, undefined while its card is on its way. */
export type LikedCard = { readonly favorite: WishlistItem; readonly card: ProductCard | null | undefined }

/**
 * The cards of what is liked. Each is asked for once: what is removed goes without a call, and comes back with none.
 * `retry` is there when some could not be fetched.
 */
export function useLikedCards(list: WishlistItems): { liked: LikedCard[]; retry: (() => void) | undefined } {
  const [requested, setRequested] = useState<readonly (readonly string[])[]>([])
  const known = new Set(requested.flat())
  const unknown = list.flatMap(({ id }) => (known.has(id) ? [] : [id]))
  if (unknown.length > 0) setRequested([...requested, unknown.slice(0, MAX_REQUESTED)])
  const answers = useQueries({
    queries: requested.map((ids) => ({ ...plain(favoriteCardsQuery(ids)) })),
  })
  const cards = new Map<string, ProductCard | null>()
  for (const [index, { data }] of answers.entries()) {
    if (!data) continue
    for (const id of requested[index] ?? []) cards.set(id, null)
    for (const { productPrice, product } of (data as AnswerOf<'/api/app/favorites'>).data)
      cards.set(productPrice, product)
  }
  const failed = answers.filter(({ isError }) => isError)
  return {
    liked: list.map((favorite) => ({ favorite, card: cards.get(favorite.id) })),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  }
}
