import { addWorkingDays } from '../calendar/ready-by.ts'
import type { WorkCalendar } from '../calendar/ready-by.ts'
import type { IsoDate } from '../calendar/iso-date.ts'

/** A job passes one station a working day; more stations are never asked for. */
const MAX_STATIONS = 12

/**
 * The first day on which an order with so many stations left can still be made, for one station, two and so on. One that is
 * promised for an earlier day is at risk.
 */
export const earliestDays = (today: IsoDate, calendar: WorkCalendar): readonly IsoDate[] =>
  Array.from({ length: MAX_STATIONS }, (_, index) => addWorkingDays(today, index, calendar))
