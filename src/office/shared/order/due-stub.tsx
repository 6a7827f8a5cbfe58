import { weekdayOf } from '#domain/calendar/iso-date.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useDayText } from '../../app/day-text.tsx'
import { useRiyadhDay } from '../../app/use-now.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'

const SHORT: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ar: ['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'],
}

/** The weekday of a day, as short as a stub needs it. */
export const shortWeekday = (day: IsoDate, language: Language): string => SHORT[language][weekdayOf(day)] ?? ''

type Props = { day: IsoDate | null; isLate: boolean; isOpen: boolean }

/** The torn-off end of a ticket: when an order is due. Paper is later, ink today, red late. */
export function DueStub({ day, isLate, isOpen }: Props) {
  const t = useT('office-orders')
  const { language } = usePage()
  const today = useRiyadhDay()
  const dayText = useDayText()
  if (day === null)
    return (
      <span className="stub wait">
        <OfficeIcon name="clock" />
        <span className="visually-hidden">{t('notDue')}</span>
      </span>
    )
  const isToday = isOpen && day === today
  const words = t(isLate ? 'lateSince' : 'dueOn', { day: dayText(day) })
  return (
    <span className={['stub', isLate ? 'late' : isToday && 'today'].filter(Boolean).join(' ')}>
      <span className="visually-hidden">{words}</span>
      <i aria-hidden="true">{shortWeekday(day, language)}</i>
      <b aria-hidden="true">{Number(day.slice(8))}</b>
    </span>
  )
}
