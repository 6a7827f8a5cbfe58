import type pg from 'pg'
import type { IndexQuery, Paging, RankedPage } from './search.repository.ts'

type SomePage = Omit<RankedPage, 'categories'>

const RANK_ANY = {
  name: 'search-rank-any',
  text: `
    with hit as materialized (
      select s.product_id, count(*) as terms, count(*) filter (where s.names @@ term::tsquery) as in_name,
        max(case when term = $5 and s.heads @@ term::tsquery then 1 + (c.points is not null)::int else 0 end) as thing,
        s.rank
      from unnest($1::text[]) term join product_search s on s.words @@ term::tsquery
        left join category_points($6::tsquery, $6::tsquery) c on c.category_id = s.category_id
      group by s.product_id, s.rank
    ),
    page as (
      select product_id, row_number() over () as place
      from (
        select product_id from hit order by thing desc, terms desc, in_name desc, rank desc, product_id desc
        limit (select $3::int) offset (select $4::int)
      ) ranked
    )
    select (select count(*) from hit) as total,
      coalesce((
        select string_agg(case when $2 = 'ar' then card_ar else card_en end, ',' order by place)
        from page join product_card using (product_id)), '') as cards`,
}

/**
 * Of which terms (each a tsquery) products have some; `thing` is the one that says what is asked for, `wholeThing` the same
 * without synonyms.
 */
export type SomeTerms = { readonly terms: readonly string[]; readonly thing: string; readonly wholeThing: string }

/**
 * Products that match some of the terms: those in a category of the thing first, then others that are called so, then
 * those of most terms.
 */
export async function rankAny(
  pool: pg.Pool,
  { terms, thing, wholeThing }: SomeTerms,
  paging: Paging,
): Promise<SomePage> {
  const { rows } = await pool.query<SomePage>({
    ...RANK_ANY,
    values: [terms, paging.language, paging.limit, paging.offset, thing, wholeThing],
  })
  return rows[0] ?? { total: 0, cards: '' }
}

const RANK_THING = {
  name: 'search-rank-thing',
  text: `
    with found as materialized (
      select product_id, tier from search_hits(
        $1::tsquery, $2::tsquery, array_to_string($3::text[], ' '), $4::text[], $5::tsquery, $6::text[]::tsquery[])
    ),
    hit as materialized (
      select s.product_id, coalesce(found.tier, -1) as tier,
        (s.heads @@ $5::tsquery)::int + (c.points is not null)::int as thing,
        (select count(*) from unnest($6::text[]::tsquery[]) term where s.words @@ term) as terms,
        (select count(*) from unnest($6::text[]::tsquery[]) term where s.names @@ term) as in_name,
        s.rank
      from product_search s left join found using (product_id)
        left join category_points($7::tsquery, $7::tsquery) c on c.category_id = s.category_id
      where s.words @@ (select $5::tsquery)
    ),
    page as (
      select product_id, row_number() over () as place
      from (
        select product_id from hit order by tier desc, thing desc, terms desc, in_name desc, rank desc, product_id desc
        limit (select $9::int) offset (select $10::int)
      ) ranked
    )
    select (select count(*) from hit) as total,
      coalesce((
        select string_agg(case when $8 = 'ar' then card_ar else card_en end, ',' order by place)
        from page join product_card using (product_id)), '') as cards`,
}

/**
 * Products that are the thing searched: those with all the words first, in their order; then those in a category of the
 * thing or filed under it, those with most of the words before others.
 */
export async function rankThingAfterHits(
  pool: pg.Pool,
  { query, whole, keys, codes, thing, terms }: IndexQuery,
  wholeThing: string,
  { language, limit, offset }: Paging,
): Promise<SomePage> {
  const { rows } = await pool.query<SomePage>({
    ...RANK_THING,
    values: [query, whole, keys, codes, thing, terms, wholeThing, language, limit, offset],
  })
  return rows[0] ?? { total: 0, cards: '' }
}
