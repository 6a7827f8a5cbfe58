import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import { runPrepared } from '#db/prepared-statement.ts'
import type { UsedMethod } from '#domain/payments/payment-method.ts'
import type { OrderLineRow, OrderRow } from './order.repository.ts'

const ORDER = [
  ...([
    'id',
    'number',
    'language',
    'contact_name',
    'contact_phone',
    'company_name',
    'vat_number',
    'cr_number',
    'address',
  ] as const),
  ...(['po_number', 'urgent_fee', 'shipping', 'coupon_code', 'notes', 'total'] as const),
]
const LINE = ['name', 'variant', 'features', 'quantity', 'unit', 'setup', 'line_total', 'discount'] as const

/** What the invoice of a paid order is made of: only what JSON leaves as it is. */
export type DueInvoice = {
  readonly order: Pick<OrderRow, (typeof ORDER)[number]>
  readonly lines: readonly Pick<OrderLineRow, (typeof LINE)[number]>[]
  readonly method: UsedMethod
}

/** Takes paid orders without an invoice, the oldest first; none of those named, and none that another process has taken. */
export const takeDue = (tx: Db, limit: number, without: readonly string[]): Promise<DueInvoice[]> =>
  runPrepared(
    tx,
    withFacts(sql`
      select order_id from invoice_due where order_id <> all(${without}::uuid[])
      order by since limit ${limit} for update skip locked`),
  )

/** The same of one order, waiting for the process that has taken it; undefined when it has its invoice, or needs none. */
export const takeDueOf = async (tx: Db, orderId: string): Promise<DueInvoice | undefined> =>
  (
    await runPrepared(tx, withFacts(sql`select order_id from invoice_due where order_id = ${orderId}::uuid for update`))
  )[0]

const asJson = (table: string, columns: readonly string[]): RawBuilder<unknown> =>
  sql`json_build_object(${sql.join(columns.map((name) => sql`${sql.lit(name)}, ${sql.ref(`${table}.${name}`)}`))})`

const withFacts = (due: RawBuilder<unknown>): RawBuilder<DueInvoice> => sql<DueInvoice>`
  with due as materialized (${due})
  select ${asJson('o', ORDER)} as "order", a.method,
    (select json_agg(${asJson('l', LINE)} order by l.position) from order_line l where l.order_id = o.id) as lines
  from due
  join customer_order o on o.id = due.order_id
  join payment p on p.order_id = o.id and p.purpose = 'ORDER'
  join payment_attempt a on a.id = p.attempt_id`
