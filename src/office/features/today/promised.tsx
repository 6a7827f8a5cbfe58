import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { usePage } from '#ui/page-context.tsx'
import { Link } from '#ui/router/link.tsx'
import { useRiyadhDay } from '../../app/use-now.ts'
import { addressOf } from '../../site-map.ts'
import { shortWeekday } from '../../shared/order/due-stub.tsx'
import { DAY_STAGES, jobsOf, sheetsOf } from '../../shared/today/day-jobs.ts'
import type { DayStage } from '../../shared/today/day-jobs.ts'
import { promisedQuery } from '../../shared/today/today.queries.ts'
import type { Today } from '../../shared/today/today.queries.ts'

/** The drawing of a day, in its own units: sheets of 4 with 1 between, at most as many as fit. */
const HEIGHT = 110
const STEP = 5
const MAX_SHEETS = Math.floor(HEIGHT / STEP)

type Day = Today['promised'][number]

/** What was promised: one sheet is one job in the colour of its station, stacked on its day against what a day can hold. */
export function Promised({ promised, capacity }: Pick<Today, 'promised' | 'capacity'>) {
  const t = useT('office-today')
  const most = Math.max(capacity ?? 0, ...promised.map(jobsOf), 1)
  // A station whose jobs are not a whole number of sheets takes one more.
  const perSheet = Math.ceil(most / (most > MAX_SHEETS ? MAX_SHEETS - DAY_STAGES.length : MAX_SHEETS))
  return (
    <section className="panel promised" aria-label={t('promisedTitle')}>
      <div className="promised-head">
        <h2>{t('promisedTitle')}</h2>
        <span className="quiet">{t('promisedHint', { jobs: t('jobs', { count: perSheet }) })}</span>
        <ul className="legend" aria-label={t('stations')}>
          {DAY_STAGES.toReversed().map((stage) => (
            <li key={stage}>
              <i className={patchOf(stage)} />
              {t(stage)}
            </li>
          ))}
        </ul>
      </div>
      <div className="promised-days">
        {promised
          .filter(isShown)
          .map((day) =>
            isGap(day) ? (
              <ClosedDay key={day.day} />
            ) : (
              <PromisedDay key={day.day ?? 'overdue'} day={day} capacity={capacity} perSheet={perSheet} />
            ),
          )}
      </div>
    </section>
  )
}

/** The colour of a station. */
export const patchOf = (stage: DayStage): string => `patch at-${stage === 'READY' ? 'OUT' : stage}`

/** Late orders only where there are any. */
const isShown = ({ day, orders }: Day): boolean => day !== null || orders > 0

const isGap = ({ day, orders, isWorkingDay }: Day): boolean => day !== null && !isWorkingDay && orders === 0

/** A day on which nothing is made: hatched, and narrow. */
const ClosedDay = () => (
  <div className="promised-day closed" aria-hidden="true">
    <div className="promised-label" />
  </div>
)

type DayProps = { day: Day; capacity: number | null; perSheet: number }

function PromisedDay({ day, capacity, perSheet }: DayProps) {
  const t = useT('office-today')
  const { language } = usePage()
  const isToday = day.day === useRiyadhDay()
  const jobs = jobsOf(day)
  const isFull = capacity !== null && day.day !== null && jobs >= capacity
  const names = ['promised-day', day.day === null ? 'overdue' : isToday && 'now', isFull && 'full']
  return (
    <div className={names.filter(Boolean).join(' ')}>
      <DaySheets day={day} capacity={capacity} perSheet={perSheet} />
      <div className="promised-label">
        {isToday ? <RegistrationMark /> : null}
        <Link to={addressOf('orders', {}, promisedQuery(day.day))}>
          <b>{day.day === null ? t('overdue') : `${shortWeekday(day.day, language)} ${Number(day.day.slice(8))}`}</b>
        </Link>
        <small>
          {capacity === null || day.day === null
            ? t('jobs', { count: jobs })
            : t(isFull ? 'full' : 'ofCapacity', { jobs, capacity })}
        </small>
      </div>
    </div>
  )
}

function DaySheets({ day, capacity, perSheet }: DayProps) {
  const top = capacity === null || day.day === null ? undefined : HEIGHT - (capacity / perSheet) * STEP
  return (
    <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {sheetsOf(day, perSheet).map(({ stage, nth }, sheet) => (
        <rect
          key={`${stage} ${nth}`}
          className={`sheet-${stage}`}
          x="8"
          y={HEIGHT - (sheet + 1) * STEP}
          width="84"
          height={STEP - 1}
        />
      ))}
      {top === undefined ? null : (
        <line className="capacity" x1="2" x2="98" y1={top} y2={top} vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  )
}
