import { riyadhHour } from './riyadh-time.ts'

/** Between which full hours in Riyadh people are reminded. */
const [FROM_HOUR, TO_HOUR] = [9, 21]

/** Whether people may be reminded of something now: by day in Riyadh. */
export function mayRemindAt(now: Date): boolean {
  const hour = riyadhHour(now)
  return hour >= FROM_HOUR && hour < TO_HOUR
}
