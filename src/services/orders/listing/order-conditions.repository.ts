import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { OrderFilter } from '#domain/orders/desk/order-filter.ts'
import { LONG_ON_THE_WAY_DAYS, LONG_TO_PICK_UP_DAYS } from '#domain/orders/desk/queues.ts'
import type { QueueName } from '#domain/orders/desk/queues.ts'

/** Which orders are meant, and for whom. */
export type OrderQuery = {
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
export const QUEUE_ROWS: Readonly<
  Record<QueueName, { readonly since: RawBuilder<unknown>; readonly holds: (query: OrderQuery) => RawBuilder<unknown> }>
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
  filesAwaited: { since: sql`l.files_awaited_at`, holds: () => sql`l.files_awaited_at is not null` },
  proofsAwaited: { since: sql`l.proofs_awaited_at`, holds: () => sql`l.proofs_awaited_at is not null` },
  paymentsAwaited: { since: sql`l.moved_at`, holds: () => sql`l.status = 'AWAITING_PAYMENT' and l.payment = 'UNPAID'` },
  transfersAwaited: {
    since: sql`l.moved_at`,
    holds: () => sql`l.status = 'AWAITING_PAYMENT' and l.payment = 'TRANSFER' and l.receipts = 0`,
  },
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

/** The orders whose terms match, looked up all at once by the index over them. */
const byTerms = (terms: string) =>
  sql`l.order_id in (select order_id from order_terms where terms @@ ${terms}::tsquery offset 0)`

/** Whether the terms of one order match: for walks that end soon. */
export const byOwnTerms = (terms: string) =>
  sql`exists (select from order_terms t where t.order_id = l.order_id and t.terms @@ ${terms}::tsquery)`

/** The conditions of a filter, by the columns and terms that have indexes. */
export function conditions(
  query: OrderQuery,
  matches: (terms: string) => RawBuilder<unknown> = byTerms,
): RawBuilder<unknown> {
  const { filter, terms, invoice, today } = query
  const { customer, placedFrom, placedTo, readyFrom, readyTo, assignees, held, late, queue } = filter
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (invoice !== undefined) {
    parts.push(sql`l.order_id in (select order_id from invoice where number = ${invoice})`)
  } else if (terms !== undefined) {
    parts.push(matches(terms))
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
  if (queue !== undefined) parts.push(QUEUE_ROWS[queue].holds(query))
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
