import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { BLANKED, updateClaimed } from '../sending.repository.ts'

/** A report may have left the message to the carrier of text messages, whose claim it is then. */
const updateClaimedByWhatsApp = (db: Db, id: number) => updateClaimed(db, id).where('channel', '=', 'WHATSAPP')

/** Marks a claimed message as taken by WhatsApp; `carrierId` null when that is not certain, and only a report will say. */
export async function settleAccepted(
  db: Db,
  id: number,
  carrierId: string | null,
  reason: string | null,
): Promise<void> {
  await updateClaimedByWhatsApp(db, id)
    .set({ status: 'ACCEPTED', carrier_message_id: carrierId, last_error: reason })
    .execute()
}

/** Lets a claimed message wait for another try, by WhatsApp while there are tries left. */
export async function settleWaiting(db: Db, id: number, reason: string): Promise<void> {
  await updateClaimedByWhatsApp(db, id).set({ status: 'PENDING', channel: 'SMS', last_error: reason }).execute()
}

/** A report's message: its own id, and WhatsApp's. Both must fit, so a report about the message of another shop changes nothing. */
type Reported = { readonly id: number; readonly carrierId: string | null }

/** Only what is on its way can arrive or fail, so that a report that comes twice, or late, changes nothing. */
const onItsWay = ({ id, carrierId }: Reported) => sql<boolean>`
  id = ${id}::bigint and channel = 'WHATSAPP' and status in ('SENDING', 'ACCEPTED')
  and (carrier_message_id is null or ${carrierId}::text is null or carrier_message_id = ${carrierId}::text)`

/**
 * Gives a message that WhatsApp does not deliver to the carrier of text messages, once: it has no template any more. Answers
 * whether it did.
 */
export async function leaveToText(db: Db, reported: Reported, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_message')
    .set({
      status: 'PENDING',
      channel: 'SMS',
      whatsapp: null,
      carrier_message_id: null,
      last_error: reason,
    })
    .where(onItsWay(reported))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks a message as arrived. */
export async function markArrived(db: Db, reported: Reported): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set((eb) => ({
      status: 'SENT' as const,
      carrier_message_id: reported.carrierId,
      last_error: null,
      sent_at: eb.fn<Date>('now'),
      ...BLANKED,
    }))
    .where(onItsWay(reported))
    .execute()
}

/** Ends messages of which nothing was reported: what was taken counts as sent, what may not have been does not. */
export async function endUnreported(db: Db, acceptedBefore: Date): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({
      status: sql<'SENT' | 'FAILED'>`case when carrier_message_id is null then 'FAILED' else 'SENT' end`,
      sent_at: sql<Date | null>`case when carrier_message_id is null then null else claimed_at end`,
      ...BLANKED,
    })
    .where('status', '=', 'ACCEPTED')
    .where('claimed_at', '<', acceptedBefore)
    .execute()
}
