import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ProductCardTable, ProductDetailTable, ProductListingTable } from '#db/schema.ts'

/** Any number will do, as long as every version of the shop uses the same one. */
const LOCK_KEY = 7_283_002

/**
 * Makes catalogue writers wait for one another until the transaction ends: counts of a category are taken from all of
 * its products, which two writers would each see without the other's.
 */
export const lockListings = (tx: Db) => sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx)

/** Ids of products after `after`, ascending, at most `limit`. */
export const productIdsAfter = (tx: Db, after: number, limit: number) =>
  tx.selectFrom('product').where('id', '>', after).orderBy('id').limit(limit).select('id').execute()

/** The categories a set of products is listed in at the moment. */
export async function categoriesOfListings(tx: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(array[top_category_id, category_id]) as id
    from product_listing where product_id = any(${ids})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Of the categories named (all when null), which are top and which are sub-categories. */
export function categoryLevels(tx: Db, ids: readonly number[] | null) {
  const all = tx.selectFrom('category').select(['id', 'parent_id'])
  return (ids ? all.where('id', '=', (eb) => eb.fn.any(eb.val(ids))) : all).execute()
}

/** Takes out of the lists what is gone or no longer published. */
export async function removeUnlisted(tx: Db, ids: readonly number[] | null): Promise<void> {
  for (const table of ['product_listing', 'product_card', 'product_detail'] as const) {
    const unlisted = tx
      .deleteFrom(table)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('product as p').where(isListed(table)).select('p.id'))),
      )
    await (ids ? unlisted.where('product_id', '=', (eb) => eb.fn.any(eb.val(ids))) : unlisted).execute()
  }
}

const isListed = (table: string) => sql<boolean>`p.id = ${sql.ref(`${table}.product_id`)} and p.published`

const LISTING_CHANGED = sql<boolean>`
  (product_listing.top_category_id, product_listing.category_id, product_listing.published_at,
    product_listing.popularity, product_listing.from_price, product_listing.offer_percent, product_listing.min_quantity,
    product_listing.production_days, product_listing.in_stock, product_listing.urgent_allowed, product_listing.attribute_value_ids)
  is distinct from
  (excluded.top_category_id, excluded.category_id, excluded.published_at,
    excluded.popularity, excluded.from_price, excluded.offer_percent, excluded.min_quantity,
    excluded.production_days, excluded.in_stock, excluded.urgent_allowed, excluded.attribute_value_ids)`

/** Writes listing rows; what is the same already stays untouched. */
export async function writeListings(tx: Db, rows: readonly Insertable<ProductListingTable>[]): Promise<void> {
  await tx
    .insertInto('product_listing')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('product_id')
        .doUpdateSet((eb) => ({
          top_category_id: eb.ref('excluded.top_category_id'),
          category_id: eb.ref('excluded.category_id'),
          published_at: eb.ref('excluded.published_at'),
          popularity: eb.ref('excluded.popularity'),
          from_price: eb.ref('excluded.from_price'),
          offer_percent: eb.ref('excluded.offer_percent'),
          min_quantity: eb.ref('excluded.min_quantity'),
          production_days: eb.ref('excluded.production_days'),
          in_stock: eb.ref('excluded.in_stock'),
          urgent_allowed: eb.ref('excluded.urgent_allowed'),
          attribute_value_ids: eb.ref('excluded.attribute_value_ids'),
        }))
        .where(LISTING_CHANGED),
    )
    .execute()
}

export async function writeCards(tx: Db, rows: readonly ProductCardTable[]): Promise<void> {
  await tx
    .insertInto('product_card')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('product_id')
        .doUpdateSet((eb) => ({ card_en: eb.ref('excluded.card_en'), card_ar: eb.ref('excluded.card_ar') }))
        .where((eb) =>
          eb.or([
            eb('product_card.card_en', '!=', eb.ref('excluded.card_en')),
            eb('product_card.card_ar', '!=', eb.ref('excluded.card_ar')),
          ]),
        ),
    )
    .execute()
}

export async function writeDetails(tx: Db, rows: readonly ProductDetailTable[]): Promise<void> {
  await tx
    .insertInto('product_detail')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('product_id')
        .doUpdateSet((eb) => ({ detail_en: eb.ref('excluded.detail_en'), detail_ar: eb.ref('excluded.detail_ar') }))
        .where((eb) =>
          eb.or([
            eb('product_detail.detail_en', '!=', eb.ref('excluded.detail_en')),
            eb('product_detail.detail_ar', '!=', eb.ref('excluded.detail_ar')),
          ]),
        ),
    )
    .execute()
}

/** Tells every process, once the transaction commits. `payload` is at most 7,999 bytes. */
export const notifyChange = (tx: Db, payload: string) =>
  sql`select pg_notify('catalog_changed', ${payload})`.execute(tx)
