import { z } from 'zod'
import { MAX_WISHLIST_ITEMS } from '#domain/customers/wishlist.ts'
import { ProductCard } from '../catalog/product-card.ts'
import { Id, success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { queryIds } from '../query-value.ts'

/** Something a customer likes: a product price, with the card of its product. */
export const WishlistItem = z
  .strictObject({
    productPrice: Id,
    addedAt: Instant.nullable().describe('null for those a visitor keeps'),
    product: ProductCard,
  })
  .meta({ id: 'Favorite' })

export const WishlistAnswer = success(z.array(WishlistItem))

/** What a customer likes, by ids only: enough to draw hearts and their count. */
export const WishlistIdsAnswer = success(
  z.array(z.strictObject({ productPrice: Id, product: Id }).meta({ id: 'WishlistIds' })),
)

export const WishlistForm = z.strictObject({ productPrice: Id })

const SyncFields = z.strictObject({ favorites: z.array(WishlistForm).max(MAX_WISHLIST_ITEMS).default([]) })

/** What a visitor liked before signing in: in forms `favorites[0].productPrice` and so on (S433). */
export const SyncWishlistForm = z.preprocess(unflatten, SyncFields)

/** Ids that a visitor keeps, to be shown. */
export const WishlistIdsQuery = z.strictObject({ productPrice: queryIds(100) })

const ENTRY = /^favorites\[(\d{1,4})\]\.productPrice$/

/** The entries of a form as a list, in the order of their numbers. Anything else stays as it is, to be refused. */
function unflatten(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, id]) => ({ index: ENTRY.exec(name)?.[1], id }))
  if (entries.length === 0 || entries.some(({ index }) => index === undefined)) return value
  const inOrder = entries.toSorted((a, b) => Number(a.index) - Number(b.index))
  return { favorites: inOrder.map(({ id }) => ({ productPrice: id })) }
}
