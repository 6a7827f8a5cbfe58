import { isoDateOf, startOfUtcDay, type IsoDate } from './iso-date.ts'

/** Saudi Arabia is three hours ahead of UTC all year: it has no daylight saving time. */
const OFFSET_MS = 3 * 3_600_000

/** The calendar day in Riyadh at an instant. */
export const riyadhDate = (instant: Date): IsoDate => isoDateOf(instant.getTime() + OFFSET_MS)

/** The full hours since midnight in Riyadh, 0 to 23. */
export const riyadhHour = (instant: Date): number => new Date(instant.getTime() + OFFSET_MS).getUTCHours()

/** The instant a Riyadh clock shows that full hour of that day. */
export const riyadhInstant = (day: IsoDate, hour: number): Date =>
  new Date(startOfUtcDay(day) + hour * 3_600_000 - OFFSET_MS)

/** ISO 8601 in Riyadh time as the API writes it: "2026-11-21T14:05:00+03:00". */
export const riyadhTimestamp = (instant: Date): string =>
  `${new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19)}+03:00`
