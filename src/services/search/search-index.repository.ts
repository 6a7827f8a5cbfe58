import { SOFTWARE } from '#domain/software.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { SearchDocument } from './search-document.ts'

/** A document with what it belongs to and its order among equals. */
export type IndexedDocument = SearchDocument & {
  readonly productId: number
  readonly categoryId: number
  readonly rank: number
}

/** What can be bought now comes first among products nearly as popular. */
const rankOf = () => sql<number>`(case when l.in_stock then l.popularity::bigint * 2 + 1 else l.popularity end)`

/** The texts of the products of a batch that are listed. */
export const readSources = (tx: Db, ids: readonly number[]) =>
  tx
    .selectFrom('product as p')
    .innerJoin('product_listing as l', 'l.product_id', 'p.id')
    .innerJoin('category as c', 'c.id', 'p.category_id')
    .leftJoin('category as parent', 'parent.id', 'c.parent_id')
    .where('p.id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select(['p.id', 'p.category_id', 'p.code', 'p.name', 'p.summary', 'p.description', 'p.included', 'p.keywords'])
    .select(['l.attribute_value_ids', 'c.name as category', 'parent.name as parent', rankOf().as('rank')])
    .select([
      sql<LocalizedText[]>`(
        select coalesce(jsonb_agg(name), '[]') from (
          select name::jsonb from feature where product_id = p.id
          union select name::jsonb from feature_choice where product_id = p.id and attribute_value_id is null
          union select name::jsonb from product_price where product_id = p.id and name is not null
        ) named)`.as('parts'),
    ])
    .execute()

export const readAttributeValues = (tx: Db) => tx.selectFrom('attribute_value').select(['id', 'name']).execute()

export const readCategories = (tx: Db) => tx.selectFrom('category').select(['id', 'name']).execute()

/** Ids of listed products after `after`, ascending, at most `limit`. */
export const listedIdsAfter = (tx: Db, after: number, limit: number) =>
  tx
    .selectFrom('product_listing')
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(limit)
    .select('product_id')
    .execute()

/** Writes documents; what is the same already stays untouched. */
export const writeDocuments = (tx: Db, documents: readonly IndexedDocument[]) =>
  sql`
    insert into product_search as old
      (product_id, category_id, rank, code_key, name_en, name_ar, head_en, names, heads, words, level)
    select given.*, (select count(*) from search_size, unnest(top_ranks) top where given.rank >= top)
    from unnest(
      ${documents.map(({ productId }) => productId)}::integer[],
      ${documents.map(({ categoryId }) => categoryId)}::integer[],
      ${documents.map(({ rank }) => rank)}::bigint[],
      ${documents.map(({ codeKey }) => codeKey)}::text[],
      ${documents.map(({ nameEn }) => nameEn)}::text[],
      ${documents.map(({ nameAr }) => nameAr)}::text[],
      ${documents.map(({ headEn }) => headEn)}::text[],
      ${documents.map(({ names }) => names)}::tsvector[],
      ${documents.map(({ heads }) => heads)}::tsvector[],
      ${documents.map(({ words }) => words)}::tsvector[]
    ) given (product_id, category_id, rank, code_key, name_en, name_ar, head_en, names, heads, words)
    on conflict (product_id) do update set
      category_id = excluded.category_id, rank = excluded.rank, code_key = excluded.code_key,
      name_en = excluded.name_en, name_ar = excluded.name_ar, head_en = excluded.head_en,
      names = excluded.names, heads = excluded.heads, words = excluded.words, level = excluded.level
    where (old.category_id, old.rank, old.code_key, old.name_en, old.name_ar, old.head_en, old.names, old.heads,
        old.words, old.level)
      is distinct from (excluded.category_id, excluded.rank, excluded.code_key, excluded.name_en, excluded.name_ar,
        excluded.head_en, excluded.names, excluded.heads, excluded.words, excluded.level)`.execute(tx)

/** Fewer products are searched quickly without levels. */
const LEVELS_FROM = 10_000

/** Where the levels of popularity begin. Right only when every listed product is then written again. */
export const setLevels = (tx: Db) =>
  sql`
    update search_size set top_ranks = (
      select case when count(*) < ${LEVELS_FROM} then '{}' else
        percentile_disc(array[0.75, 0.9375, 0.984375, 0.99609375]) within group (order by ${rankOf()}) end
      from product_listing l)`.execute(tx)

/** How many products are listed. */
export const countListed = (tx: Db) =>
  tx
    .selectFrom('product_listing')
    .select((eb) => eb.fn.countAll<number>().as('listed'))
    .executeTakeFirstOrThrow()

/** Leaves the counting of words to recountWords, until the transaction ends. */
export const countWordsLater = (tx: Db) => sql`set local ${sql.raw(SOFTWARE.id)}.count_words = 'later'`.execute(tx)

/**
 * Counts every word again, for changes so large that counting along would take longer, and keeps how people write the words
 * that are new.
 */
export async function recountWords(tx: Db, displayForms: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    create temporary table counted_word on commit drop as
    select words.word, coalesce(names.ndoc, 0) as name_count, coalesce(heads.ndoc, 0) as head_count,
      words.ndoc as product_count
    from ts_stat('select words from product_search') words
    left join ts_stat('select heads from product_search') heads on heads.word = words.word
    left join ts_stat('select names from product_search') names on names.word = words.word`.execute(tx)
  await sql`
    insert into search_word as old (word, shown, name_count, head_count, product_count)
    select word, given.shown, name_count, head_count, product_count
    from counted_word left join ${asTable(displayForms)} using (word)
    on conflict (word) do update set shown = coalesce(old.shown, excluded.shown),
      name_count = excluded.name_count, head_count = excluded.head_count, product_count = excluded.product_count
    where (old.shown, old.name_count, old.head_count, old.product_count) is distinct from
      (coalesce(old.shown, excluded.shown), excluded.name_count, excluded.head_count, excluded.product_count)`.execute(
    tx,
  )
  await sql`
    delete from search_word w where not exists (select from counted_word c where c.word = w.word collate "C")`.execute(
    tx,
  )
  await sql`drop table counted_word`.execute(tx)
  await sql`update search_size set product_count = (select count(*) from product_search)`.execute(tx)
}

const asTable = (displayForms: ReadonlyMap<string, string>) =>
  sql`unnest(${[...displayForms.keys()]}::text[], ${[...displayForms.values()]}::text[]) as given(word, shown)`

/** Keeps how people write the words that are new. */
export const writeDisplayForms = (tx: Db, displayForms: ReadonlyMap<string, string>) =>
  sql`
    update search_word w set shown = given.shown from ${asTable(displayForms)}
    where w.word = given.word collate "C" and w.shown is null`.execute(tx)

export const readIndexSize = (tx: Db) => tx.selectFrom('search_size').select('product_count').executeTakeFirstOrThrow()

type IndexedCategory = { readonly id: number; readonly en: string[]; readonly ar: string[]; readonly words: string }

export const writeCategory = (tx: Db, { id, en, ar, words }: IndexedCategory) =>
  sql`
    insert into search_category as old (category_id, name_en, name_ar, words)
    values (${id}, ${en}::text[], ${ar}::text[], ${words}::tsvector)
    on conflict (category_id) do update
      set name_en = excluded.name_en, name_ar = excluded.name_ar, words = excluded.words
    where (old.name_en, old.name_ar, old.words) is distinct from (excluded.name_en, excluded.name_ar, excluded.words)`.execute(
    tx,
  )

/** Sorts what was written into the index, so that no search has to read it in the order of arrival. */
export const settleIndex = (tx: Db) =>
  sql`select gin_clean_pending_list(indexrelid) from pg_index join pg_class on oid = indexrelid
    where indrelid = 'product_search'::regclass and relam = (select oid from pg_am where amname = 'gin')`.execute(tx)

/** Informs the planner of a large change at once; plans made for an empty table would read all of a full one. */
export async function analyseIndex(tx: Db): Promise<void> {
  await sql`analyze product_search (product_id, rank, level, code_key, name_en, name_ar)`.execute(tx)
  await sql`analyze search_word (word, product_count)`.execute(tx)
}
