import type { Db } from '#db/connection.ts'
import type { JobQueue } from '#services/queue/job-queue.ts'
import type { NewMessage } from './new-message.ts'
import { sentencesOf } from './new-message.ts'
import { insertMessage } from './outbox.repository.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/**
 * Leaves mail to be sent, in the transaction of its cause. Each message is written now, in the language of its reader,
 * and sent by a job; one that was left before for the same cause is not left again.
 */
export async function postMail(tx: Db, queue: JobQueue, messages: readonly NewMessage[]): Promise<void> {
  for (const { dedupeKey, template, recipient, language, content, headers = {} } of messages) {
    const added = await insertMessage(tx, {
      dedupe_key: dedupeKey,
      template,
      recipient,
      language,
      subject: content.subject,
      body_text: renderText(content),
      body_html: renderHtml(content, language, sentencesOf(language)('brand')),
      headers,
    })
    if (added) await queue.enqueue(tx, { name: 'mail.send', data: { messageId: added.id } })
  }
}
