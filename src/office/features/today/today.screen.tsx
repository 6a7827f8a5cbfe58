import { dayAsHeading } from '#domain/calendar/day-near.ts'
import { useT } from '#ui/i18n/use-t.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { usePage } from '#ui/page-context.tsx'
import { Link } from '#ui/router/link.tsx'
import { useNavigate, useSearch } from '#ui/router/router.tsx'
import { useMay } from '../../app/me.tsx'
import { useRiyadhDay } from '../../app/use-now.ts'
import { useRowKeys } from '../../list/use-row-keys.ts'
import { StateNote, Waiting } from '../../components/states.tsx'
import { addressOf } from '../../site-map.ts'
import { Compare } from './compare.tsx'
import { CustomersAwaited } from './customers-awaited.tsx'
import { DaySentence } from './day-sentence.tsx'
import { Promised } from './promised.tsx'
import { QueueSection, rowKey } from './queue-section.tsx'
import { WaitingRequests } from './waiting-requests.tsx'
import { StationStrip } from './station-strip.tsx'
import { useToday } from '../../shared/today/today.queries.ts'
import type { Queue, Today } from '../../shared/today/today.queries.ts'

export const AREAS: readonly AreaName[] = ['office-today', 'office-orders', 'office-order', 'office-requests']

/** What is at the side: what is about days, not about a decision. */
const ASIDE: ReadonlySet<Queue['name']> = new Set(['late', 'dueToday', 'onTheWayLong', 'notPickedUp', 'held', 'mine'])

/** What waits for a decision, oldest first, below what was promised day by day. */
export default function TodayScreen() {
  const { language } = usePage()
  const day = useRiyadhDay()
  const isMine = useSearch().get('mine') === 'true'
  const today = useToday(isMine)
  if (!today) return <Waiting />
  return (
    <>
      <div className="page-head">
        <h1>{dayAsHeading(day, language)}</h1>
        <DaySentence promised={today.promised} artwork={today.artwork} designs={today.designs} />
        <div className="page-head-end">
          <WorkSwitch isMine={isMine} />
        </div>
      </div>
      <Promised promised={today.promised} capacity={today.capacity} />
      <Queues today={today} />
    </>
  )
}

/** Whether everything waits here, or only what is given to who is signed in. */
function WorkSwitch({ isMine }: { isMine: boolean }) {
  const t = useT('office-today')
  return (
    <nav className="segments" aria-label={t('whoseWork')}>
      <Link to={addressOf('today')} aria-current={isMine ? undefined : 'true'}>
        {t('everybody')}
      </Link>
      <Link to={addressOf('today', {}, 'mine=true')} aria-current={isMine ? 'true' : undefined}>
        {t('onlyMine')}
      </Link>
    </nav>
  )
}

function Queues({ today }: { today: Today }) {
  const t = useT('office-today')
  const navigate = useNavigate()
  const seesJobs = useMay('production.view')
  const waiting = today.queues.filter(({ count }) => count > 0)
  const main = waiting.filter(({ name, group }) => group !== 'customers' && !ASIDE.has(name))
  const aside = waiting.filter(({ name }) => ASIDE.has(name))
  const customers = waiting.filter(({ group }) => group === 'customers')
  const rows = [...main, ...aside, ...customers].flatMap(({ name, first }) =>
    first.map((order) => ({ key: rowKey(name, order), number: String(order.number) })),
  )
  const cursor = useRowKeys({
    keys: rows.map(({ key }) => key),
    onOpen: (key) => navigate(addressOf('order', { number: rows.find((row) => row.key === key)?.number ?? '' })),
  })
  return (
    <div className="today-columns">
      <div>
        <WaitingRequests />
        {main.length === 0 ? <StateNote title={t('nothingTitle')} text={t('nothingText')} /> : null}
        {main.map((queue) => (
          <QueueSection key={queue.name} queue={queue} cursor={cursor} />
        ))}
      </div>
      <aside>
        {seesJobs ? <StationStrip promised={today.promised} /> : null}
        {aside.map((queue) => (
          <QueueSection key={queue.name} queue={queue} cursor={cursor} isNarrow />
        ))}
        <CustomersAwaited queues={customers} cursor={cursor} />
        {today.compare ? <Compare {...today.compare} /> : null}
      </aside>
    </div>
  )
}
