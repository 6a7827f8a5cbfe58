import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import { joinedThumbnail, joinThumbnail } from '#db/line-thumbnail.ts'
import type { OrderRow } from '../order.repository.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { ListedPayment, OrderSort } from '#domain/orders/desk/order-filter.ts'
import type { ProductionStage } from '#domain/production/station.ts'
import type { UsedMethod, PaymentProvider } from '#domain/payments/payment-method.ts'
import type { SortPlace } from '#domain/orders/desk/order-cursor.ts'
import { byOwnTerms, conditions } from './order-conditions.repository.ts'
import type { OrderQuery } from './order-conditions.repository.ts'

type Sorting = { readonly column: RawBuilder<unknown>; readonly key: RawBuilder<unknown>; readonly isDown: boolean }

const micros = (column: RawBuilder<unknown>) => sql`(extract(epoch from ${column}) * 1000000)::bigint::float8`
const COLUMNS = {
  placed: { column: sql`l.placed_at`, key: micros(sql`l.placed_at`) },
  moved: { column: sql`l.moved_at`, key: micros(sql`l.moved_at`) },
  readyBy: { column: sql`l.ready_by`, key: sql`(l.ready_by - date '1970-01-01')::float8` },
  total: { column: sql`l.total`, key: sql`l.total::float8` },
}
const FROM_KEY = {
  placed: (key: number) => sql`timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond'`,
  moved: (key: number) => sql`timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond'`,
  readyBy: (key: number) => sql`date '1970-01-01' + ${key}::integer`,
  total: (key: number) => sql`${key}::bigint`,
}

const fieldOf = (sort: OrderSort): keyof typeof COLUMNS => sort.replace('-', '') as keyof typeof COLUMNS
const sortingOf = (sort: OrderSort): Sorting => ({ ...COLUMNS[fieldOf(sort)], isDown: sort.startsWith('-') })

/** A row of the list, with what it shows of the order. */
export type ListedRow = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'status'
  | 'placed_at'
  | 'moved_at'
  | 'ready_by'
  | 'agreed_by'
  | 'total'
  | 'fulfilment'
  | 'urgent'
  | 'contact_name'
  | 'contact_phone'
  | 'company_name'
  | 'cancel_requested_at'
> & {
  readonly payment: ListedPayment
  readonly method: UsedMethod | null
  readonly provider: PaymentProvider | null
  readonly production: ProductionStage | null
  readonly city: LocalizedText | null
  readonly receipts: number
  readonly assignee: { readonly id: string; readonly name: string } | null
  readonly hold_reason: string | null
  readonly lines: number
  readonly item: {
    readonly name: LocalizedText
    readonly quantity: number
    readonly image: string | null
    readonly artwork: { readonly version: string; readonly line: number } | null
  } | null
  readonly sort_key: number
}

/** What the rows of `page` show of their orders. */
const displayedRows = sql`
  select o.id, o.number, o.status, o.placed_at, o.moved_at, o.ready_by, o.agreed_by, o.total, o.fulfilment, o.urgent,
    o.contact_name, o.contact_phone, o.company_name, l.cancel_requested_at, l.payment, l.method, l.provider, l.production,
    o.address -> 'city' as city, l.receipts, d.hold_reason, l.sort_key,
    case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as assignee,
    (select count(*) from order_line where order_id = o.id)::int as lines,
    (select json_build_object('name', i.name, 'quantity', i.quantity, 'image', i.image_key, 'artwork', ${joinedThumbnail})
     from order_line i ${joinThumbnail('i.id')}
     where i.order_id = o.id order by i.position limit 1) as item
  from page l
  join customer_order o on o.id = l.order_id
  left join order_desk d on d.order_id = o.id
  left join staff s on s.id = d.assignee_id`

/** The rows of these orders, by their ids. */
export async function findRows(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, ListedRow>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<ListedRow>`
    with page as materialized (
      select l.*, 0::float8 as sort_key from order_listing l where l.order_id = any(${orderIds}::uuid[]))
    ${displayedRows}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export type Place = {
  readonly sort: OrderSort
  readonly after: SortPlace | undefined
  readonly limit: number
}

/** How rows are sorted, and which come after a place. */
export function orderOf({ sort, after }: Place) {
  const { column, key, isDown } = sortingOf(sort)
  const direction = isDown ? sql`desc` : sql`asc`
  const sign = isDown ? sql`<` : sql`>`
  const beyond = after
    ? sql`and (${column}, l.number) ${sign} (${FROM_KEY[fieldOf(sort)](after.key)}, ${after.number}::integer)`
    : sql``
  return { key, beyond, walked: sql`${column} ${direction}, l.number ${direction}`, direction }
}

/** A page of orders, and how many there are. */
export type CountedPage = { readonly rows: readonly ListedRow[]; readonly count: number }

/**
 * A page of orders, and how many there are, counted up to `most`. Few are gathered by the indexes of the filter and then
 * sorted; of many the index of the sort finds a page soon. Only the count says which: the planner takes the values of two
 * filters as independent, and walks through every order for pairs that never meet.
 */
export async function findPage(
  db: Db,
  query: OrderQuery,
  place: Place & { readonly most: number },
): Promise<CountedPage> {
  const { key, beyond, walked, direction } = orderOf(place)
  const { limit, most } = place
  const isMany = sql`(select count from counted) >= ${most}::integer`
  const isFew = sql`(select count from counted) between 1 and ${most}::integer - 1`
  const walk = sql`
    select l.*, ${key} as sort_key from order_listing l
    where ${conditions(query, byOwnTerms)} ${beyond} and ${isMany} order by ${walked} limit ${limit}`
  const { rows } = await sql<ListedRow & { readonly count: number }>`
    with ${query.terms === undefined ? counted(query, most) : countedByTerms(query, most)},
    page as materialized (
      (select *, ${key} as sort_key from (${few(query, beyond, isFew)} offset 0) l
       order by ${walked} limit ${limit})
      union all (${walk})),
    shown as (${displayedRows})
    select counted.count, shown.* from counted left join shown on true
    order by shown.sort_key ${direction}, shown.number ${direction}`.execute(db)
  // A page without rows is one row: the count.
  return { rows: rows.filter(({ id }) => id !== null), count: rows[0]?.count ?? 0 }
}

/** Counts without a look at the orders: by the index over everything that has few values. */
const counted = (query: OrderQuery, most: number) => sql`
  counted as materialized (
    select count(*)::integer as count from (
      select from order_listing l where ${conditions(query)} limit ${most}) capped)`

/** What terms match has to be looked up order by order, so it is looked up once. */
const countedByTerms = (query: OrderQuery, most: number) => sql`
  found as materialized (
    select order_id from order_terms where terms @@ ${query.terms}::tsquery ${isOnlyText(query) ? sql`limit ${most}` : sql``}),
  matched as materialized (
    select l.* from order_listing l where ${conditions(query, byFound)} limit ${most}),
  counted as materialized (select count(*)::integer as count from matched)`

const byFound = () => sql`l.order_id in (select order_id from found)`

/** Whether every order that the terms match is asked for. */
const isOnlyText = ({ filter, invoice }: OrderQuery): boolean =>
  invoice === undefined && Object.entries(filter).every(([name, value]) => name === 'text' || value === undefined)

const few = (query: OrderQuery, beyond: RawBuilder<unknown>, isFew: RawBuilder<unknown>) =>
  query.terms === undefined
    ? sql`select l.* from order_listing l where ${conditions(query)} ${beyond} and ${isFew}`
    : sql`select l.* from matched l where ${isFew} ${beyond}`

/** The numbers of the orders, the newest first. */
export async function findNumbers(db: Db, query: OrderQuery, limit: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select l.number from order_listing l where ${conditions(query)}
    order by l.placed_at desc, l.number desc limit ${limit}`.execute(db)
  return rows.map(({ number }) => number)
}

/** How many orders there are, counted up to `most`. */
export async function countListed(db: Db, query: OrderQuery, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from order_listing l where ${conditions(query)} limit ${most}) counted`.execute(db)
  return rows[0]?.count ?? 0
}
