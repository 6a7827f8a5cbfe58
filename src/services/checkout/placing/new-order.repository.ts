import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import { runPrepared, sendPrepared } from '#db/prepared-statement.ts'
import type { PaymentAttemptTable } from '#db/schema/payments.ts'
import type { RequestKey } from './idempotency.repository.ts'
import type { NewLine, NewOrder } from '../../orders/order.repository.ts'

/** What has to be known of a customer who is about to order. */
export type Ordering = {
  readonly company_name: string | null
  readonly vat_number: string | null
  readonly cr_number: string | null
  /** Orders of theirs that wait for their money. */
  readonly unpaid: number
  readonly has_ordered: boolean
  /** Until they may place the next order; null when they may now. */
  readonly wait_seconds: number | null
  /** What the key of the request was used for; null for a new one. */
  readonly used_key: { readonly route: string; readonly body_hash: string; readonly order_id: string | null } | null
  /** The live order that was made of the cart. */
  readonly order_of_cart: string | null
}

type AttemptCount = Pick<RequestKey, 'customerId' | 'key'> & { readonly cartKey: string; readonly ordersAnHour: number }

/** Reads it in one statement. Call it while the customer is held. */
export async function findOrdering(
  tx: Db,
  { customerId, key, cartKey, ordersAnHour }: AttemptCount,
): Promise<Ordering | undefined> {
  const query = sql<Ordering>`
    select c.company_name, c.vat_number, c.cr_number,
      (select count(*)::int from customer_order o where o.customer_id = c.id and o.status = 'AWAITING_PAYMENT') as unpaid,
      exists (select from customer_order o where o.customer_id = c.id
        and o.status not in ('AWAITING_PAYMENT', 'EXPIRED', 'CANCELLED', 'REJECTED')) as has_ordered,
      (select extract(epoch from o.placed_at + interval '1 hour' - now())::float8 from customer_order o
        where o.customer_id = c.id and o.placed_at > now() - interval '1 hour'
        order by o.placed_at desc offset ${ordersAnHour - 1}::bigint limit 1) as wait_seconds,
      (select json_build_object('route', k.route, 'body_hash', encode(k.body_hash, 'hex'), 'order_id', k.order_id)
        from idempotency_key k where k.customer_id = c.id and k.key = ${key}) as used_key,
      (select o.id from customer_order o where o.customer_id = c.id and o.cart_key = ${cartKey}::uuid
        and o.status not in ('EXPIRED', 'CANCELLED', 'REJECTED')) as order_of_cart
    from customer c where c.id = ${customerId}::uuid`
  return (await runPrepared(tx, query))[0]
}

/** Unpaid orders of a customer that nothing can charge: the newest attempt ended, or lost its process before it was sent. */
export const findUncharged = async (tx: Db, customerId: string, neverSentSeconds: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select o.id from customer_order o,
      lateral (select state, created_at from payment_attempt p where p.order_id = o.id
        order by p.created_at desc, p.id limit 1) newest
    where o.customer_id = ${customerId}::uuid and o.status = 'AWAITING_PAYMENT'
      and (newest.state in ('DECLINED', 'CANCELLED', 'EXPIRED')
        or (newest.state = 'CREATED' and newest.created_at < now() - make_interval(secs => ${neverSentSeconds})))
    order by o.placed_at`.execute(tx)
  return rows.map(({ id }) => id)
}

type Placing = {
  readonly order: NewOrder
  readonly lines: readonly NewLine[]
  /** How long goods and coupon wait for the money, by the database's clock. */
  readonly holdMinutes: number
  readonly request: RequestKey
  /** How it is to be paid; undefined when that is not known yet. */
  readonly attempt: Insertable<PaymentAttemptTable> | undefined
}

/** Whether a customer has had an order before that was not given up, for coupons of a first order. */
export async function hasOrdered(tx: Db, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ has_ordered: boolean }>`
    select exists (select from customer_order o where o.customer_id = ${customerId}::uuid
      and o.status not in ('AWAITING_PAYMENT', 'EXPIRED', 'CANCELLED', 'REJECTED')) as has_ordered`.execute(tx)
  return rows[0]?.has_ordered ?? false
}

/**
 * Writes an order that waits for its money, its lines, the attempt to pay it, and that its request has been done, in one
 * statement. A key that was used before fails it, which the next statement tells.
 */
export async function insertOrder(tx: Db, { order, lines, holdMinutes, request, attempt }: Placing): Promise<void> {
  const { customerId, key, route, bodyHash } = request
  const done = { customer_id: customerId, key, route, body_hash: bodyHash, order_id: order.id }
  const written = tx
    .with('placed', (db) =>
      db
        .insertInto('customer_order')
        .values({ ...order, hold_expires_at: sql<Date>`now() + make_interval(mins => ${holdMinutes})` }),
    )
    .with('line', (db) =>
      db.insertInto('order_line').values(lines.map((line, position) => ({ ...line, position, order_id: order.id }))),
    )
  await sendPrepared(
    tx,
    attempt
      ? written
          .with('attempted', (db) => db.insertInto('payment_attempt').values(attempt))
          .insertInto('idempotency_key')
          .values(done)
      : written.insertInto('idempotency_key').values(done),
  )
}
