import type pg from 'pg'
import type { Language } from '#domain/language.ts'

/** A search as the index takes it: tsquery texts, the name searched as keys, and product codes. */
export type IndexQuery = {
  readonly query: string
  /** `query` without synonyms and beginnings of words. */
  readonly whole: string
  /** Any of several words, without beginnings; empty for one: what categories of longer texts are found by. */
  readonly any: string
  /** The keys of the words searched. */
  readonly keys: readonly string[]
  readonly codes: readonly string[]
  /** Of several words: what is asked for, and every term by itself. */
  readonly thing: string
  readonly terms: readonly string[]
}

/** A category that the words name. */
export type CategoryMatch = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly parentId: string | null
  readonly parentName: string | null
  readonly parentSlug: string | null
}

/**
 * Categories whose names have what is searched ($1), or all of whose names' words are searched ($2, keys); where there are
 * none, those that have any of the words (`any`); in language $3. Read along with hits, to save asking twice.
 */
const categories = (any: string): string => `
  coalesce((
    select json_agg(json_build_object('id', id, 'name', name, 'slug', slug, 'parentId', "parentId",
      'parentName', "parentName", 'parentSlug', "parentSlug") order by place)
    from (
      select c.id::text, localized(c.name, $3) as name, localized(c.slug, $3) as slug, parent.id::text as "parentId",
        localized(parent.name, $3) as "parentName", localized(parent.slug, $3) as "parentSlug",
        is_named, bool_or(is_named) over () as is_any_named,
        row_number() over (
          order by is_named desc, (s.name_en = $2::text[] or s.name_ar = $2::text[]) desc, (s.words @@ $1::tsquery) desc,
            c.level, c.position, c.id
        ) as place
      from search_category s
      join category c on c.id = s.category_id
      left join category parent on parent.id = c.parent_id,
      lateral (
        select s.words @@ $1::tsquery
          or (s.name_en <@ $2::text[] and s.name_en <> '{}')
          or (s.name_ar <@ $2::text[] and s.name_ar <> '{}') as is_named
      ) matched
      where is_named or s.words @@ ${any}::tsquery
    ) named
    where place <= 4 and (is_named or not is_any_named)), '[]') as categories`

/** Hits of a search and a page of their cards, JSON objects with commas between. */
export type RankedPage = {
  readonly total: number
  readonly cards: string
  readonly categories: readonly CategoryMatch[]
}

export type Paging = { readonly language: Language; readonly limit: number; readonly offset: number }

const NO_PAGE: RankedPage = { total: 0, cards: '', categories: [] }

const RANK_ALL = {
  name: 'search-rank-all',
  text: `
    with hit as materialized (select * from search_hits(
      $1::tsquery, $4::tsquery, array_to_string($2::text[], ' '), $5::text[], $9::tsquery, $10::text[]::tsquery[])),
    page as (
      select product_id, row_number() over () as place
      from (
        select product_id from hit order by tier desc, rank desc, product_id desc
        limit (select $6::int) offset (select $7::int)
      ) ranked
    )
    select (select count(*) from hit) as total,
      coalesce((
        select string_agg(case when $3 = 'ar' then card_ar else card_en end, ',' order by place)
        from page join product_card using (product_id)), '') as cards,
      ${categories('$8')}`,
}

/** Ranks every hit: for searches with few enough. */
export async function rankAll(pool: pg.Pool, search: IndexQuery, paging: Paging): Promise<RankedPage> {
  const { query, whole, any, keys, codes, thing, terms } = search
  const { rows } = await pool.query<RankedPage>({
    ...RANK_ALL,
    values: [query, keys, paging.language, whole, codes, paging.limit, paging.offset, any, thing, terms],
  })
  return rows[0] ?? NO_PAGE
}

const SAMPLE = {
  name: 'search-sample',
  text: `
    select count(*) as sampled from product_search
    where (hashint4(product_id) & 255) = 0 and words @@ (select $1::tsquery)`,
}

/** One product in this many is in the sample. */
const SAMPLED_OF = 256

/** About how many products match anywhere, by what they are filed under, by name, and by whole words of the name. */
export type Estimate = {
  readonly words: number
  readonly heads: number
  readonly names: number
  readonly whole: number
}

/** About how many products match anywhere, by a sample. */
export async function sampleHits(pool: pg.Pool, { query }: IndexQuery): Promise<number> {
  const { rows } = await pool.query<{ sampled: number }>({ ...SAMPLE, values: [query] })
  return (rows[0]?.sampled ?? 0) * SAMPLED_OF
}

/** Hits of broad searches are counted as far as this. */
export const COUNTED_AT_MOST = 1000

const COUNT = {
  name: 'search-count',
  text: `
    select count(*) as total from (
      select from product_search
      where words @@ (select $1::tsquery) or code_key = any (array(select unnest($2::text[])))
      limit ${COUNTED_AT_MOST + 1}
    ) hit`,
}

/** The number of hits, as far as they are counted and one more. */
export async function countHits(pool: pg.Pool, { query, codes }: IndexQuery): Promise<number> {
  const { rows } = await pool.query<{ total: number }>({ ...COUNT, values: [query, codes] })
  return rows[0]?.total ?? 0
}

const FIRSTS = {
  name: 'search-firsts',
  text: `
    select
      coalesce((
        select json_agg(product_id) from (
          select product_id from product_search, array_to_string($2::text[], ' ') name_key
          where code_key = any ((select $4::text[])::text[]) or name_en = name_key or name_ar = name_key
          order by code_key = any ($4::text[]) desc, rank desc, product_id desc
          limit 24
        ) first), '[]') as ids,
      coalesce((select json_agg(json_build_array(category_id, points)) from category_points($1, $5)), '[]') as points,
      ${categories('$6')}`,
}

export type Firsts = {
  readonly ids: readonly number[]
  /** Of the categories that are searched; products in them come before others. */
  readonly points: readonly (readonly [categoryId: number, points: number])[]
  readonly categories: readonly CategoryMatch[]
}

/** Products of exactly this code or name, and the categories the search names. */
export async function findFirsts(pool: pg.Pool, search: IndexQuery, language: Language): Promise<Firsts> {
  const { query, keys, codes, whole, any } = search
  const { rows } = await pool.query<Firsts>({ ...FIRSTS, values: [query, keys, language, codes, whole, any] })
  return rows[0] ?? { ids: [], points: [], categories: [] }
}

const CARDS = {
  name: 'search-cards',
  text: `
    select coalesce(string_agg(case when $2 = 'ar' then card_ar else card_en end, ',' order by place), '') as cards
    from unnest($1::integer[]) with ordinality as page (product_id, place) join product_card using (product_id)`,
}

/** The cards of products, in the order given, JSON objects with commas between. */
export async function readCards(pool: pg.Pool, ids: readonly number[], language: Language): Promise<string> {
  const { rows } = await pool.query<{ cards: string }>({ ...CARDS, values: [ids, language] })
  return rows[0]?.cards ?? ''
}
