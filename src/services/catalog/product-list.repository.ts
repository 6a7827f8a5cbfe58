import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Db } from '#db/connection.ts'
import { prepareStatement, slot } from '#db/prepared-statement.ts'
import type { PreparedStatement } from '#db/prepared-statement.ts'
import { EMPTY_LIST_QUERY } from '#domain/catalog/list-query.ts'
import type { ListSort } from '#domain/catalog/list-query.ts'
import type { Language } from '#domain/language.ts'
import { activeFilters, marksOf, narrowed, scopeIdOf } from './list-filter.repository.ts'
import type { ActiveFilter, ListFilter } from './list-filter.repository.ts'
import { listed, rankedHits, sourceMark, walkedHits } from './listed-products.repository.ts'

/** A page of a list: `offset` products are passed over. */
export type ListPage = {
  readonly filter: ListFilter
  /** Relevance only for what a search found. */
  readonly sort: ListSort
  readonly language: Language
  readonly limit: number
  readonly offset: number
  /**
   * `counted`: the list is counted beside the page. `walked`: it is read in its order as far as the page and one product more, which
   * shows whether it goes on. `gathered`: all of it is read once and put in order; for few products that are hard to find.
   */
  readonly reading: 'counted' | 'walked' | 'gathered'
}

/** How many products the list has (of one that is walked: how many were read of it), and the cards of the page: a JSON array in UTF-8. */
export type ListRow = { readonly total: number; readonly cards: Buffer }

/** Each order ends with the product's id, so that it is the same on every page. */
const ORDERS: Readonly<Record<ListPage['sort'], RawBuilder<unknown>>> = {
  relevance: sql`h.tier desc, h.rank desc, l.product_id desc`,
  newest: sql`l.published_at desc, l.product_id desc`,
  'best-selling': sql`l.popularity desc, l.product_id desc`,
  'price-asc': sql`l.from_price, l.product_id`,
  'price-desc': sql`l.from_price desc, l.product_id desc`,
  'biggest-offer': sql`l.offer_percent desc, l.product_id desc`,
}

/**
 * How many filters may be on for a statement to stay prepared. There are thousands of mixes of more, and every
 * connection would cache each combination that was ever tried.
 */
const MAX_FILTERS_PREPARED = 1

/** Without words and filters a page is read from an index, and its total from a row: short, unless it skips many. */
const MAX_SKIPPED_SHORT = 480

/** Reads pages of lists: one statement a page, made once for every order and filter, and prepared. */
export function pageReader(db: Db) {
  const known = new Map<string, PreparedStatement<ListPage, ListRow>>()

  const statementOf = (page: ListPage, filters: readonly ActiveFilter[]): PreparedStatement<ListPage, ListRow> => {
    const { filter, sort, language, limit } = page
    if (filters.length > MAX_FILTERS_PREPARED || limit !== EMPTY_LIST_QUERY.perPage) {
      return prepareStatement(db, undefined, pageStatement(page))
    }
    const name = `list ${language} ${sort} ${sourceMark(filter)} ${marksOf(filters)}${page.reading === 'counted' ? '' : ` ${page.reading}`}`
    const statement = known.get(name) ?? prepareStatement(db, name, pageStatement(page))
    known.set(name, statement)
    return statement
  }

  return async (pool: pg.Pool, page: ListPage): Promise<ListRow> => {
    const filters = activeFilters(page.filter)
    const isShort = filters.length === 0 && page.filter.hits === undefined && page.offset <= MAX_SKIPPED_SHORT
    const [row] = await statementOf(page, filters).runForBytes(pool, page, isShort ? 'short' : 'any')
    const [total, cards] = row ?? []
    if (!total || !cards) throw new TypeError('a list without an answer')
    return { total: Number(total.toString('latin1')), cards }
  }
}

/**
 * The ids of the page come first, as one array, and then all cards at once: a third of the time of a join. The limit is
 * written out because PostgreSQL plans again, every time, what has an unknown one.
 */
function pageStatement({ filter, sort, language, limit, reading }: ListPage): RawBuilder<ListRow> {
  const offset = sql`${slot<ListPage>((page) => page.offset)}::int`
  const read = { counted: limit, walked: limit + 1, gathered: undefined }[reading]
  const part = reading === 'gathered' ? sql`${offset} + 1 : ${offset} + ${sql.lit(limit)}` : sql`1 : ${sql.lit(limit)}`
  return sql`
    with read as materialized (
      select array(
        select l.product_id from ${narrowed(orderedSource(filter, sort, reading), filter)} order by ${ORDERS[sort]}
        ${read === undefined ? sql`` : sql`limit ${sql.lit(read)} offset ${offset}`}
      ) as ids
    ), page as materialized (select ids[${part}] as ids from read)
    select ${reading === 'counted' ? countOf(filter) : sql`(select cardinality(ids) from read)`}::int as total,
      '[' || coalesce((
        select string_agg(${sql.ref(`card_${language}`)}, ',' order by array_position((select ids from page), product_id))
        from product_card where product_id = any ((select ids from page)::int[])
      ), '') || ']' as cards`
}

function orderedSource(filter: ListFilter, sort: ListPage['sort'], reading: ListPage['reading']): RawBuilder<unknown> {
  if (!filter.hits) return listed(filter)
  if (sort === 'relevance') return rankedHits(filter)
  return reading === 'walked' ? walkedHits(filter) : listed(filter)
}

const countOf = (filter: ListFilter): RawBuilder<unknown> =>
  activeFilters(filter).length > 0 || filter.hits
    ? sql`(select count(*) from ${narrowed(listed(filter), filter)})`
    : STORED_COUNT

/** Without filters the number is stored: counting a large category takes longer than reading its page. */
const STORED_COUNT = sql`coalesce((
  select product_count from listing_scope where scope_id = ${slot<ListPage>(({ filter }) => scopeIdOf(filter))}::int
), 0)`

/** Counts a list in its sample: of each `outOf` products one. */
export const sampleCounter =
  (db: Db) =>
  async (pool: pg.Pool, values: { readonly filter: ListFilter; readonly outOf: number }): Promise<number> => {
    const { filter, outOf } = values
    const statement = sql<{
      total: number
    }>`select count(*)::int as total from ${narrowed(listed(filter, outOf), filter)}`
    const [row] = await prepareStatement<typeof values, { total: number }>(db, undefined, statement).run(pool, values)
    return row?.total ?? 0
  }
