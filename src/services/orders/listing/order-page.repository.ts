import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { OrderRow } from '../order.repository.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { LONG_ON_THE_WAY_DAYS, LONG_TO_PICK_UP_DAYS } from '#domain/orders/desk/queues.ts'
import type { QueueName } from '#domain/orders/desk/queues.ts'
import type { ListedPayment, OrderFilter, OrderSort } from '#domain/orders/desk/order-filter.ts'
import type { ProductionStage } from '#domain/production/station.ts'
import type { UsedMethod, PaymentProvider } from '#domain/payments/payment-method.ts'
import type { SortPlace } from '#domain/orders/desk/order-cursor.ts'

/** Which orders are meant, and for whom. */
export type Asked = {
  readonly filter: OrderFilter
  /** The query over their terms; undefined when the filter has no text. */
  readonly terms: string | undefined
  /** The invoice whose order is meant, instead of the terms. */
  readonly invoice?: string | undefined
  readonly staffId: string
  /** In Riyadh. */
  readonly today: IsoDate
  /** The first day on which an order with one station left can be made, with two and so on. */
  readonly earliest: readonly IsoDate[]
}

const isOpen = sql`l.status in ('PENDING', 'PROCESSING')`
const movedBefore = (days: number) => sql`l.moved_at <= now() - make_interval(days => ${days})`

/** What each queue of Today holds, and since when each of its orders waits. */
const QUEUE_ROWS: Readonly<
  Record<QueueName, { readonly since: RawBuilder<unknown>; readonly holds: (asked: Asked) => RawBuilder<unknown> }>
> = {
  transferReceipts: { since: sql`l.received_at`, holds: () => sql`l.receipts > 0` },
  refundsToApprove: { since: sql`l.refund_to_approve_at`, holds: () => sql`l.refund_to_approve_at is not null` },
  refundsToSend: { since: sql`l.refund_to_send_at`, holds: () => sql`l.refund_to_send_at is not null` },
  refundsInTrouble: { since: sql`l.refund_trouble_at`, holds: () => sql`l.refund_trouble_at <= now()` },
  paymentsUnknown: { since: sql`l.payment_trouble_at`, holds: () => sql`l.payment_trouble_at <= now()` },
  invoicesDue: { since: sql`l.invoice_trouble_at`, holds: () => sql`l.invoice_trouble_at <= now()` },
  accept: { since: sql`l.moved_at`, holds: () => sql`l.status = 'PENDING' and l.held_at is null` },
  cancelRequests: { since: sql`l.cancel_requested_at`, holds: () => sql`l.cancel_requested_at is not null` },
  handOver: {
    since: sql`l.made_at`,
    holds: () => sql`l.made_at is not null and l.status = 'PROCESSING' and l.held_at is null`,
  },
  onTheWayLong: {
    since: sql`l.moved_at`,
    holds: () => sql`l.status = 'ON_THE_WAY' and l.fulfilment = 'DELIVERY' and ${movedBefore(LONG_ON_THE_WAY_DAYS)}`,
  },
  notPickedUp: {
    since: sql`l.moved_at`,
    holds: () => sql`l.status = 'ON_THE_WAY' and l.fulfilment = 'PICKUP' and ${movedBefore(LONG_TO_PICK_UP_DAYS)}`,
  },
  mine: {
    since: sql`l.moved_at`,
    holds: ({ staffId }) =>
      sql`l.assignee_id = ${staffId}::uuid and l.status in ('AWAITING_PAYMENT', 'PENDING', 'PROCESSING', 'ON_THE_WAY')`,
  },
  late: { since: sql`l.ready_by`, holds: ({ today }) => sql`${isOpen} and l.ready_by < ${today}::date` },
  dueToday: { since: sql`l.placed_at`, holds: ({ today }) => sql`${isOpen} and l.ready_by = ${today}::date` },
  held: { since: sql`l.held_at`, holds: () => sql`l.held_at is not null` },
  jobTrouble: {
    since: sql`l.job_trouble_at`,
    holds: () => sql`l.job_trouble_at is not null and l.status = 'PROCESSING'`,
  },
  reprints: { since: sql`l.reprint_at`, holds: () => sql`l.reprint_at is not null and l.status = 'PROCESSING'` },
  atRisk: {
    since: sql`l.moved_at`,
    holds: ({ today, earliest }) =>
      // The last day is said once more without the row: by that the index on the day is read.
      sql`l.status = 'PROCESSING' and l.ready_by >= ${today}::date and l.ready_by < ${earliest.at(-1) ?? today}::date
        and l.ready_by < (${earliest}::date[])[l.stations_left]`,
  },
}

const riyadhDay = (day: IsoDate) => sql`(${day}::date::timestamp at time zone 'Asia/Riyadh')`

/** The conditions of a filter, by the columns and terms that have indexes. */
function conditions(asked: Asked): RawBuilder<unknown> {
  const { filter, terms, invoice, today } = asked
  const { customer, placedFrom, placedTo, readyFrom, readyTo, assignees, held, late, queue } = filter
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (invoice !== undefined) {
    parts.push(sql`l.order_id in (select order_id from invoice where number = ${invoice})`)
  } else if (terms !== undefined) {
    parts.push(sql`l.order_id in (select order_id from order_terms where terms @@ ${terms}::tsquery)`)
  }
  if (customer !== undefined) {
    parts.push(sql`l.order_id in (select id from customer_order where customer_id = ${customer}::uuid)`)
  }
  for (const [column, values] of facetsOf(filter)) {
    parts.push(sql`${sql.ref(`l.${column}`)} = any(${values})`)
  }
  if (placedFrom !== undefined) parts.push(sql`l.placed_at >= ${riyadhDay(placedFrom)}`)
  if (placedTo !== undefined) parts.push(sql`l.placed_at < ${riyadhDay(placedTo)} + interval '1 day'`)
  if (readyFrom !== undefined) parts.push(sql`l.ready_by >= ${readyFrom}::date`)
  // Nothing is promised for a day before it is ordered: where a list is sorted by that, it begins there.
  if (readyTo !== undefined) {
    parts.push(sql`l.ready_by <= ${readyTo}::date and l.placed_at < ${riyadhDay(readyTo)} + interval '2 days'`)
  }
  if (assignees !== undefined) parts.push(assigned(assignees))
  if (held !== undefined) parts.push(held ? sql`l.held_at is not null` : sql`l.held_at is null`)
  if (late !== undefined) {
    const isLate = sql`(${isOpen} and l.ready_by < ${today}::date)`
    parts.push(late ? isLate : sql`not ${isLate}`)
  }
  if (queue !== undefined) parts.push(QUEUE_ROWS[queue].holds(asked))
  return sql.join(parts, sql` and `)
}

/** The columns with few values, and which of them are asked for. */
const facetsOf = ({ status, payment, method, provider, production, fulfilment, cities, urgent }: OrderFilter) =>
  Object.entries({
    status,
    payment,
    method,
    provider,
    production,
    fulfilment,
    city_id: cities,
    urgent: urgent === undefined ? undefined : [urgent],
  }).filter(([, values]) => values !== undefined)

const assigned = (assignees: readonly (string | null)[]) => {
  const ids = assignees.filter((id) => id !== null)
  const isOne = sql`l.assignee_id = any(${ids}::uuid[])`
  return ids.length < assignees.length ? sql`(${isOne} or l.assignee_id is null)` : isOne
}

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
  readonly item: { readonly name: LocalizedText; readonly quantity: number; readonly image: string | null } | null
  readonly sort_key: number
}

/** What the rows of `page` show of their orders. */
const shownRows = sql`
  select o.id, o.number, o.status, o.placed_at, o.moved_at, o.ready_by, o.agreed_by, o.total, o.fulfilment, o.urgent,
    o.contact_name, o.contact_phone, o.company_name, l.cancel_requested_at, l.payment, l.method, l.provider, l.production,
    o.address -> 'city' as city, l.receipts, d.hold_reason, l.sort_key,
    case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as assignee,
    (select count(*) from order_line where order_id = o.id)::int as lines,
    (select json_build_object('name', name, 'quantity', quantity, 'image', image_key) from order_line
     where order_id = o.id order by position limit 1) as item
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
    ${shownRows}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The rows after a place, in the order asked for. */
export async function findListed(
  db: Db,
  asked: Asked,
  { sort, after, limit }: { readonly sort: OrderSort; readonly after: SortPlace | undefined; readonly limit: number },
): Promise<ListedRow[]> {
  const { column, key, isDown } = sortingOf(sort)
  const direction = isDown ? sql`desc` : sql`asc`
  const sign = isDown ? sql`<` : sql`>`
  const beyond = after
    ? sql`and (${column}, l.number) ${sign} (${FROM_KEY[fieldOf(sort)](after.key)}, ${after.number}::integer)`
    : sql``
  const { rows } = await sql<ListedRow>`
    with page as materialized (
      select l.*, ${key} as sort_key from order_listing l where ${conditions(asked)} ${beyond}
      order by ${column} ${direction}, l.number ${direction} limit ${limit})
    ${shownRows} order by l.sort_key ${direction}, l.number ${direction}`.execute(db)
  return rows
}

/** The numbers of the orders, the newest first. */
export async function findNumbers(db: Db, asked: Asked, limit: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select l.number from order_listing l where ${conditions(asked)}
    order by l.placed_at desc, l.number desc limit ${limit}`.execute(db)
  return rows.map(({ number }) => number)
}

/** How many orders there are, counted up to `most`. */
export async function countListed(db: Db, asked: Asked, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from order_listing l where ${conditions(asked)} limit ${most}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** A queue, counted up to `most`, with those of its orders that wait longest. */
export type QueueRow = {
  readonly name: QueueName
  readonly count: number
  readonly longest: readonly { readonly id: string; readonly since: string }[]
}

/**
 * Several queues in one statement. Each has an index that begins with since when its orders wait, so that neither the
 * count nor the first rows walk through anything else.
 */
export async function readQueues(
  db: Db,
  asked: Omit<Asked, 'filter' | 'terms'>,
  names: readonly QueueName[],
  { most, first }: { readonly most: number; readonly first: number },
): Promise<QueueRow[]> {
  if (names.length === 0) return []
  const one = (name: QueueName) => {
    const { since, holds } = QUEUE_ROWS[name]
    const where = holds({ ...asked, filter: {}, terms: undefined })
    return sql`
      select ${sql.lit(name)} as name,
        (select count(*) from (select from order_listing l where ${where} limit ${most}) c)::int as count,
        (select coalesce(json_agg(json_build_object('id', q.order_id, 'since', q.since)), '[]') from (
          select l.order_id, ${since}::timestamptz as since from order_listing l where ${where}
          order by ${since}, l.number limit ${first}) q) as longest`
  }
  const { rows } = await sql<QueueRow>`${sql.join(names.map(one), sql` union all `)}`.execute(db)
  return rows
}
