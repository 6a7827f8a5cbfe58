import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { useT } from '#ui/i18n/use-t.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { usePage } from '#ui/page-context.tsx'
import { useNavigate } from '#ui/router/router.tsx'
import { useRiyadhDay } from '../../app/use-now.ts'
import { useRowKeys } from '../../list/use-row-keys.ts'
import { StateNote, Waiting } from '../../shell/states.tsx'
import { addressOf } from '../../site-map.ts'
import { Compare } from './compare.tsx'
import { Promised } from './promised.tsx'
import { QueueSection } from './queue-section.tsx'
import { useToday } from './today.queries.ts'
import type { Queue } from './today.queries.ts'

export const AREAS: readonly AreaName[] = ['office-today', 'office-orders']

/** What is at the side: what is about days, not about a decision. */
const ASIDE: ReadonlySet<Queue['name']> = new Set(['late', 'dueToday', 'onTheWayLong', 'notPickedUp', 'held', 'mine'])

/** What waits for a decision, oldest first, below what was promised day by day. */
export default function TodayScreen() {
  const t = useT('office-today')
  const { language } = usePage()
  const day = useRiyadhDay()
  const navigate = useNavigate()
  const today = useToday()
  const waiting = today?.queues.filter(({ count }) => count > 0) ?? []
  const main = waiting.filter(({ name }) => !ASIDE.has(name))
  const aside = waiting.filter(({ name }) => ASIDE.has(name))
  const cursor = useRowKeys({
    onOpen: (number) => navigate(addressOf('order', { number })),
    keys: [...new Set([...main, ...aside].flatMap(({ first }) => first.map(({ number }) => String(number))))],
  })
  if (!today) return <Waiting />
  return (
    <>
      <div className="page-head">
        <h1>{dayInWords(day, language)}</h1>
      </div>
      <Promised promised={today.promised} capacity={today.capacity} />
      <div className="today-columns">
        <div>
          {main.length === 0 ? <StateNote title={t('nothingTitle')} text={t('nothingText')} /> : null}
          {main.map((queue) => (
            <QueueSection key={queue.name} queue={queue} cursor={cursor} />
          ))}
        </div>
        <aside>
          {aside.map((queue) => (
            <QueueSection key={queue.name} queue={queue} cursor={cursor} isNarrow />
          ))}
          {today.compare ? <Compare {...today.compare} /> : null}
        </aside>
      </div>
    </>
  )
}
