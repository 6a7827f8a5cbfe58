import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { postMessages } from '../messages/outbox.ts'
import { accountNotice } from '../messages/templates/account-notice.ts'
import type { Notice } from '../messages/templates/account-notice.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { contactPointAmong } from './contact-point.ts'
import type { IdentifierRow } from './identifier.repository.ts'

/** Notifies a customer of a change to their account: by e-mail when they have one, else by text message. */
export async function notify(
  tx: Db,
  queue: JobQueue,
  notice: Notice,
  to: { readonly identifiers: readonly IdentifierRow[]; readonly language: Language },
): Promise<void> {
  const reader = contactPointAmong(to.identifiers)
  if (!reader) return
  await postMessages(tx, queue, [
    accountNotice(notice, { kind: reader.kind, value: reader.value, language: to.language }),
  ])
}
