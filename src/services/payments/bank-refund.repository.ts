import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import type { RefundRow } from './money.repository.ts'

/** A refund that staff has to send by bank. */
export type AwaitingTransfer = {
  readonly number: number
  readonly amount: Halalas
  readonly created_at: Date
  readonly reason: RefundRow['reason']
  /** The account the money came from, when it is known. */
  readonly sender_iban: string | null
  readonly contact_name: string
  readonly contact_phone: string
  readonly contact_email: string | null
}

/** Refunds that wait for their bank transfer, the oldest first. */
export const findAwaitingTransfer = (db: Db): Promise<AwaitingTransfer[]> =>
  db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .innerJoin('customer_order as o', 'o.id', 'r.order_id')
    .select(['o.number', 'r.amount', 'r.created_at', 'r.reason', 'p.sender_iban'])
    .select(['o.contact_name', 'o.contact_phone', 'o.contact_email'])
    .where('r.state', '=', 'AWAITING_TRANSFER')
    .orderBy('r.created_at')
    .execute()

/** The refunds of an order that wait for their bank transfer, with the account the money came from. */
export const findAwaitingOf = (tx: Db, orderId: string) =>
  tx
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount', 'p.sender_iban', 'p.provider'])
    .where('r.order_id', '=', orderId)
    .where('r.state', '=', 'AWAITING_TRANSFER')
    .orderBy('r.created_at')
    .execute()

/** Money of the counter goes to no account. */
type Sent = { readonly reference: string; readonly iban: string | null }

/** Records that a refund was sent by bank; undefined when it was settled before, or the reference is that of another one. */
export const settleTransfer = (tx: Db, id: string, { reference, iban }: Sent): Promise<RefundRow | undefined> =>
  tx
    .updateTable('refund')
    .set({ state: 'DONE', settled_at: sql<Date>`now()`, sent_at: sql<Date>`now()`, bank_reference: reference, iban })
    .where('id', '=', id)
    .where('state', '=', 'AWAITING_TRANSFER')
    .where(sql<boolean>`not exists (select from refund other where other.bank_reference = ${reference})`)
    .returningAll()
    .executeTakeFirst()
