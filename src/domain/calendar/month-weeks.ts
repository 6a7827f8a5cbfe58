import { addDays, addMonths, weekdayOf } from './iso-date.ts'
import type { IsoDate } from './iso-date.ts'

const WEEKS = 6
const DAYS = 7

/** The first day of a day's month. */
const firstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`

/** The month of a day as six weeks from Sunday to Saturday, whatever its length, so that nothing moves (S482, S483). */
export function monthWeeks(day: IsoDate): readonly (readonly IsoDate[])[] {
  const first = firstOfMonth(day)
  const start = addDays(first, -weekdayOf(first))
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS }, (_, weekday) => addDays(start, week * DAYS + weekday)),
  )
}

/** Whether two days are of one month. */
export const isSameMonth = (one: IsoDate, other: IsoDate): boolean => one.slice(0, 7) === other.slice(0, 7)

/** The day within its limits. */
export function dayWithin(day: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): IsoDate {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

/** Where a key leads from a day of the calendar; undefined for other keys. Arrows follow the direction of the page. */
export function dayByKey(day: IsoDate, key: string, isRtl: boolean): IsoDate | undefined {
  const ahead = isRtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(day, ahead)
    case 'ArrowLeft':
      return addDays(day, -ahead)
    case 'ArrowDown':
      return addDays(day, DAYS)
    case 'ArrowUp':
      return addDays(day, -DAYS)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, DAYS - 1 - weekdayOf(day))
    case 'PageDown':
      return addMonths(day, 1)
    case 'PageUp':
      return addMonths(day, -1)
    default:
      return undefined
  }
}
