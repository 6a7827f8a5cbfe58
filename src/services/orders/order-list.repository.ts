import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { WaitCause } from '#domain/artwork/artwork-clock.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { VISIBLE_STATUSES } from '#domain/orders/order-status.ts'
import type { VisibleStatus } from '#domain/orders/order-status.ts'
import type { AttemptState } from '#domain/payments/attempt-state.ts'
import type { UsedMethod } from '#domain/payments/payment-method.ts'
import type { RefundState } from '#domain/payments/refund-state.ts'

type Page = { readonly page: number; readonly perPage: number }
type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

export type OrderFilter = Page &
  Days & {
    readonly status?: VisibleStatus | undefined
    /** The number of an order, or part of a product's name or code. */
    readonly search?: string | undefined
    readonly sort: 'newest' | 'oldest'
  }

export type ListedOrder = {
  readonly id: string
  readonly number: number
  readonly status: VisibleStatus
  readonly placed_at: Date
  readonly ready_by: string
  readonly fulfilment: 'DELIVERY' | 'PICKUP'
  readonly carrier: string | null
  readonly tracking_number: string | null
  readonly tracking_url: string | null
  readonly total: number
  /** What the first line that waits for the customer waits for. */
  readonly awaited: { readonly cause: WaitCause; readonly position: number; readonly isPackage: boolean } | null
  readonly lines: number
  readonly names: readonly LocalizedText[]
  readonly images: readonly string[]
  /** Lines that are shown with their artwork, among the first. */
  readonly previews: readonly { readonly id: string; readonly image: string | null }[]
}

const RIYADH = sql.lit('Asia/Riyadh')
const onDays = (column: string, { from, to }: Days): RawBuilder<unknown> => sql`
  (${from ?? null}::date is null or (${sql.ref(column)} at time zone ${RIYADH})::date >= ${from ?? null}::date)
  and (${to ?? null}::date is null or (${sql.ref(column)} at time zone ${RIYADH})::date <= ${to ?? null}::date)`

/** A page of a customer's orders with a few words and pictures of each, and how many there are in all. */
export async function findOrderPage(db: Db, customerId: string, filter: OrderFilter) {
  const { page, perPage, status, search, sort } = filter
  const pattern = search === undefined ? null : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const statuses = status === undefined ? [...VISIBLE_STATUSES] : [status]
  const where = sql`
    o.customer_id = ${customerId}::uuid and o.status = any(${statuses}) and ${onDays('o.placed_at', filter)}
    and (${pattern}::text is null or o.number::text like ${pattern} or exists (
      select from order_line l where l.order_id = o.id
        and (l.product_code ilike ${pattern} or l.name ->> 'en' ilike ${pattern} or l.name ->> 'ar' ilike ${pattern})))`
  const { rows } = await sql<ListedOrder>`
    select o.id, o.number, o.status, o.placed_at, o.ready_by, o.fulfilment, o.carrier, o.tracking_number,
      o.tracking_url, o.total,
      case when o.status in ('PENDING', 'PROCESSING') then (
        select json_build_object('cause', w.cause, 'position', l.position,
          'isPackage', exists (select from line_packages(l.id))) from order_line l
        join customer_wait w on w.line_id = l.id and w.until is null
        where l.order_id = o.id order by l.position limit 1) end as awaited,
      (select count(*)::int from order_line l where l.order_id = o.id) as lines,
      (select json_agg(l.name order by l.position) from order_line l where l.order_id = o.id and l.position < 3) as names,
      coalesce((select json_agg(l.image_key order by l.position) from order_line l
        where l.order_id = o.id and l.position < 4 and l.image_key is not null), '[]') as images,
      coalesce((select json_agg(json_build_object('id', p.preview_id, 'image', l.image_key) order by l.position)
        from order_line l join line_preview p on p.line_id = l.id where l.order_id = o.id and l.position < 4), '[]') as previews
    from customer_order o where ${where}
    order by o.placed_at ${sql.raw(sort === 'oldest' ? 'asc' : 'desc')}, o.id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from customer_order o where ${where}`.execute(db)
  return { orders: rows, total: counted.rows[0]?.total ?? 0 }
}

/** An order that waits for its money, with the newest attempt to pay it. */
export type UnpaidOrder = {
  readonly id: string
  readonly number: number
  readonly placed_at: Date
  readonly hold_expires_at: Date
  readonly total: number
  readonly attempt_id: string
  readonly method: UsedMethod
  readonly state: AttemptState
  readonly receipts: number
}

/** A customer's orders that wait for their money, the newest first. There are a few at most. */
export async function findUnpaid(db: Db, customerId: string): Promise<readonly UnpaidOrder[]> {
  const { rows } = await sql<UnpaidOrder>`
    select o.id, o.number, o.placed_at, o.hold_expires_at, o.total, a.id as attempt_id, a.method, a.state,
      (select count(*)::int from bank_receipt r where r.attempt_id = a.id and r.refused_at is null) as receipts
    from customer_order o,
      lateral (select * from payment_attempt p where p.order_id = o.id order by p.created_at desc, p.id limit 1) a
    where o.customer_id = ${customerId}::uuid and o.status = 'AWAITING_PAYMENT'
    order by o.placed_at desc, o.id`.execute(db)
  return rows
}

/** Money of an order: what came, what goes back, and which attempts brought none. */
export async function findMoney(db: Db, orderId: string) {
  const payments = await db
    .selectFrom('payment as p')
    .innerJoin('payment_attempt as a', 'a.id', 'p.attempt_id')
    .select(['p.id', 'p.attempt_id', 'a.method', 'p.captured', 'p.refunded', 'p.card_brand', 'p.card_last_four'])
    .select(['p.received_at', 'p.purpose'])
    .where('p.order_id', '=', orderId)
    .orderBy('p.received_at')
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'payment_id', 'amount', 'state', 'created_at', 'settled_at'])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'DECLINED')
    .orderBy('created_at')
    .execute()
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['id', 'method', 'state', 'decline_code', 'created_at'])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'APPROVED')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return { payments, refunds, attempts }
}

export type TransactionFilter = Page &
  Days & {
    readonly status?: 'PAID' | 'REFUNDED' | 'REFUND_PENDING' | undefined
    readonly method?: UsedMethod | undefined
  }

export type Transaction = {
  readonly id: string
  readonly kind: 'PAYMENT' | 'REFUND'
  readonly order_id: string
  readonly number: number
  readonly amount: number
  readonly method: UsedMethod
  readonly card_brand: string | null
  readonly card_last_four: string | null
  readonly state: RefundState | 'PAID'
  readonly at: Date
  readonly attempt_id: string
  /** Its invoice or credit note, once that is issued. */
  readonly document_id: string | null
}

/** A page of what a customer paid and got back. */
export async function findTransactionPage(db: Db, customerId: string, filter: TransactionFilter) {
  const { page, perPage, status, method } = filter
  const all = sql`
    with moved as (
      select p.id, 'PAYMENT' as kind, p.order_id, p.captured as amount, 'PAID' as state, p.received_at as at, p.attempt_id,
        p.card_brand, p.card_last_four, i.id as document_id
      from payment p left join invoice i on i.order_id = p.order_id and i.kind = 'INVOICE'
        and i.report_status <> 'REJECTED' and i.is_final
      union all
      select r.id, 'REFUND', r.order_id, r.amount, r.state, coalesce(r.settled_at, r.created_at), p.attempt_id,
        p.card_brand, p.card_last_four, i.id
      from refund r join payment p on p.id = r.payment_id left join invoice i on i.refund_id = r.id and i.is_final where r.state not in ('TO_APPROVE', 'DECLINED')
    )
    select m.*, o.number, a.method from moved m
    join customer_order o on o.id = m.order_id join payment_attempt a on a.id = m.attempt_id
    where o.customer_id = ${customerId}::uuid and m.amount > 0 and ${onDays('m.at', filter)}
      and (${method ?? null}::text is null or a.method = ${method ?? null})
      and (${status ?? null}::text is null or ${status ?? null} =
        case when m.kind = 'PAYMENT' then 'PAID' when m.state = 'DONE' then 'REFUNDED' else 'REFUND_PENDING' end)`
  const { rows } = await sql<Transaction>`
    ${all} order by at desc, id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from (${all}) as every`.execute(db)
  return { transactions: rows, total: counted.rows[0]?.total ?? 0 }
}
