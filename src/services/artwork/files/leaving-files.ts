import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { postMessages } from '../../messages/outbox.ts'
import { leavingFilesMessage } from '../../messages/templates/leaving-files-message.ts'
import type { NoticeParts } from '../notice-parts.ts'
import { noteLeaving } from './deletion.repository.ts'

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
