import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import { prepareStatement, slot } from '#db/prepared-statement.ts'
import { countsOf, pairs, PRICE_STEP } from './facet-counts.repository.ts'
import { scopeIdOf, UNFILTERED } from './list-filter.repository.ts'
import type { ListFilter, ListScope } from './list-filter.repository.ts'

type CategoryScope = Exclude<ListScope, { kind: 'shop' }>

/** Counts the lists of categories again, and from them the whole shop's, from the listing as the transaction sees it. */
export async function recountScopes(tx: Db, categories: readonly CategoryScope[]): Promise<void> {
  for (const scope of categories) {
    const filter = { ...UNFILTERED, scope }
    const id = slot<{ filter: ListFilter }>(({ filter }) => scopeIdOf(filter))
    const statement = keep(sql`${id}::int`, sql`${countsOf(filter)}`)
    await prepareStatement<{ filter: ListFilter }, never>(tx, undefined, statement).runIn(tx, { filter })
  }
  await keep(sql`0`, SHOP_COUNTS).execute(tx)
}

/** Forgets the counts of categories that are gone. */
export const forgetScopes = (tx: Db) =>
  sql`delete from listing_scope where scope_id <> 0 and scope_id not in (select id from category)`.execute(tx)

const keep = (scopeId: RawBuilder<unknown>, counts: RawBuilder<unknown>): RawBuilder<never> => sql`
  insert into listing_scope (scope_id, product_count, counts)
  select ${scopeId}, (counts ->> 'total')::int, counts from (select (${counts})::jsonb as counts) counted
  on conflict (scope_id) do update set product_count = excluded.product_count, counts = excluded.counts`

const sumOf = (count: string) => sql`coalesce(sum((counts ->> ${sql.lit(count)})::int), 0)`

/** The counts of top categories added up, so that a change need not read the whole shop; only prices are counted again. */
const SHOP_COUNTS = sql`
  with tops as materialized (
    select counts from listing_scope where scope_id in (select id from category where parent_id is null)
  ), bounds as (
    select min((counts ->> 'minPrice')::bigint) as low, max((counts ->> 'maxPrice')::bigint) as high from tops
  )
  select json_build_object(
    'total', ${sumOf('total')}, 'offers', ${sumOf('offers')}, 'inStock', ${sumOf('inStock')}, 'urgent', ${sumOf('urgent')},
    'minQuantities', ${summedSteps('minQuantities')},
    'productionDays', ${summedSteps('productionDays')},
    'minPrice', (select low from bounds),
    'maxPrice', (select high from bounds),
    'prices', ${pairs(sql`select ${PRICE_STEP} as id, count(*) as number from product_listing cross join bounds group by 1`)},
    'categories', ${pairs(summedPairs('categories'))},
    'values', ${pairs(summedPairs('values'))}
  ) from tops`

function summedSteps(counts: string): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(number order by place), '[]') from (
      select place, sum(number::int) as number
      from tops cross join jsonb_array_elements_text(counts -> ${sql.lit(counts)}) with ordinality steps (number, place)
      group by place
    ) summed
  )`
}

function summedPairs(counts: string): RawBuilder<unknown> {
  return sql`
    select (pair ->> 0)::int as id, sum((pair ->> 1)::int) as number
    from tops cross join jsonb_array_elements(counts -> ${sql.lit(counts)}) pair group by 1`
}
