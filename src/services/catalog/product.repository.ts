import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import { prepareStatement, slot } from '#db/prepared-statement.ts'
import type { Language } from '#domain/language.ts'

type DetailRow = { readonly detail: string; readonly stock: string | null }
type CardsRow = { readonly cards: string }

/** Related products shown at most. */
const RELATED = 8

const id = slot<number>((productId) => productId)

/** The reads of a product's page, prepared. Both answer no row for an unknown or unpublished product. */
export const productReaders = (db: Db) => ({
  detail: {
    en: prepareStatement<number, DetailRow>(db, 'product detail en', detailStatement('en')),
    ar: prepareStatement<number, DetailRow>(db, 'product detail ar', detailStatement('ar')),
  },
  related: {
    en: prepareStatement<number, CardsRow>(db, 'related products en', relatedStatement('en')),
    ar: prepareStatement<number, CardsRow>(db, 'related products ar', relatedStatement('ar')),
  },
})

/** The stored detail, and the remaining quantities of its prices as text with commas between. */
function detailStatement(language: Language): RawBuilder<DetailRow> {
  return sql`
    select ${sql.ref(`detail_${language}`)} as detail, (
      select string_agg(coalesce(remaining_quantity::text, 'null'), ',' order by position)
      from product_price where product_id = ${id}::int
    ) as stock
    from product_detail where product_id = ${id}::int`
}

/** Cards of the products named as related, then of the best sellers of the same category. */
function relatedStatement(language: Language): RawBuilder<CardsRow> {
  return sql`
    select coalesce((
      select string_agg(${sql.ref(`c.card_${language}`)}, ',' order by chosen.rank, chosen.place desc, chosen.product_id desc)
      from (
        select product_id, min(rank) as rank, max(place) as place from (
          select l.product_id, 0 as rank, -r.position as place
          from related_product r join product_listing l on l.product_id = r.related_id where r.product_id = ${id}::int
          union all
          (select l.product_id, 1, l.popularity from product_listing l where l.category_id = own.category_id
            order by l.popularity desc, l.product_id desc limit ${sql.lit(RELATED * 2 + 1)})
        ) candidates
        where product_id <> own.product_id
        group by product_id
        order by min(rank), max(place) desc, product_id desc
        limit ${sql.lit(RELATED)}
      ) chosen
      join product_card c using (product_id)
    ), '') as cards
    from product_listing own where own.product_id = ${id}::int`
}

/** When products last changed, in the order of lists that begin with the newest; and how many there are. */
export async function readProductChanges(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { total } = await db
    .selectFrom('product_listing')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('product_listing as l')
    .innerJoin('product as p', 'p.id', 'l.product_id')
    .select(['p.id', 'p.updated_at'])
    .orderBy('l.published_at', 'desc')
    .orderBy('l.product_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total: Number(total), rows }
}

/** The file of a template to download, of a published product. */
export const findTemplate = (db: Db, templateId: number) =>
  db
    .selectFrom('template_file as t')
    .innerJoin('product as p', 'p.id', 't.product_id')
    .where('t.id', '=', templateId)
    .where('p.published', '=', true)
    .select(['t.file_name', 't.media_type', 't.storage_key', 't.byte_size'])
    .executeTakeFirst()

/** Lowest and highest shown price of a category in halalas, null without products. */
export async function priceBounds(db: Db, categoryId: number): Promise<{ low: number | null; high: number | null }> {
  const { rows } = await sql<{ low: number | null; high: number | null }>`
    select (counts ->> 'minPrice')::bigint as low, (counts ->> 'maxPrice')::bigint as high
    from listing_scope where scope_id = ${categoryId}`.execute(db)
  return rows[0] ?? { low: null, high: null }
}

/** Cards of products by their code, as JSON text; unknown and unpublished ones are left out. */
export async function cardsByCode(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return []
  return db
    .selectFrom('product_card as c')
    .innerJoin('product as p', 'p.id', 'c.product_id')
    .where('p.code', '=', (eb) => eb.fn.any(eb.val(codes)))
    .select(['p.code', 'c.card_en', 'c.card_ar'])
    .execute()
}

/** Ids of products by their code; unknown codes are left out. */
export async function idsByCode(db: Db, codes: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .where('code', '=', (eb) => eb.fn.any(eb.val(codes)))
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}
