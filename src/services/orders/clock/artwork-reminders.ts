import { CHOICE_AFTER_DAYS, REMINDER_HOURS, reminderDue } from '#domain/artwork/artwork-clock.ts'
import type { Db } from '#db/connection.ts'
import { mayRemindAt } from '#domain/calendar/reminder-hours.ts'
import { notifyOfOrder } from '../order-messages.ts'
import { claimDueWaits } from './clock.repository.ts'
import type { DueWait } from './clock.repository.ts'
import type { ClockParts } from './move-days.ts'

export interface ReminderParts extends ClockParts {
  /** Makes a link by which a file is sent for a line. */
  readonly fileLink: (tx: Db, line: { readonly id: number; readonly language: DueWait['language'] }) => Promise<string>
}

const BATCH = 100

/**
 * Reminds customers of files and answers that are waited for, after 24 and 72 hours and seven days, and offers the choice after
 * fifteen days: one message an order, however many of its lines wait. After a long silence the last step that is due, and no
 * more. Answers how many orders.
 */
export async function remindOfArtwork(parts: ReminderParts): Promise<number> {
  const now = parts.now()
  if (!mayRemindAt(now)) return 0
  return parts.db.transaction().execute(async (tx) => {
    const due = await claimDueWaits(tx, { hours: [...REMINDER_HOURS, CHOICE_AFTER_DAYS * 24], now, most: BATCH })
    const orders = Map.groupBy(due, ({ order_id: id }) => id)
    for (const [orderId, waits] of orders) {
      const wait = waits.reduce((eldest, each) => (each.since < eldest.since ? each : eldest))
      await notifyOfOrder(tx, parts, orderId, await newsOf(tx, parts, wait, now))
    }
    return orders.size
  })
}

async function newsOf(tx: Db, { fileLink }: ReminderParts, wait: DueWait, now: Date) {
  const { id, cause, since, steps } = wait
  const step = reminderDue(since, steps, now)
  if (!step) throw new Error('a wait was claimed of which no step is due')
  // The order page offers the choice where a file is missing; an approval or an answer is asked for once more.
  if (step.kind === 'CHOOSE' && (cause === 'FILE' || cause === 'CHANGE'))
    return { news: 'artwork-choice', occasion: String(id) } as const
  const number = step.kind === 'CHOOSE' ? REMINDER_HOURS.length + 1 : step.number
  const link =
    cause === 'FILE' || cause === 'CHANGE'
      ? { fileLink: await fileLink(tx, { id: wait.line_id, language: wait.language }) }
      : {}
  return { news: 'artwork-reminder', occasion: `${id}.${number}`, cause, ...link } as const
}
