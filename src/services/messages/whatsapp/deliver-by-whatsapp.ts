import type { Db } from '#db/connection.ts'
import type { Result } from '#domain/result.ts'
import { err } from '#domain/result.ts'
import type { WhatsAppError, WhatsAppSender } from '#integrations/messages/whatsapp-sender.ts'
import type { OutboxRow } from '../outbox.repository.ts'
import { isTemplateKey, parameterNames } from './templates.ts'
import { templateName } from './template-submission.ts'
import { leaveToText, settleAccepted, settleWaiting } from './whatsapp.repository.ts'

/** WhatsApp, and what the shop's templates are called there. */
export interface WhatsAppCarrier {
  readonly sender: WhatsAppSender
  readonly templatePrefix: string
}

/** `to-text`: WhatsApp does not deliver it, and it waits as a text message. */
export type WhatsAppDelivery = 'sent' | 'try-again' | 'to-text'

/** Hands a claimed message to WhatsApp. Accepted is not delivered: a report may still leave it to the carrier of text messages. */
export async function deliverByWhatsApp(
  db: Db,
  carrier: WhatsAppCarrier,
  message: OutboxRow,
): Promise<WhatsAppDelivery> {
  const { id } = message
  const taken = await handOver(carrier, message)
  if (taken.ok) {
    await settleAccepted(db, id, taken.value.id, null)
    return 'sent'
  }
  const { code, reason } = taken.error
  if (code === 'whatsapp/try-later') {
    await settleWaiting(db, id, reason)
    return 'try-again'
  }
  if (code === 'whatsapp/unknown') {
    await settleAccepted(db, id, null, reason)
    return 'sent'
  }
  await leaveToText(db, { id, carrierId: null }, reason)
  return 'to-text'
}

async function handOver(
  { sender, templatePrefix }: WhatsAppCarrier,
  { id, recipient: to, language, whatsapp }: OutboxRow,
): Promise<Result<{ readonly id: string }, WhatsAppError>> {
  const lang = language === 'ar' ? 'ar' : 'en'
  // A template of a newer version, which this process does not know yet.
  if (!whatsapp || !isTemplateKey(whatsapp.template))
    return err({ code: 'whatsapp/undeliverable', reason: 'no template' })
  const { template, values, path } = whatsapp
  const parameters = parameterNames(template, lang).map((name) => values[name] ?? '')
  return sender.send({
    id: String(id),
    to,
    template: templateName(templatePrefix, template),
    language: lang,
    parameters,
    path,
  })
}
