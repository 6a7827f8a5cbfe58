import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts'
import type { Db } from '#db/connection.ts'
import { runPrepared } from '#db/prepared-statement.ts'
import type { ProductCardTable, ProductDetailTable, ProductListingTable } from '#db/schema/listings.ts'

/**
 * Makes catalogue writers wait for one another until the transaction ends: counts of a category are taken from all of
 * its products, which two writers would each see without the other's.
 */
export const lockListings = (tx: Db) => sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.listings})`.execute(tx)

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

/** Writes listing rows; what is the same already stays untouched. One parameter for all rows: hundreds are planned slowly. */
export async function writeListings(tx: Db, rows: readonly Insertable<ProductListingTable>[]): Promise<void> {
  await runPrepared(
    tx,
    sql`
      insert into product_listing as old (product_id, top_category_id, category_id, published_at, popularity, from_price,
        offer_percent, min_quantity, production_days, in_stock, urgent_allowed, attribute_value_ids)
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as x(product_id integer, top_category_id integer,
        category_id integer, published_at timestamptz, popularity integer, from_price bigint, offer_percent smallint,
        min_quantity integer, production_days smallint, in_stock boolean, urgent_allowed boolean,
        attribute_value_ids integer[])
      on conflict (product_id) do update set
        top_category_id = excluded.top_category_id, category_id = excluded.category_id,
        published_at = excluded.published_at, popularity = excluded.popularity, from_price = excluded.from_price,
        offer_percent = excluded.offer_percent, min_quantity = excluded.min_quantity,
        production_days = excluded.production_days, in_stock = excluded.in_stock,
        urgent_allowed = excluded.urgent_allowed, attribute_value_ids = excluded.attribute_value_ids
      where (old.top_category_id, old.category_id, old.published_at, old.popularity, old.from_price, old.offer_percent,
          old.min_quantity, old.production_days, old.in_stock, old.urgent_allowed, old.attribute_value_ids)
        is distinct from (excluded.top_category_id, excluded.category_id, excluded.published_at, excluded.popularity,
          excluded.from_price, excluded.offer_percent, excluded.min_quantity, excluded.production_days,
          excluded.in_stock, excluded.urgent_allowed, excluded.attribute_value_ids)`,
  )
}

/** Stands between JSON texts, which never hold it. */
const BETWEEN = '\u0002'

/** JSON texts as one parameter: an array of them would have every quotation mark escaped, and read again. */
const textList = (texts: readonly string[]) => sql`string_to_array(${texts.join(BETWEEN)}, ${BETWEEN})`

/** A product as JSON in both languages. */
type ProductJson = { readonly id: number; readonly en: string; readonly ar: string }

export const writeCards = (tx: Db, rows: readonly ProductCardTable[]): Promise<void> =>
  writeJson(
    tx,
    { table: 'product_card', en: 'card_en', ar: 'card_ar' },
    rows.map(({ product_id: id, card_en: en, card_ar: ar }) => ({ id, en, ar })),
  )

export const writeDetails = (tx: Db, rows: readonly ProductDetailTable[]): Promise<void> =>
  writeJson(
    tx,
    { table: 'product_detail', en: 'detail_en', ar: 'detail_ar' },
    rows.map(({ product_id: id, detail_en: en, detail_ar: ar }) => ({ id, en, ar })),
  )

async function writeJson(
  tx: Db,
  names: { readonly table: 'product_card' | 'product_detail'; readonly en: string; readonly ar: string },
  rows: readonly ProductJson[],
): Promise<void> {
  const [table, en, ar] = [sql.table(names.table), sql.ref(names.en), sql.ref(names.ar)]
  await runPrepared(
    tx,
    sql`
      insert into ${table} as old (product_id, ${en}, ${ar})
      select * from unnest(${rows.map(({ id }) => id)}::integer[],
        ${textList(rows.map((row) => row.en))}, ${textList(rows.map((row) => row.ar))})
      on conflict (product_id) do update set ${en} = excluded.${en}, ${ar} = excluded.${ar}
      where (old.${en}, old.${ar}) is distinct from (excluded.${en}, excluded.${ar})`,
  )
}

/** Notifies every process once the transaction commits. `payload` is at most 7,999 bytes. */
export const notifyChange = (tx: Db, payload: string) =>
  sql`select pg_notify('catalog_changed', ${payload})`.execute(tx)
