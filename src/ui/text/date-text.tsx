import { dayInWords } from '#domain/calendar/day-in-words.ts'
import type { DayStyle } from '#domain/calendar/day-in-words.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { usePage } from '../page-context.tsx'

/** The day as `<time>`. */
export function DateText({ day, length = 'day' }: { day: IsoDate; length?: DayStyle }) {
  const { language } = usePage()
  return <time dateTime={day}>{dayInWords(day, language, length)}</time>
}
