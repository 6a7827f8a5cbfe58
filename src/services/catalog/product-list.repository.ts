import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Db } from '#db/connection.ts'
import { prepareStatement, slot } from '#db/prepared-statement.ts'
import type { PreparedStatement } from '#db/prepared-statement.ts'
import { EMPTY_LIST_QUERY } from '#domain/catalog/list-query.ts'
import type { ListSort } from '#domain/catalog/list-query.ts'
import type { Language } from '#domain/language.ts'
import { activeFilters, listSource, marksOf, scopeCondition, scopeIdOf, sourceMark } from './list-filter.repository.ts'
import type { ActiveFilter, ListFilter } from './list-filter.repository.ts'

/** A page of a list: `offset` products are passed over. */
export type ListPage = {
  readonly filter: ListFilter
  /** Relevance only for what a search found. */
  readonly sort: ListSort
  readonly language: Language
  readonly limit: number
  readonly offset: number
}

/** How many products the list has, and the cards of the page: a JSON array in UTF-8. */
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
    const name = `list ${language} ${sort} ${sourceMark(filter)} ${marksOf(filters)}`
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
function pageStatement({ filter, sort, language, limit }: ListPage): RawBuilder<ListRow> {
  const filters = activeFilters(filter)
  const conditions = [scopeCondition(filter.scope.kind), ...filters.map(({ condition }) => condition)]
  const listed = sql`${listSource(filter)} where ${sql.join(conditions, sql` and `)}`
  const isCounted = filters.length > 0 || filter.hits !== undefined
  return sql`
    with page as materialized (
      select array(
        select l.product_id from ${listed} order by ${ORDERS[sort]}
        limit ${sql.lit(limit)} offset ${slot<ListPage>((page) => page.offset)}::int
      ) as ids
    )
    select ${isCounted ? sql`(select count(*) from ${listed})` : STORED_COUNT}::int as total,
      '[' || coalesce((
        select string_agg(${sql.ref(`card_${language}`)}, ',' order by array_position((select ids from page), product_id))
        from product_card where product_id = any ((select ids from page)::int[])
      ), '') || ']' as cards`
}

/** Without filters the number is stored: counting a large category takes longer than reading its page. */
const STORED_COUNT = sql`coalesce((
  select product_count from listing_scope where scope_id = ${slot<ListPage>(({ filter }) => scopeIdOf(filter))}::int
), 0)`
