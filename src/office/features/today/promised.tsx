import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Link } from '#ui/router/link.tsx'
import { useRiyadhDay } from '../../app/use-now.ts'
import { addressOf } from '../../site-map.ts'
import { shortWeekday } from '../orders/due-stub.tsx'
import type { Today } from './today.queries.ts'

/** The drawing of a day, in its own units: sheets of 5 with 1 between, at most as many as fit. */
const HEIGHT = 110
const STEP = 5
const MAX_SHEETS = Math.floor(HEIGHT / STEP)

type Day = Today['promised'][number]

/** What was promised: one sheet is one order, stacked on its day against what a day can hold. */
export function Promised({ promised, capacity }: Pick<Today, 'promised' | 'capacity'>) {
  const t = useT('office-today')
  const most = Math.max(capacity ?? 0, ...promised.map(({ orders }) => orders), 1)
  // Where more was promised than sheets fit, a sheet is several orders.
  const perSheet = Math.ceil(most / MAX_SHEETS)
  return (
    <section className="panel promised" aria-label={t('promisedTitle')}>
      <div className="promised-head">
        <h2>{t('promisedTitle')}</h2>
        <span className="quiet">{t('promisedHint')}</span>
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

function PromisedDay({ day: { day, orders }, capacity, perSheet }: DayProps) {
  const t = useT('office-today')
  const { language } = usePage()
  const today = useRiyadhDay()
  const isFull = capacity !== null && orders >= capacity
  const query = day === null ? 'late=true' : `readyFrom=${day}&readyTo=${day}&status=PENDING,PROCESSING`
  const names = ['promised-day', day === null ? 'overdue' : day === today && 'now', isFull && 'full']
  const count = t('orders', { count: orders })
  return (
    <div className={names.filter(Boolean).join(' ')}>
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: Math.ceil(orders / perSheet) }, (_, sheet) => (
          <rect key={sheet} x="10" y={HEIGHT - (sheet + 1) * STEP} width="80" height={STEP - 1} />
        ))}
        {capacity === null || day === null ? null : (
          <line
            className="capacity"
            x1="6"
            x2="94"
            y1={HEIGHT - (capacity / perSheet) * STEP}
            y2={HEIGHT - (capacity / perSheet) * STEP}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <div className="promised-label">
        <Link to={addressOf('orders', {}, query)}>
          <b>{day === null ? t('overdue') : `${shortWeekday(day, language)} ${Number(day.slice(8))}`}</b>
        </Link>
        <small>
          {capacity === null || day === null
            ? count
            : isFull
              ? t('full', { orders: count })
              : t('ofCapacity', { orders, capacity })}
        </small>
      </div>
    </div>
  )
}
