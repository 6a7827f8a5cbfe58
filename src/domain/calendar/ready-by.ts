import { addDays, weekdayOf, type IsoDate } from './iso-date.ts'
import type { ShopPolicy } from '../shop-policy.ts'
import { riyadhDate, riyadhHour, riyadhInstant } from './riyadh-time.ts'

/** When the workshop works. Fridays and Saturdays are free. */
export type WorkCalendar = Pick<ShopPolicy, 'holidays' | 'cutOffHour'>

const FRIDAY = 5
const SATURDAY = 6

/** Whether the workshop works on that day (Sunday to Thursday, no holiday). */
export function isWorkingDay(day: IsoDate, { holidays }: WorkCalendar): boolean {
  const weekday = weekdayOf(day)
  return weekday !== FRIDAY && weekday !== SATURDAY && !holidays.includes(day)
}

/** The day itself when it is a working day, else the next one. */
export function workingDayFrom(day: IsoDate, calendar: WorkCalendar): IsoDate {
  let found = day
  while (!isWorkingDay(found, calendar)) found = addDays(found, 1)
  return found
}

/** The working day that many working days later; 0 gives the next working day from `day` on. */
export function addWorkingDays(day: IsoDate, days: number, calendar: WorkCalendar): IsoDate {
  let found = workingDayFrom(day, calendar)
  for (let left = days; left > 0; left -= 1) found = workingDayFrom(addDays(found, 1), calendar)
  return found
}

/** The working day that many working days earlier; 0 gives the last working day up to `day`. */
export function workingDaysBefore(day: IsoDate, days: number, calendar: WorkCalendar): IsoDate {
  const lastUpTo = (from: IsoDate): IsoDate => {
    let found = from
    while (!isWorkingDay(found, calendar)) found = addDays(found, -1)
    return found
  }
  let found = lastUpTo(day)
  for (let left = days; left > 0; left -= 1) found = lastUpTo(addDays(found, -1))
  return found
}

/**
 * The day an order placed now is ready. Production starts today before the cut-off of a working day,
 * otherwise on the next working day, and takes `productionDays` working days from there.
 */
export const readyBy = (now: Date, productionDays: number, calendar: WorkCalendar): IsoDate =>
  addWorkingDays(startOfProduction(now, calendar), productionDays, calendar)

/** The day an urgent order placed now is ready: half the production days, rounded up, at least one. */
export const urgentReadyBy = (now: Date, productionDays: number, calendar: WorkCalendar): IsoDate =>
  readyBy(now, urgentDays(productionDays), calendar)

/** `readyBy` and `urgentReadyBy` of one moment for many products, each working day found only once. */
export function readyDaysAt(now: Date, calendar: WorkCalendar) {
  let last = startOfProduction(now, calendar)
  /** The start, then the working days after it in their order. */
  const known = [last]
  const after = (days: number): IsoDate => {
    while (known.length <= days) known.push((last = workingDayFrom(addDays(last, 1), calendar)))
    return known[days] ?? last
  }
  return { standard: after, urgent: (productionDays: number): IsoDate => after(urgentDays(productionDays)) }
}

/** The working days that urgent production takes: half of them, rounded up, at least one. */
export const urgentDays = (productionDays: number): number => Math.max(1, Math.ceil(productionDays / 2))

/** The next instant at which ready-by dates change, so that cached pages know how long they are right. */
export function nextCutOff(now: Date, calendar: WorkCalendar): Date {
  return riyadhInstant(startOfProduction(now, calendar), calendar.cutOffHour)
}

/** The last cut-off of a working day that has passed, the one of this very instant included. */
export function lastCutOff(now: Date, calendar: WorkCalendar): Date {
  let day = riyadhDate(now)
  while (!isWorkingDay(day, calendar) || riyadhInstant(day, calendar.cutOffHour) > now) day = addDays(day, -1)
  return riyadhInstant(day, calendar.cutOffHour)
}

function startOfProduction(now: Date, calendar: WorkCalendar): IsoDate {
  const today = riyadhDate(now)
  const isTooLate = riyadhHour(now) >= calendar.cutOffHour
  return workingDayFrom(isTooLate ? addDays(today, 1) : today, calendar)
}
