import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Db } from '#db/connection.ts'
import { prepareStatement, slot } from '#db/prepared-statement.ts'
import { MIN_QUANTITY_STEPS, PRICE_STEPS, PRODUCTION_DAYS_STEPS } from '#domain/catalog/facet-steps.ts'
import { activeFilters, scopeIdOf } from './list-filter.repository.ts'
import type { ActiveFilter, FacetName, ListFilter } from './list-filter.repository.ts'
import { listed } from './listed-products.repository.ts'

/** How many products a list has for each thing it can be filtered by; each count leaves out its own filter. */
export type FacetCounts = {
  /** All filters applied. */
  readonly total: number
  readonly offers: number
  readonly inStock: number
  readonly urgent: number
  /** Products with at most that minimum quantity, one for each of MIN_QUANTITY_STEPS. */
  readonly minQuantities: readonly number[]
  /** Products that take at most so many working days, one for each of PRODUCTION_DAYS_STEPS. */
  readonly productionDays: readonly number[]
  /** Lowest and highest price of the scope in halalas; null without products. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  /** Products by steps of equal ratio between the two, as pairs of step (from 1) and number; steps without products are left out. */
  readonly prices: readonly (readonly [number, number])[]
  /** By the product's own category, as pairs of id and number. */
  readonly categories: readonly (readonly [number, number])[]
  /** By attribute value, as pairs of id and number. */
  readonly values: readonly (readonly [number, number])[]
}

/** The counts of one product in `outOf` of a list, and those of its whole scope without filters where they are stored. */
export type CountedFacets = {
  readonly counts: FacetCounts
  readonly scope: FacetCounts | null
  readonly outOf: number
}

const NONE: FacetCounts = {
  total: 0,
  offers: 0,
  inStock: 0,
  urgent: 0,
  minQuantities: [],
  productionDays: [],
  minPrice: null,
  maxPrice: null,
  prices: [],
  categories: [],
  values: [],
}

/** Of a category whose products were never counted: it has had none. */
const NOTHING_COUNTED = { counts: NONE, scope: NONE }

type Values = { readonly filter: ListFilter; readonly outOf: number }
type Counted = Omit<CountedFacets, 'outOf'>

/** Reads facet counts, of a sample where `outOf` is more than 1: one statement, which reads the stored counts where no filter is on. */
export const facetReader =
  (db: Db) =>
  async (pool: pg.Pool, values: Values): Promise<CountedFacets> => {
    const { filter, outOf } = values
    const isStored = activeFilters(filter).length === 0 && !filter.hits
    const statement = isStored ? STORED : facetStatement(filter, outOf)
    const [row] = await prepareStatement<Values, Counted>(db, undefined, statement).run(pool, values)
    return { ...(row ?? NOTHING_COUNTED), outOf: isStored ? 1 : outOf }
  }

const SCOPE_ID = slot<Values>(({ filter }) => scopeIdOf(filter))

const STORED = sql<Counted>`select counts, counts as scope from listing_scope where scope_id = ${SCOPE_ID}::int`

function facetStatement(filter: ListFilter, outOf: number): RawBuilder<Counted> {
  // What a search found has only the values that were counted there, but a sample may have missed some.
  const stored =
    filter.hits && outOf === 1 ? sql`null` : sql`(select counts from listing_scope where scope_id = ${SCOPE_ID}::int)`
  return sql`select (${countsOf(filter, outOf)}) as counts, ${stored} as scope`
}

/**
 * One pass over the products that miss at most one filter: a product that misses only the filter of a facet counts for
 * that facet, one that misses none counts for all. `missed` is 0 or the place of the filter missed. Products with the
 * same values are counted together before their values are taken apart, which is most of the work.
 */
export function countsOf(filter: ListFilter, outOf = 1): RawBuilder<FacetCounts> {
  const filters = activeFilters(filter)
  const fits = (facet: FacetName) => fitsFacet(filters, facet)
  return sql`
    with near as materialized (
      ${nearProducts(filter, filters, outOf)}
    ), bounds as (
      ${outOf === 1 ? boundsOf(filter, filters) : STORED_BOUNDS}
    )
    select json_build_object(
      'total', count(*) filter (where missed = 0),
      'offers', count(*) filter (where offer_percent > 0 and ${fits('offers')}),
      'inStock', count(*) filter (where in_stock and ${fits('inStock')}),
      'urgent', count(*) filter (where urgent_allowed and ${fits('urgent')}),
      'minQuantities', ${countsUpTo(sql`min_quantity`, MIN_QUANTITY_STEPS, fits('minQuantity'))},
      'productionDays', ${countsUpTo(sql`production_days`, PRODUCTION_DAYS_STEPS, fits('productionDays'))},
      'minPrice', (select low from bounds),
      'maxPrice', (select high from bounds),
      'prices', ${pairs(sql`
        select ${PRICE_STEP} as id, count(*) filter (where ${fits('price')}) as number from near cross join bounds group by 1`)},
      'categories', ${pairs(sql`
        select category_id as id, count(*) filter (where ${fits('subCategories')}) as number from near group by 1`)},
      'values', ${pairs(sql`
        select id, sum(number) as number
        from (select attribute_value_ids, missed, count(*) as number from near group by 1, 2 offset 0) alike
        cross join unnest(attribute_value_ids) id
        where ${fitsAttribute(filters)} group by 1`)}
    ) from near`
}

/** How many products have at most each of some numbers in a column. */
const countsUpTo = (column: RawBuilder<unknown>, steps: readonly number[], fits: RawBuilder<boolean>) =>
  sql`json_build_array(${sql.join(
    steps.map((step) => sql`count(*) filter (where ${column} <= ${sql.lit(step)} and ${fits})`),
  )})`

const LOW = sql`greatest(low, 1)`

/** The step of a price between `low` and `high` on the scale of prices; the highest price is in the last one. */
export const PRICE_STEP = sql`least(${sql.lit(PRICE_STEPS)}, width_bucket(
  ln(greatest(from_price, 1)::float8), ln(${LOW}::float8), ln(greatest(high, ${LOW} + 1)::float8), ${sql.lit(PRICE_STEPS)}
))`

/** Rows of `id` and `number` as JSON pairs. */
export const pairs = (counted: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(json_build_array(id, number) order by id), '[]') from (${counted}) counted where number > 0)`

/** The lowest and highest price of the scope without filters: its products are read once where no filter is on. */
const boundsOf = (filter: ListFilter, filters: readonly ActiveFilter[]): RawBuilder<unknown> => {
  const priced = filters.length === 0 ? sql`near` : listed(filter)
  return sql`select min(from_price) as low, max(from_price) as high from ${priced}`
}

/** A sample need not have the cheapest product. */
const STORED_BOUNDS = sql`
  select (counts ->> 'minPrice')::bigint as low, (counts ->> 'maxPrice')::bigint as high
  from listing_scope where scope_id = ${SCOPE_ID}::int`

function nearProducts(filter: ListFilter, filters: readonly ActiveFilter[], outOf: number): RawBuilder<unknown> {
  const columns = sql`l.category_id, l.from_price, l.offer_percent, l.in_stock, l.urgent_allowed, l.min_quantity,
    l.production_days, l.attribute_value_ids`
  const source = listed(filter, outOf)
  if (filters.length === 0) return sql`select ${columns}, 0 as missed from ${source}`
  const misses = filters.map(({ condition }) => sql`(not ${condition})::int`)
  return sql`
    select * from (
      select ${columns},
        ${sql.join(misses, sql` + `)} as misses,
        ${sql.join(
          misses.map((miss, index) => sql`${miss} * ${sql.lit(index + 1)}`),
          sql` + `,
        )} as missed
      from ${source}
    ) l where misses <= 1`
}

function fitsFacet(filters: readonly ActiveFilter[], facet: FacetName): RawBuilder<boolean> {
  const place = filters.findIndex((active) => active.facet === facet) + 1
  return place === 0 ? sql`missed = 0` : sql`missed in (0, ${sql.lit(place)})`
}

/** A product that misses only the chosen values of one attribute counts for the other values of that attribute. */
function fitsAttribute(filters: readonly ActiveFilter[]): RawBuilder<boolean> {
  const first = filters.findIndex(({ facet }) => facet === 'attribute')
  if (first === -1) return sql`missed = 0`
  const exceptions = filters.slice(first).map((_, index) => {
    const ownValues = slot<Values>(({ filter }) => filter.attributes[index]?.valueIds)
    return sql`missed = ${sql.lit(first + index + 1)} and id = any(${ownValues}::int[])`
  })
  return sql`(missed = 0 or ${sql.join(exceptions, sql` or `)})`
}
