import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Db } from '#db/connection.ts'
import { MAX_WISHLIST_ITEMS } from '#domain/customers/wishlist.ts'
import type { Language } from '#domain/language.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { addWished, clearWished, findCards, findWished, findWishedIds, removeWished } from './wishlist.repository.ts'

export type WishlistService = ReturnType<typeof createWishlistService>

/** Product prices that customers like (S238 to S241). Adding one twice is the same as once. */
export const createWishlistService = (db: Db) => {
  const add = (customerId: string, ids: readonly number[]): Promise<number> =>
    db.transaction().execute(async (tx) => {
      await lockCustomer(tx, customerId)
      return addWished(tx, customerId, [...new Set(ids)], MAX_WISHLIST_ITEMS)
    })

  return {
    /** JSON texts of the contract's Favorite, the newest first. */
    list: async (customerId: string, language: Language): Promise<string[]> =>
      (await findWished(db, customerId, language)).map((row) => favorite(row.product_price_id, row.card, row.added_at)),

    /** The same for a visitor, who keeps the ids: in the order given, without those that are gone. */
    cardsOf: async (ids: readonly number[], language: Language): Promise<string[]> => {
      const cards = new Map((await findCards(db, ids, language)).map((row) => [row.product_price_id, row.card]))
      return ids.flatMap((id) => {
        const card = cards.get(id)
        return card === undefined ? [] : [favorite(id, card, null)]
      })
    },

    /** False when there is no such product price. */
    add: async (customerId: string, id: number): Promise<boolean> => (await add(customerId, [id])) > 0,

    /** Adds what a visitor liked before signing in; what is gone meanwhile is passed over. */
    sync: async (customerId: string, ids: readonly number[]): Promise<void> => {
      if (ids.length > 0) await add(customerId, ids)
    },

    remove: (customerId: string, id: number): Promise<boolean> => removeWished(db, customerId, id),

    clear: (customerId: string): Promise<void> => clearWished(db, customerId),

    /** Product prices with their products, the newest first, also those that are not sold any more. */
    idsOf: async (customerId: string) =>
      (await findWishedIds(db, customerId)).map((row) => ({
        productPrice: String(row.product_price_id),
        product: String(row.product_id),
      })),

    /** The ids with the day they were added, for the export of a customer's data. */
    exportOf: async (customerId: string) =>
      (await findWishedIds(db, customerId)).map(({ product_price_id: id, added_at: at }) => ({
        productPrice: String(id),
        addedAt: riyadhTimestamp(at),
      })),
  }
}

const favorite = (id: number, card: string, addedAt: Date | null): string =>
  `{"productPrice":"${id}","addedAt":${JSON.stringify(addedAt && riyadhTimestamp(addedAt))},"product":${card}}`
