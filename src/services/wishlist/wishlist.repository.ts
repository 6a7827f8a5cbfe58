import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'

/** A product price a customer likes, with the card of its product as JSON text. */
export type WishedRow = { readonly product_price_id: number; readonly added_at: Date; readonly card: string }

/** What a customer likes, the newest first. */
export const findWished = (db: Db, customerId: string, language: Language): Promise<WishedRow[]> =>
  db
    .selectFrom('wishlist_item as w')
    .innerJoin('product_price as p', 'p.id', 'w.product_price_id')
    .innerJoin('product_card as c', 'c.product_id', 'p.product_id')
    .select(['w.product_price_id', 'w.added_at', sql<string>`${sql.ref(`c.card_${language}`)}`.as('card')])
    .where('w.customer_id', '=', customerId)
    .orderBy('w.added_at', 'desc')
    .orderBy('w.product_price_id', 'desc')
    .execute()

/** The ids of what a customer likes, the newest first, also of products that are not sold any more. */
export const findWishedIds = (db: Db, customerId: string) =>
  db
    .selectFrom('wishlist_item as w')
    .innerJoin('product_price as p', 'p.id', 'w.product_price_id')
    .select(['w.product_price_id', 'w.added_at', 'p.product_id'])
    .where('w.customer_id', '=', customerId)
    .orderBy('w.added_at', 'desc')
    .orderBy('w.product_price_id', 'desc')
    .execute()

/** The cards of product prices, in no order; those that are gone are left out. */
export const findCards = (db: Db, ids: readonly number[], language: Language): Promise<Omit<WishedRow, 'added_at'>[]> =>
  db
    .selectFrom('product_price as p')
    .innerJoin('product_card as c', 'c.product_id', 'p.product_id')
    .select(['p.id as product_price_id', sql<string>`${sql.ref(`c.card_${language}`)}`.as('card')])
    .where('p.id', '=', sql<number>`any(${ids})`)
    .execute()

/** Adds what exists and is not liked yet, as long as there is room. Answers how many of the ids exist. */
export async function addWished(tx: Db, customerId: string, ids: readonly number[], most: number): Promise<number> {
  const existing = await tx
    .selectFrom('product_price')
    .select('id')
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
  await sql`
    insert into wishlist_item (customer_id, product_price_id, added_at)
    select ${customerId}::uuid, id, now() + make_interval(secs => 0.000001 * place::int)
    from unnest(${ids}::int[]) with ordinality as wished (id, place)
    where id = any(${existing.map(({ id }) => id)}::int[])
    order by place
    limit greatest(0, ${most}::int - (select count(*) from wishlist_item where customer_id = ${customerId}::uuid))
    on conflict do nothing`.execute(tx)
  return existing.length
}

/** Whether there was one to remove. */
export const removeWished = async (db: Db, customerId: string, id: number): Promise<boolean> =>
  (await db
    .deleteFrom('wishlist_item')
    .where('customer_id', '=', customerId)
    .where('product_price_id', '=', id)
    .returning('product_price_id')
    .executeTakeFirst()) !== undefined

export async function clearWished(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('wishlist_item').where('customer_id', '=', customerId).execute()
}
