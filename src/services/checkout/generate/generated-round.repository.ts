import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

const TABLES = ['customer_order', 'payment', 'refund', 'bank_receipt']

/** Disables the triggers of orders, which no other transaction writes until this one ends; statements may take long. */
export async function disableTriggers(tx: Db): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local jit = off`.execute(tx)
  await sql`set local work_mem = '128MB'`.execute(tx)
  for (const table of TABLES) await sql`alter table ${sql.ref(table)} disable trigger user`.execute(tx)
}

export async function enableTriggers(tx: Db): Promise<void> {
  // Foreign keys that wait for the end are checked first: a table they wait for cannot be altered.
  await sql`set constraints all immediate`.execute(tx)
  for (const table of TABLES) await sql`alter table ${sql.ref(table)} enable trigger user`.execute(tx)
}

/** The orders of the round, the oldest first. */
export async function findRoundIds(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from made_order order by placed_at, i`.execute(tx)
  return rows.map(({ id }) => id)
}

export const dropRound = (tx: Db) => sql`drop table made_order, made_line`.execute(tx)

/** When each invoice that is due became so. */
export async function findDueSince(tx: Db): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ order_id: string; since: Date }>`select order_id, since from invoice_due`.execute(tx)
  return new Map(rows.map(({ order_id: id, since }) => [id, since]))
}

/** Refunds that are done and have no credit note, the oldest first. */
export async function findUncredited(
  tx: Db,
): Promise<
  { id: string; order_id: string; amount: number; reason: 'STAFF' | 'CANCELLED' | 'REJECTED'; settled_at: Date }[]
> {
  const { rows } = await sql<{
    id: string
    order_id: string
    amount: number
    reason: 'STAFF' | 'CANCELLED' | 'REJECTED'
    settled_at: Date
  }>`
    select r.id, r.order_id, r.amount, r.reason, r.settled_at from refund r
    where r.state = 'DONE' and not exists (select from invoice i where i.refund_id = r.id) order by r.settled_at`.execute(
    tx,
  )
  return rows
}

/** Transfers whose customers sent a receipt, by the scene they were made of. */
export async function findReceiptsToMake(
  tx: Db,
  seconds: number,
): Promise<{ attempt_id: string; number: number; total: number; placed_at: Date }[]> {
  const { rows } = await sql<{ attempt_id: string; number: number; total: number; placed_at: Date }>`
    select a.id as attempt_id, o.number, o.total, o.placed_at from customer_order o
    join payment_attempt a on a.order_id = o.id and a.provider = 'BANK' and a.state = 'REQUIRES_ACTION'
    where o.number % 2 = 0 and o.placed_at < now() - make_interval(secs => ${seconds})
    order by o.number`.execute(tx)
  return rows
}

/** Adds the first receipt of a transfer, as it was sent. */
export async function insertDemoReceipt(
  tx: Db,
  receipt: { attemptId: string; storageKey: string; byteSize: number; at: Date },
): Promise<void> {
  await sql`
    insert into bank_receipt (attempt_id, nth, storage_key, media_type, file_name, byte_size, uploaded_at)
    values (${receipt.attemptId}, 1, ${receipt.storageKey}, 'application/pdf', 'receipt.pdf', ${receipt.byteSize},
      ${receipt.at})`.execute(tx)
}
