import type { Db } from '#db/connection.ts'
import type { Mailer } from '#integrations/messages/mailer.ts'
import { abandonMessage, claimMessage, failLostMessages, settleMessage } from './outbox.repository.ts'

/** What came of a message: sent, left to somebody else (or sent before), refused for good, or to be tried again. */
export type Delivery = 'sent' | 'not-ours' | 'refused' | 'try-again'

/** Longer than any mail server is waited for. */
const LOST_AFTER_MS = 10 * 60 * 1000

/**
 * Hands a waiting message to the mail server, once: whoever claims it first sends it, and when nobody can know whether
 * the server took it, it counts as failed and is not sent again.
 */
export async function deliverMessage(db: Db, mailer: Mailer, id: number): Promise<Delivery> {
  const message = await claimMessage(db, id)
  if (!message) return 'not-ours'
  const outcome = await mailer.send({
    id: message.dedupe_key,
    to: message.recipient,
    subject: message.subject,
    text: message.body_text,
    html: message.body_html,
    headers: message.headers,
  })
  if (outcome.ok) {
    await settleMessage(db, id, 'SENT', null)
    return 'sent'
  }
  const isTemporary = outcome.error.code === 'mail/try-later'
  await settleMessage(db, id, isTemporary ? 'PENDING' : 'FAILED', outcome.error.reason)
  return isTemporary ? 'try-again' : 'refused'
}

/** Gives up a message that could not be delivered in all its tries. */
export const giveUpMessage = (db: Db, id: number): Promise<void> => abandonMessage(db, id)

/** Ends messages whose sender died in the middle; answers how many. */
export const endLostMessages = (db: Db, now: Date): Promise<number> =>
  failLostMessages(db, new Date(now.getTime() - LOST_AFTER_MS))
