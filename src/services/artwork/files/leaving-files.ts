import type { Db } from '#db/connection.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { postMessages } from '../../messages/outbox.ts'
import { leavingFilesMessage } from '../../messages/templates/leaving-files-message.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import { noteLeaving } from './deletion.repository.ts'

interface NoticeParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly publicUrl: string
  readonly now: () => Date
}

const BATCH = 50

/** Announces to customers 14 days ahead that files go; answers to how many. One message, however many files. */
export const announceLeavingFiles = ({ db, queue, publicUrl, now }: NoticeParts): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const leaving = await noteLeaving(tx, now(), BATCH)
    const messages = leaving.flatMap(({ customer_id: customerId, language, first_at: at, count, recipients }) => {
      const [to] = recipients
      const facts = {
        customerId,
        language,
        count,
        day: riyadhDate(at),
        href: `${publicUrl}/${language}/user-profile?tab=myArtwork`,
      }
      return to ? [leavingFilesMessage(facts, to)] : []
    })
    await postMessages(tx, queue, messages)
    return leaving.length
  })
