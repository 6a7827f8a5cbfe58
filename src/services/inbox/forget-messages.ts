import type { Db } from '#db/connection.ts'
import { messagesDeletedBefore } from '#domain/contact/message-retention.ts'
import { deleteMessagesBefore } from './inbox.repository.ts'

/**
 * Deletes what addresses have written that have not written for a year, with the emails about it, as the privacy policy
 * promises. Files that came with it belong to nothing from then on, and leave with those. Answers how many there were.
 */
export const forgetMessages = (db: Db, now: Date): Promise<number> =>
  db.transaction().execute((tx) => deleteMessagesBefore(tx, messagesDeletedBefore(now)))
