import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Channel, OutboxRow } from './outbox.repository.ts'

/** How often WhatsApp is asked to take a message before it leaves as a text message. */
const WHATSAPP_TRIES = 3

/**
 * Whether a waiting text message goes by WhatsApp: it has a template, and its number is one that a customer has proved and
 * agreed for. That is looked up when it leaves, so that a consent that is taken back holds at once.
 */
const goesByWhatsApp = (hasTexts: boolean) => sql<boolean>`(
  channel = 'SMS' and whatsapp is not null and (attempts < ${WHATSAPP_TRIES} or not ${hasTexts}::boolean)
  and exists (select from customer_identifier i
    where i.kind = 'phone' and i.value_key = outbox_message.recipient and i.verified_at is not null
      and (select k.granted from consent k where k.customer_id = i.customer_id and k.kind = 'whatsapp'
        order by k.id desc limit 1)))`

/**
 * Takes a waiting message for sending by one of the channels: of all who ask at the same time, one gets it. What is written to a made-up
 * customer of the demo is never taken.
 */
export const claimMessage = (db: Db, id: number, channels: readonly Channel[]): Promise<OutboxRow | undefined> => {
  const byWhatsApp = channels.includes('WHATSAPP') ? goesByWhatsApp(channels.includes('SMS')) : undefined
  return db
    .updateTable('outbox_message')
    .set((eb) => ({ status: 'SENDING' as const, claimed_at: eb.fn<Date>('now'), attempts: eb('attempts', '+', 1) }))
    .$if(byWhatsApp !== undefined, (query) =>
      query.set({ channel: sql<Channel>`case when ${byWhatsApp} then 'WHATSAPP' else channel end` }),
    )
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where((eb) => eb.or([eb('channel', '=', sql<Channel>`any(${channels})`), ...(byWhatsApp ? [byWhatsApp] : [])]))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', eb.fn<Date>('now'))]))
    .where(sql<boolean>`not exists (select from demo_contact d where d.recipient = outbox_message.recipient)`)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Marks a waiting message as sent that no carrier takes; returns whether it was one. What holds a code keeps its words, and waits.
 */
export async function markUncarriedSent(db: Db, id: number, carried: readonly Channel[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_message')
    .set((eb) => ({ status: 'SENT' as const, sent_at: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('is_secret', '=', false)
    .where(
      sql<boolean>`(channel <> all(${carried}) or exists (select from demo_contact d where d.recipient = outbox_message.recipient))`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What a message that holds a code is left with once it is done. */
const blanked = (column: 'subject' | 'body_text' | 'body_html') =>
  sql<string>`case when is_secret then '' else ${sql.ref(column)} end`
export const BLANKED = { subject: blanked('subject'), body_text: blanked('body_text'), body_html: blanked('body_html') }

/** The statement that settles a claimed message; one that was settled before stays. */
export const updateClaimed = (db: Db, id: number) =>
  db.updateTable('outbox_message').where('id', '=', id).where('status', '=', 'SENDING')

/** Settles a claimed message. */
export async function settleMessage(
  db: Db,
  id: number,
  status: 'SENT' | 'FAILED' | 'PENDING',
  lastError: string | null,
): Promise<void> {
  await updateClaimed(db, id)
    .set((eb) => ({
      status,
      last_error: lastError,
      ...(status === 'SENT' && { sent_at: eb.fn<Date>('now') }),
      ...(status !== 'PENDING' && BLANKED),
    }))
    .execute()
}

/** Abandons a message that was tried often enough. */
export async function failAbandoned(db: Db, id: number): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ status: 'FAILED', ...BLANKED })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
}

/** Ends messages whose sender died: whether they left is unknown, and twice is worse than never. */
export async function failLostMessages(db: Db, claimedBefore: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_message')
    .set({ status: 'FAILED', last_error: 'the sender stopped while sending', ...BLANKED })
    .where('status', '=', 'SENDING')
    .where('claimed_at', '<', claimedBefore)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends messages that could not be sent in time, and deletes those that were withheld. */
export async function endLateMessages(db: Db, channels: readonly Channel[]): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ status: 'FAILED', last_error: 'too late', ...BLANKED })
    .where('status', '=', 'PENDING')
    .where('channel', '=', sql<Channel>`any(${channels})`)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
  await db
    .deleteFrom('outbox_message')
    .where('status', '=', 'WITHHELD')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
