import type { Db } from '#db/connection.ts'
import type { Job, JobQueue } from '#services/queue/job-queue.ts'
import type { NewMessage } from './new-message.ts'
import { currentBrand } from '../shop-settings/current-brand.ts'
import { deleteMessagesTo, insertMessages } from './outbox.repository.ts'
import type { NewRow } from './outbox.repository.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/**
 * Leaves messages to be sent, in the transaction of their cause. Each is written now, in the language of its reader,
 * and sent by a job; one that was left before for the same cause is not left again.
 */
export async function postMessages(tx: Db, queue: JobQueue, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return
  const added = await insertMessages(tx, messages.map(rowOf))
  const jobs = added.map(({ id, dedupe_key: key }): Job => {
    const isCode = messages.some(({ code, dedupeKey }) => code && dedupeKey === key)
    return { name: isCode ? 'code.send' : 'mail.send', data: { messageId: id } }
  })
  if (jobs.length > 0) await queue.enqueue(tx, jobs)
}

/** A message as its row. One that is withheld has no words, and is never sent. */
function rowOf(message: NewMessage): NewRow {
  const { dedupeKey, template, recipient, language, headers = {}, code, link, listed } = message
  const isWithheld = code?.isWithheld ?? false
  return {
    dedupe_key: dedupeKey,
    recipient,
    template,
    language,
    headers,
    channel: message.text === undefined ? 'EMAIL' : 'SMS',
    status: isWithheld ? 'WITHHELD' : 'PENDING',
    is_secret: code !== undefined || link !== undefined,
    order_id: listed?.orderId ?? null,
    order_news: listed?.news ?? null,
    whatsapp: (isWithheld ? undefined : message.whatsapp) ?? null,
    lives_seconds: code?.lifeSeconds ?? link?.lifeSeconds ?? null,
    ...(isWithheld ? { subject: '', body_text: '', body_html: '' } : wordsOf(message)),
  }
}

function wordsOf({ content, text, language }: NewMessage): Pick<NewRow, 'subject' | 'body_text' | 'body_html'> {
  if (text !== undefined) return { subject: '', body_text: text, body_html: '' }
  return {
    subject: content.subject,
    body_text: renderText(content),
    body_html: renderHtml(content, language, currentBrand()),
  }
}

/** Forgets every message that was written to these addresses, sent or not. */
export const forgetMessagesTo = (tx: Db, recipients: readonly string[]): Promise<void> =>
  deleteMessagesTo(tx, recipients)
