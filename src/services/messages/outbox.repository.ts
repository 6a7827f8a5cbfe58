import type { Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { OutboxMessageTable } from '#db/schema.ts'

export type OutboxRow = Selectable<OutboxMessageTable>

type NewRow = {
  readonly dedupe_key: string
  readonly recipient: string
  readonly template: string
  readonly language: string
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  readonly headers: Readonly<Record<string, string>>
}

/** Adds a message; undefined when there is one for the same cause already. */
export const insertMessage = (tx: Db, row: NewRow): Promise<{ id: number } | undefined> =>
  tx
    .insertInto('outbox_message')
    .values({ ...row, headers: JSON.stringify(row.headers) })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Takes a waiting message for sending: of all who ask at the same time, one gets it. */
export const claimMessage = (db: Db, id: number): Promise<OutboxRow | undefined> =>
  db
    .updateTable('outbox_message')
    .set((eb) => ({ status: 'SENDING' as const, claimed_at: eb.fn<Date>('now'), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returningAll()
    .executeTakeFirst()

/** Settles a claimed message. */
export async function settleMessage(
  db: Db,
  id: number,
  status: 'SENT' | 'FAILED' | 'PENDING',
  lastError: string | null,
): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set((eb) => ({ status, last_error: lastError, ...(status === 'SENT' && { sent_at: eb.fn<Date>('now') }) }))
    .where('id', '=', id)
    .where('status', '=', 'SENDING')
    .execute()
}

/** Gives up a message that was tried often enough. */
export async function abandonMessage(db: Db, id: number): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ status: 'FAILED' })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
}

/** Ends messages whose sender died: nobody knows whether they left, and twice is worse than never. */
export async function failLostMessages(db: Db, claimedBefore: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_message')
    .set({ status: 'FAILED', last_error: 'the sender stopped while sending' })
    .where('status', '=', 'SENDING')
    .where('claimed_at', '<', claimedBefore)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The newest messages, newest first. */
export const findNewest = (db: Db, limit: number): Promise<OutboxRow[]> =>
  db.selectFrom('outbox_message').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()

export const findMessage = (db: Db, id: number): Promise<OutboxRow | undefined> =>
  db.selectFrom('outbox_message').selectAll().where('id', '=', id).executeTakeFirst()
