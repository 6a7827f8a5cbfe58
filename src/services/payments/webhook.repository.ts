import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { WebhookEventTable } from '#db/schema/payments.ts'

/** Writes an event down; false when it was reported before. */
export async function insertEvent(tx: Db, event: Omit<Insertable<WebhookEventTable>, 'received_at'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('webhook_event')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Forgets events that no gateway repeats any more. */
export async function deleteOldEvents(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('webhook_event')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${days}::integer)`)
    .execute()
}
