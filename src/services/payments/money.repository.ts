import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import { sendPrepared } from '#db/prepared-statement.ts'
import type { PaymentTable, RefundTable } from '#db/schema/payments.ts'
import { refundStatesBefore } from '#domain/payments/refund-state.ts'
import type { RefundState } from '#domain/payments/refund-state.ts'

export type PaymentRow = Selectable<PaymentTable>
export type RefundRow = Selectable<RefundTable>

type NewPayment = Omit<
  Insertable<PaymentTable>,
  'refunded' | 'received_at' | 'currency' | 'capture_tries' | 'capture_next_at' | 'capture_refused_at'
> & { readonly id: string }

/** Writes money down. A second payment of an order, or by an attempt, fails, which the next statement reports. */
export async function insertPayment(tx: Db, payment: NewPayment): Promise<void> {
  await sendPrepared(tx, tx.insertInto('payment').values(payment))
}

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()

/** The money that a refund is of. */
export const findRefundedPayment = (db: Db, refundId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .innerJoin('refund', 'refund.payment_id', 'payment.id')
    .selectAll('payment')
    .where('refund.id', '=', refundId)
    .executeTakeFirst()

/** The money that pays an order. */
export const findOrderPayment = (db: Db, orderId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('order_id', '=', orderId).where('purpose', '=', 'ORDER').executeTakeFirst()

/**
 * Takes the right to give money back: one guarded statement, so that parallel refunds never come to more than what was
 * paid. False when there is not so much left.
 */
export async function takeRefundRight(tx: Db, paymentId: string, amount: number): Promise<boolean> {
  const taken = await tx
    .updateTable('payment')
    .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
    .where('id', '=', paymentId)
    .where(sql<boolean>`refunded + ${amount} <= captured`)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Gives the right back after a definite refusal. */
export async function returnRefundRight(tx: Db, paymentId: string, amount: number): Promise<void> {
  await tx
    .updateTable('payment')
    .set((eb) => ({ refunded: eb('refunded', '-', amount) }))
    .where('id', '=', paymentId)
    .execute()
}

export const insertRefund = (
  tx: Db,
  refund: Pick<Insertable<RefundTable>, 'payment_id' | 'order_id' | 'amount' | 'reason' | 'requested_by'>,
): Promise<RefundRow> => tx.insertInto('refund').values(refund).returningAll().executeTakeFirstOrThrow()

/** Moves a refund, if it may go there; undefined when another process was faster. */
export const moveRefund = (
  db: Db,
  id: string,
  to: RefundState,
  error: string | null = null,
): Promise<RefundRow | undefined> =>
  db
    .updateTable('refund')
    .set((eb) => ({
      state: to,
      last_error: error,
      ...(to === 'SENT' && { sent_at: sql<Date>`now()`, tries: eb('tries', '+', 1) }),
      ...((to === 'DONE' || to === 'DECLINED') && { settled_at: sql<Date>`now()` }),
    }))
    .where('id', '=', id)
    .where('state', 'in', refundStatesBefore(to))
    // Of one payment one at a time is with the gateway (refund_in_flight).
    .$if(to === 'SENT', (update) =>
      update.where(
        sql<boolean>`not exists (select from refund other where other.payment_id = refund.payment_id
          and other.state in ('SENT', 'UNKNOWN'))`,
      ),
    )
    .returningAll()
    .executeTakeFirst()

/** What was given back of a payment for certain. */
export const sumRefunded = async (db: Db, paymentId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('refund')
        .select((eb) => eb.fn.coalesce(eb.fn.sum('amount'), sql<number>`0`).as('sum'))
        .where('payment_id', '=', paymentId)
        .where('state', '=', 'DONE')
        .executeTakeFirstOrThrow()
    ).sum,
  )

/** How long ago a refund was sent to its gateway the last time. */
export async function secondsSinceSent(db: Db, id: string): Promise<number> {
  const found = await db
    .selectFrom('refund')
    .select(sql<number>`extract(epoch from now() - sent_at)::float8`.as('seconds'))
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.seconds ?? 0
}

/**
 * Refunds that wait: those that are not begun or were put back, and those without a known outcome. One that was put back
 * waits twice as long each time, six hours at most.
 */
export const findOpenRefunds = (db: Db, seconds: number, limit: number): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .where('payment.provider', '<>', 'NONE')
    .where('refund.state', 'in', ['PENDING', 'SENT', 'UNKNOWN'])
    .where(
      sql<boolean>`coalesce(refund.sent_at, refund.created_at) < now() - make_interval(secs => case refund.state
        when 'PENDING' then least(${seconds}::float8 * power(2, greatest(least(refund.tries, 12) - 1, 0)), 21600)
        else ${seconds}::float8 end)`,
    )
    .orderBy('refund.created_at')
    .limit(limit)
    .execute()
