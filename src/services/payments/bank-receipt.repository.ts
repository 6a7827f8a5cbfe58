import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

export type ReceiptRow = { readonly id: string; readonly file_name: string; readonly uploaded_at: Date }

export type NewReceipt = {
  readonly storageKey: string
  readonly mediaType: string
  readonly fileName: string
  readonly byteSize: number
}

/** Twin of the check of `nth`: refused receipts make room for others, but not for ever. */
const MAX_EVER_SENT = 20

/** Transfers of this customer that are still waited for. */
const expected = (attemptId: string, customerId: string) => sql`
  from payment_attempt a join customer_order o on o.id = a.order_id
  where a.id = ${attemptId}::uuid and a.provider = 'BANK' and a.state = 'REQUIRES_ACTION'
    and o.customer_id = ${customerId}::uuid and o.status = 'AWAITING_PAYMENT'`

/** Whether an attempt is a transfer of this customer that is still waited for. */
export async function isTransferExpected(db: Db, attemptId: string, customerId: string): Promise<boolean> {
  const { rows } = await sql`select ${expected(attemptId, customerId)}`.execute(db)
  return rows.length > 0
}

/**
 * Adds a receipt to a transfer that is still waited for, at most so many. Undefined when it is not, when there are
 * enough, or when another one took the same place at the same moment: the number of each is unique.
 */
export async function insertReceipt(
  tx: Db,
  { attemptId, customerId, most }: { attemptId: string; customerId: string; most: number },
  receipt: NewReceipt,
): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    insert into bank_receipt (attempt_id, nth, storage_key, media_type, file_name, byte_size)
    select a.id, sent.count + 1, ${receipt.storageKey}, ${receipt.mediaType}, ${receipt.fileName}, ${receipt.byteSize}
    from (select a.id ${expected(attemptId, customerId)}) a,
      lateral (select count(*), count(*) filter (where refused_at is null) as open from bank_receipt r
        where r.attempt_id = a.id) sent
    where sent.open < ${most} and sent.count < ${MAX_EVER_SENT}
    on conflict (attempt_id, nth) do nothing
    returning id, file_name, uploaded_at`.execute(tx)
  return rows[0]
}

/** The receipts of an attempt, in the order they came. */
export const findReceipts = (db: Db, attemptId: string): Promise<ReceiptRow[]> =>
  db
    .selectFrom('bank_receipt')
    .select(['id', 'file_name', 'uploaded_at'])
    .where('attempt_id', '=', attemptId)
    .orderBy('nth')
    .execute()

/** Where the receipts of an order lie, of all its attempts. */
export const findReceiptFiles = (db: Db, orderNumber: number) =>
  db
    .selectFrom('bank_receipt as r')
    .innerJoin('payment_attempt as a', 'a.id', 'r.attempt_id')
    .innerJoin('customer_order as o', 'o.id', 'a.order_id')
    .select(['r.storage_key', 'r.file_name', 'r.uploaded_at'])
    .where('o.number', '=', orderNumber)
    .orderBy('r.uploaded_at')
    .execute()

/** Where one receipt of an order lies. */
export const findReceiptFile = (db: Db, orderNumber: number, id: string) =>
  db
    .selectFrom('bank_receipt as r')
    .innerJoin('payment_attempt as a', 'a.id', 'r.attempt_id')
    .innerJoin('customer_order as o', 'o.id', 'a.order_id')
    .select(['r.storage_key', 'r.file_name', 'r.media_type'])
    .where('o.number', '=', orderNumber)
    .where('r.id', '=', id)
    .executeTakeFirst()

/** Refuses the receipts of a transfer that is waited for; answers how many were open. */
export async function refuseReceipts(
  tx: Db,
  attemptId: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_receipt')
    .set({ refused_at: sql<Date>`now()`, refused_by: by, refusal: reason })
    .where('attempt_id', '=', attemptId)
    .where('refused_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
