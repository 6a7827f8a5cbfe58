import { addDays } from '#domain/calendar/iso-date.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { isWorkingDay } from '#domain/calendar/ready-by.ts'
import type { WorkCalendar } from '#domain/calendar/ready-by.ts'
import type { PromisedDay } from './today.repository.ts'

/** So many calendar days have ten working days in them. */
export const PROMISED_DAYS = 14

/** Every day from today on, also those for which nothing was promised; what is late comes first. */
export const promisedDays = (today: IsoDate, calendar: WorkCalendar, promised: readonly PromisedDay[]) =>
  [null, ...Array.from({ length: PROMISED_DAYS }, (_, index) => addDays(today, index))].map((day) => {
    const found = promised.find((each) => each.day === day)
    return {
      day,
      isWorkingDay: day !== null && isWorkingDay(day, calendar),
      orders: found?.orders ?? 0,
      urgent: found?.urgent ?? 0,
      ready: found?.ready ?? 0,
      jobs: found?.jobs ?? {},
    }
  })
