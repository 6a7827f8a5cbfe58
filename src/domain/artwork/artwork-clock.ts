import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import {
  addWorkingDays,
  isWorkingDay,
  nextCutOff,
  readyBy,
  urgentReadyBy,
  type WorkCalendar,
} from '../calendar/ready-by.ts'
import { riyadhDate, riyadhInstant } from '../calendar/riyadh-time.ts'

/** Until when a file must be here, and the day that the order is ready then. */
export type SendBy = { readonly sendBy: Date; readonly ready: IsoDate }

/** What a file that is sent before the next cut-off keeps: production begins on the day of that cut-off. */
export function sendByNow(
  now: Date,
  { productionDays, urgent }: { readonly productionDays: number; readonly urgent: boolean },
  calendar: WorkCalendar,
): SendBy {
  const ready = urgent ? urgentReadyBy : readyBy
  return { sendBy: nextCutOff(now, calendar), ready: ready(now, productionDays, calendar) }
}

/** A time in which production of a line could not begin, and whom it waited for. */
export type Wait = { readonly from: Date; readonly until: Date; readonly waitsFor: 'CUSTOMER' | 'SHOP' }

/**
 * The day an order is ready after some waiting: the agreed day moves by a working day at each cut-off that passes while the
 * shop waits for the customer, and by nothing while the customer waits for the shop. Waits of one order may overlap when
 * several of its lines wait; a cut-off moves the day once.
 */
export function movedReadyBy(agreed: IsoDate, waits: readonly Wait[], calendar: WorkCalendar): IsoDate {
  const missed = new Set(
    waits.filter(({ waitsFor }) => waitsFor === 'CUSTOMER').flatMap((wait) => cutOffDays(wait, calendar)),
  )
  return missed.size === 0 ? agreed : addWorkingDays(agreed, missed.size, calendar)
}

/** The working days whose cut-off passed in a time; the one at its very end counts, the one at its beginning does not. */
export function cutOffDays({ from, until }: Pick<Wait, 'from' | 'until'>, calendar: WorkCalendar): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = riyadhDate(from); day <= riyadhDate(until); day = addDays(day, 1)) {
    const cutOff = riyadhInstant(day, calendar.cutOffHour)
    if (isWorkingDay(day, calendar) && cutOff > from && cutOff <= until) days.push(day)
  }
  return days
}

const HOUR_MS = 3_600_000

/** When a customer is reminded of a file or an answer that is waited for, in hours since the wait began. */
export const REMINDER_HOURS = [24, 72, 168] as const
/** After so many days the customer chooses: send the file, have it designed, or get the money back. */
export const CHOICE_AFTER_DAYS = 15

export type ReminderStep = { readonly kind: 'REMIND'; readonly number: 1 | 2 | 3 } | { readonly kind: 'CHOOSE' }

/** What is due to a customer who has been waited for since an instant and was sent `sent` steps so far. */
export function reminderDue(since: Date, sent: number, now: Date): ReminderStep | undefined {
  const hours = (now.getTime() - since.getTime()) / HOUR_MS
  if (sent <= REMINDER_HOURS.length && hours >= CHOICE_AFTER_DAYS * 24) return { kind: 'CHOOSE' }
  const due = REMINDER_HOURS.filter((limit) => hours >= limit).length
  return due > sent && due <= 3 ? { kind: 'REMIND', number: due as 1 | 2 | 3 } : undefined
}
