import type pg from 'pg'
import type { Paging, RankedPage } from './search.repository.ts'

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
