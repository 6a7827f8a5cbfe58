import { dayInWords } from '../calendar/day-in-words.ts'
import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { urgentDays, workingDaysBefore, type WorkCalendar } from '../calendar/ready-by.ts'
import { riyadhDate, riyadhInstant } from '../calendar/riyadh-time.ts'
import { MINUTE_MS } from '../calendar/time-spans.ts'
import type { Language } from '../language.ts'

/** What a deadline follows from: how long the line takes, and the day promised for its order. */
export type PromisedLine = { readonly readyBy: IsoDate; readonly productionDays: number; readonly urgent: boolean }

/**
 * The last cut-off before which the artwork of a line must be signed off, so that its order is ready on the promised day:
 * `readyBy` read backwards. A line that takes fewer days than another of its order has until later.
 */
export function deskDeadline({ readyBy, productionDays, urgent }: PromisedLine, calendar: WorkCalendar): Date {
  const days = urgent ? urgentDays(productionDays) : productionDays
  return riyadhInstant(workingDaysBefore(readyBy, days, calendar), calendar.cutOffHour)
}

/** A line that waits at the desk. */
export type WaitingAtDesk = PromisedLine & { readonly id: number; readonly since: Date }

/** Waiting lines by their deadline; of those with the same one the urgent first, then the one that has waited longest. */
export function byDeadline<Line extends WaitingAtDesk>(
  lines: readonly Line[],
  calendar: WorkCalendar,
): (Line & { readonly deadline: Date })[] {
  return lines
    .map((line) => ({ ...line, deadline: deskDeadline(line, calendar) }))
    .toSorted(
      (a, b) =>
        a.deadline.getTime() - b.deadline.getTime() ||
        Number(b.urgent) - Number(a.urgent) ||
        a.since.getTime() - b.since.getTime() ||
        a.id - b.id,
    )
}

const HOURS_OF_DAY = 24

/** How far a deadline is away, in the unit that a person counts in: minutes below an hour, days above two. */
export type TimeLeft = { readonly isOver: boolean; readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number }

/** How much time is left until a deadline, or how long it has been over, rounded down. */
export function timeLeft(deadline: Date, now: Date): TimeLeft {
  const left = deadline.getTime() - now.getTime()
  const isOver = left <= 0
  const minutes = Math.floor(Math.abs(left) / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return { isOver, unit: 'minutes', count: minutes }
  if (hours < 2 * HOURS_OF_DAY) return { isOver, unit: 'hours', count: hours }
  return { isOver, unit: 'days', count: Math.floor(hours / HOURS_OF_DAY) }
}

/** The day of a deadline as a queue names it: none for today, its weekday within a week to come, else its date. */
export function deadlineDay(deadline: Date, now: Date, language: Language): string | undefined {
  const [day, today] = [riyadhDate(deadline), riyadhDate(now)]
  if (day === today) return undefined
  const [weekday, date, month] = dayInWords(day, language).split(' ')
  return day > today && day < addDays(today, 7) ? weekday : `${date} ${month}`
}
