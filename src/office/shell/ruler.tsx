import { weekdayOf } from '#domain/calendar/iso-date.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { Fragment } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Link } from '#ui/router/link.tsx'
import { shortWeekday } from '../shared/order/due-stub.tsx'
import { jobsOf } from '../shared/today/day-jobs.ts'
import { promisedQuery, useToday } from '../shared/today/today.queries.ts'
import { useRiyadhDay } from '../app/use-now.ts'
import { addressOf } from '../site-map.ts'

/** What was promised, day by day, at the top edge of every page; a day leads to its orders. */
export function Ruler() {
  const t = useT('office-frame')
  const { language } = usePage()
  const today = useToday()
  const now = useRiyadhDay()
  const days = today?.promised.flatMap((each) =>
    each.day !== null && each.isWorkingDay ? [{ ...each, day: each.day }] : [],
  )
  if (!today || !days || days.length === 0) return null
  const { capacity } = today
  const most = capacity ?? Math.max(1, ...days.map(jobsOf))
  return (
    <nav className="ruler" aria-label={t('promised')}>
      {days.map((each, index) => {
        const { day } = each
        const jobs = jobsOf(each)
        const share = Math.min(100, Math.round((jobs / most) * 100))
        const words = { day: dayInWords(day, language), jobs }
        const isNewWeek = index > 0 && weekdayOf(day) < weekdayOf(days[index - 1]?.day ?? day)
        return (
          <Fragment key={day}>
            {isNewWeek ? <span className="ruler-gap" aria-hidden="true" /> : null}
            <Link to={addressOf('orders', {}, promisedQuery(day))} aria-current={day === now ? 'date' : undefined}>
              <span className="visually-hidden">
                {capacity === null ? t('promisedDay', words) : t('promisedDayOf', { ...words, capacity })}
              </span>
              <i aria-hidden="true">{shortWeekday(day, language)}</i>
              <b aria-hidden="true">{Number(day.slice(8))}</b>
              <svg
                className={share === 100 && capacity !== null ? 'day-load full flip' : 'day-load flip'}
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={share} height="4" />
              </svg>
            </Link>
          </Fragment>
        )
      })}
    </nav>
  )
}
