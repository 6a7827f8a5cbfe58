import { dayNear } from '#domain/calendar/day-near.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { usePage } from '#ui/page-context.tsx'
import { useRiyadhDay } from './use-now.ts'

/** Says days in words, with the year where it is not the present one. */
export function useDayText(): (day: IsoDate) => string {
  const { language } = usePage()
  const today = useRiyadhDay()
  return (day) => dayNear(day, today, language)
}

/** The same as `<time>`. */
export function DayText({ day }: { day: IsoDate }) {
  const dayText = useDayText()
  return <time dateTime={day}>{dayText(day)}</time>
}
