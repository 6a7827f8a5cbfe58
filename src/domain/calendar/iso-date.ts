import { DAY_MS } from './time-spans.ts'

/** A calendar day, "2026-11-21". Gregorian, without time or zone. */
export type IsoDate = string

/** Whether the text is a real day written YYYY-MM-DD (no 30 February). */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && isoDateOf(time) === text
}

/** The day that many days later (or earlier). */
export const addDays = (day: IsoDate, days: number): IsoDate => isoDateOf(startOfUtcDay(day) + days * DAY_MS)

/** Days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => (startOfUtcDay(to) - startOfUtcDay(from)) / DAY_MS

/** The same day of a later month, or that month's last day: 31 January + 1 = 28 February. */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDateOf(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay)))
}

/** 0 Sunday to 6 Saturday. 1970 began with a Thursday. */
export const weekdayOf = (day: IsoDate): number => (((startOfUtcDay(day) / DAY_MS + 4) % 7) + 7) % 7

/** The UTC day of an instant in milliseconds. */
export const isoDateOf = (utcMs: number): IsoDate => new Date(utcMs).toISOString().slice(0, 10)

/** Midnight UTC of the day, in milliseconds. */
export const startOfUtcDay = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`)
