import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { RefundCause, RefundPart } from '#domain/orders/desk/plan-refund.ts'
import type { RefundReason } from '#domain/payments/refund-state.ts'
import type { RefundRow } from './money.repository.ts'

type NewStaffRefund = {
  readonly paymentId: string
  readonly orderId: string
  readonly amount: number
  readonly staffId: string
  readonly reason: RefundReason
  readonly cause: RefundCause | null
  /** What its customer reads. */
  readonly note: string | null
  readonly parts: readonly RefundPart[]
  /** The refused one that is tried again. */
  readonly retries: string | null
  readonly needsApproval: boolean
}

export const insertStaffRefund = (tx: Db, refund: NewStaffRefund): Promise<RefundRow> =>
  tx
    .insertInto('refund')
    .values({
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      amount: refund.amount,
      reason: refund.reason,
      requested_by: 'STAFF',
      staff_id: refund.staffId,
      cause: refund.cause,
      note: refund.note,
      parts: JSON.stringify(refund.parts),
      retries: refund.retries,
      needs_approval: refund.needsApproval,
      state: refund.needsApproval ? 'TO_APPROVE' : 'PENDING',
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** What a person has given back since midnight in Riyadh; they give nothing else back until the transaction ends. */
export async function lockGivenToday(tx: Db, staffId: string): Promise<number> {
  await sql`select from staff where id = ${staffId}::uuid for update`.execute(tx)
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::float8 as sum from refund
    where staff_id = ${staffId}::uuid and state <> 'DECLINED'
      and created_at >= date_trunc('day', now() at time zone 'Asia/Riyadh') at time zone 'Asia/Riyadh'`.execute(tx)
  return rows[0]?.sum ?? 0
}

/** What was given back of an order by one person alone. */
export async function sumGivenAlone(tx: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::float8 as sum from refund
    where order_id = ${orderId}::uuid and staff_id is not null and not needs_approval and state <> 'DECLINED'`.execute(
    tx,
  )
  return rows[0]?.sum ?? 0
}

export const findRefundOf = (tx: Db, orderId: string, id: string): Promise<RefundRow | undefined> =>
  tx.selectFrom('refund').selectAll().where('order_id', '=', orderId).where('id', '=', id).executeTakeFirst()

/** Decides about a refund that waits for a second person; undefined when one has decided before. */
export const decideRefund = (
  tx: Db,
  id: string,
  { by, isApproved }: { readonly by: string; readonly isApproved: boolean },
): Promise<RefundRow | undefined> =>
  tx
    .updateTable('refund')
    .set({
      state: isApproved ? 'PENDING' : 'DECLINED',
      decided_by: by,
      decided_at: sql<Date>`now()`,
      ...(!isApproved && { settled_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .where('state', '=', 'TO_APPROVE')
    .where('staff_id', '<>', by)
    .returningAll()
    .executeTakeFirst()

/** Notes who recorded that a refund was sent by bank. */
export async function noteConfirmed(tx: Db, orderId: string, reference: string, staffId: string): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ confirmed_by: staffId })
    .where('order_id', '=', orderId)
    .where('bank_reference', '=', reference)
    .execute()
}

/** Takes back a refund that one asked for oneself, while it waits; undefined when it does not wait, or is another's. */
export const withdrawRefund = (tx: Db, id: string, by: string): Promise<RefundRow | undefined> =>
  tx
    .updateTable('refund')
    .set({ state: 'DECLINED', settled_at: sql<Date>`now()`, withdrawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'TO_APPROVE')
    .where('staff_id', '=', by)
    .returningAll()
    .executeTakeFirst()

/** Of what an order was given back before. Read it while the order is held. */
export async function findGivenParts(tx: Db, orderId: string): Promise<RefundPart[]> {
  const { rows } = await sql<RefundPart>`
    select p.position, p.quantity, p.amount::float8 as amount
    from refund, jsonb_to_recordset(parts) as p (position integer, quantity integer, amount bigint)
    where order_id = ${orderId}::uuid and state <> 'DECLINED'`.execute(tx)
  return rows
}

/** Whether a refund that its gateway refused was tried again. */
export async function isRetried(tx: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from refund where retries = ${id}::uuid`.execute(tx)
  return rows.length > 0
}
