import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { slot } from '#db/prepared-statement.ts'
import { filterValue, scopeCondition } from './list-filter.repository.ts'
import type { ListFilter } from './list-filter.repository.ts'

/** The part of statement names for what is listed before filters. */
export const sourceMark = ({ scope, hits }: ListFilter): string => (hits ? `${scope.kind} found` : scope.kind)

/**
 * What is listed before filters, as `product_listing l where …`, to which conditions can be added. Of more than one `outOf` it is a
 * sample: products chosen by chance, the same ones every time.
 */
export function listed(filter: ListFilter, outOf = 1): RawBuilder<unknown> {
  const isWithin = scopeCondition(filter.scope.kind)
  if (outOf > 1) return filter.hits ? sampledHits(isWithin, outOf) : sampledScope(isWithin)
  return filter.hits
    ? sql`product_listing l where ${isWithin} and ${IS_FOUND}`
    : sql`product_listing l where ${isWithin}`
}

/** What a search found, each of `l` with how well as `h`: what a list by relevance is of (see the function's migration). */
export const rankedHits = ({ scope }: ListFilter): RawBuilder<unknown> => sql`
  product_listing l join search_hits(
    ${QUERY}::tsquery, ${filterValue((filter) => filter.hits?.whole)}::tsquery,
    ${filterValue((filter) => filter.hits?.keys.join(' '))}::text, ${CODES}::text[],
    ${filterValue((filter) => filter.hits?.thing)}::tsquery, ${filterValue((filter) => filter.hits?.terms)}::text[]::tsquery[]
  ) h on h.product_id = l.product_id where ${scopeCondition(scope.kind)}`

/** The same products in the order of an index of the list, each compared with the words: quick where many are hits. */
export const walkedHits = ({ scope }: ListFilter): RawBuilder<unknown> => sql`
  product_listing l cross join lateral (
    select from product_search s where s.product_id = l.product_id and ${IS_HIT} offset 0
  ) h where ${scopeCondition(scope.kind)}`

const QUERY = filterValue((filter) => filter.hits?.query)
const CODES = filterValue((filter) => filter.hits?.codes)

/** The hits of `product_search s`, without how well they fit. */
const IS_HIT = sql`(s.words @@ (select ${QUERY}::tsquery) or s.code_key = any (array(select unnest(${CODES}::text[]))))`
const IS_FOUND = sql`l.product_id in (select s.product_id from product_search s where ${IS_HIT})`

/** Numbers of `hashint4` are anywhere between these. */
const HASHES = { lowest: -(2 ** 31), count: 2 ** 32 }

/** As many hashes as products are wanted: there is an index of them by category. */
const BELOW = slot<{ readonly outOf: number }>(({ outOf }) => HASHES.lowest + Math.round(HASHES.count / outOf))

const sampledScope = (isWithin: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`product_listing l where ${isWithin} and hashint4(l.product_id) < ${BELOW}::int`

/** Searches are sampled by one of these, each of which has an index of the words of its products: one product in so many. */
export const HIT_SAMPLES = [16, 64, 256] as const

const sampledHits = (isWithin: RawBuilder<boolean>, outOf: number): RawBuilder<unknown> => sql`
  product_search s
  cross join lateral (select * from product_listing where product_id = s.product_id offset 0) l
  where (hashint4(s.product_id) & ${sql.lit(outOf - 1)}) = 0 and ${IS_HIT} and ${isWithin}`
