import type { Db } from '#db/connection.ts'
import { HOUR_MS } from '#domain/calendar/time-spans.ts'
import { err } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { MailError, Mailer } from '#integrations/messages/mailer.ts'
import type { SmsError, SmsSender } from '#integrations/messages/sms-sender.ts'
import { StorageUnavailable } from '#integrations/storage/file-storage.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { deliverByWhatsApp } from './whatsapp/deliver-by-whatsapp.ts'
import type { WhatsAppCarrier } from './whatsapp/deliver-by-whatsapp.ts'
import { endUnreported } from './whatsapp/whatsapp.repository.ts'
import { readAttached } from './attached-files.ts'
import { withoutLost } from './render-html.ts'
import {
  claimMessage,
  endLateMessages,
  failAbandoned,
  failLostMessages,
  markUncarriedSent,
  settleMessage,
} from './sending.repository.ts'
import type { Channel, OutboxRow } from './outbox.repository.ts'

/** Who carries messages away; what has no carrier stays in the outbox. */
export interface Carriers {
  readonly mailer: Mailer | undefined
  readonly sms: SmsSender | undefined
  /** By which text messages leave first, where their reader agreed to it. */
  readonly whatsapp?: WhatsAppCarrier | undefined
  /** Where the files lie that go with messages. */
  readonly storage: Pick<FileStorage, 'read'>
}

/** Delivery result: sent, left to another process (or sent before), refused for good, or to be tried again. */
export type Delivery = 'sent' | 'not-ours' | 'refused' | 'try-again'

/** Not sent, and another try may work: also once the key or the password of the shop is right. */
const TEMPORARY = new Set(['mail/try-later', 'mail/login-refused', 'sms/try-later', 'sms/login-refused'])

/** Longer than any mail server is waited for. */
const LOST_AFTER_MS = 10 * 60 * 1000

/** Longer than phones are without a network in most cases; the message is worth little then. */
const UNREPORTED_AFTER_MS = 24 * HOUR_MS

const channelsOf = ({ mailer, sms, whatsapp }: Pick<Carriers, 'mailer' | 'sms' | 'whatsapp'>): Channel[] => [
  ...(mailer ? (['EMAIL'] as const) : []),
  ...(sms ? (['SMS'] as const) : []),
  ...(whatsapp ? (['WHATSAPP'] as const) : []),
]

/**
 * Hands a waiting message to its carrier, once: the first claim sends it, and when it is unknown whether
 * the carrier took it, it counts as failed and is not sent again.
 */
export async function deliverMessage(db: Db, carriers: Carriers, id: number): Promise<Delivery> {
  const message = await claimMessage(db, id, channelsOf(carriers))
  if (!message) return 'not-ours'
  if (message.channel === 'WHATSAPP' && carriers.whatsapp) {
    const delivery = await deliverByWhatsApp(db, carriers.whatsapp, message)
    // It has no template any more, so this ends.
    return delivery === 'to-text' ? deliverMessage(db, carriers, id) : delivery
  }
  const outcome = await handOver(db, carriers, message)
  if (outcome.ok) {
    await settleMessage(db, id, 'SENT', null)
    return 'sent'
  }
  const isTemporary = TEMPORARY.has(outcome.error.code)
  await settleMessage(db, id, isTemporary ? 'PENDING' : 'FAILED', outcome.error.reason)
  return isTemporary ? 'try-again' : 'refused'
}

/** Delivers a message of the demo: where no carrier takes it, its outbox is where it is sent to. */
export async function deliverDemoMessage(db: Db, carriers: Carriers, id: number): Promise<Delivery> {
  const delivery = await deliverMessage(db, carriers, id)
  return delivery === 'not-ours' && (await markUncarriedSent(db, id, channelsOf(carriers))) ? 'sent' : delivery
}

async function handOver(
  db: Db,
  { mailer, sms, storage }: Carriers,
  message: OutboxRow,
): Promise<Result<void, MailError | SmsError>> {
  const { dedupe_key: id, recipient: to, subject, body_text: text, body_html: html, headers } = message
  if (message.channel === 'EMAIL' && mailer) {
    const attachments = await readAttached(db, storage, message.id).catch(awayOnly)
    if (!attachments) return err({ code: 'mail/try-later', reason: 'the files of the message cannot be read' })
    const visibleHtml = withoutLost(
      html,
      attachments.flatMap(({ contentId = [] }) => contentId),
    )
    return mailer.send({ id, to, subject, text, html: visibleHtml, headers, attachments })
  }
  if (message.channel === 'SMS' && sms) return sms.send({ id, to, text })
  throw new TypeError(`no provider for ${message.channel}`)
}

/** A storage that does not answer now may later; anything else is a bug. */
function awayOnly(error: unknown): undefined {
  if (!(error instanceof StorageUnavailable)) throw error
}

/** Abandons a message that could not be delivered in all its tries. */
export const abandonMessage = (db: Db, id: number): Promise<void> => failAbandoned(db, id)

/** Ends messages whose sender died in the middle, and those that are too late; answers how many were lost. */
export async function endLostMessages(
  db: Db,
  carriers: Pick<Carriers, 'mailer' | 'sms' | 'whatsapp'>,
  now: Date,
): Promise<number> {
  await endLateMessages(db, channelsOf(carriers))
  // Also where WhatsApp was switched off: what it had taken by then holds links.
  await endUnreported(db, new Date(now.getTime() - UNREPORTED_AFTER_MS))
  return failLostMessages(db, new Date(now.getTime() - LOST_AFTER_MS))
}
