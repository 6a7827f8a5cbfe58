import type { Db } from '#db/connection.ts'
import { REMINDER_HOURS } from '#domain/artwork/artwork-clock.ts'
import { mayRemindAt } from '#domain/calendar/reminder-hours.ts'
import { notifyOfOrder } from '../orders/order-messages.ts'
import type { MessageParts } from '../orders/order-messages.ts'
import { findProofLine } from './proof-line.repository.ts'
import { claimRemindedProofs } from './proof.repository.ts'
import { newReviewAddress } from './links/review-links.ts'

export interface ProofReminderParts extends MessageParts {
  readonly db: Db
  readonly now: () => Date
}

const BATCH = 100

/**
 * Reminds customers of proofs that wait for their answer after 24 and 72 hours and seven days, by a link of its own each time, as
 * only the hash of the one before is stored. Answers how many were reminded.
 */
export async function remindOfProofs(parts: ProofReminderParts): Promise<number> {
  const { db, now, publicUrl } = parts
  if (!mayRemindAt(now())) return 0
  return db.transaction().execute(async (tx) => {
    const proofs = await claimRemindedProofs(tx, { hours: REMINDER_HOURS, now: now(), most: BATCH })
    for (const { id, line_id: lineId, reminders } of proofs) {
      const line = await findProofLine(tx, lineId)
      if (!line) continue
      const link = await newReviewAddress(tx, publicUrl, line)
      await notifyOfOrder(tx, parts, line.order_id, { news: 'proof-reminder', occasion: `${id}.${reminders}`, link })
    }
    return proofs.length
  })
}
