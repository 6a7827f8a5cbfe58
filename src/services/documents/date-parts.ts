import type { IsoDate } from '#domain/calendar/iso-date.ts'

/** A day in numbers: "2026-11-22" is 2026, 11 and 22. */
export function dateParts(day: IsoDate): { year: number; month: number; day: number } {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  return { year, month, day: dayOfMonth }
}
