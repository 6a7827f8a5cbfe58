import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { totalText } from '../../list/list-pager.tsx'
import { PersonMark } from '../../components/person-mark.tsx'
import { addressOf } from '../../site-map.ts'
import { useAgeText } from './age-text.ts'
import { useQueueNames } from './queue-names.ts'
import { rowKey } from './queue-section.tsx'
import type { Queue } from '../../shared/today/today.queries.ts'

type Props = {
  queues: readonly Queue[]
  /** The row that the keyboard is at. */
  cursor: string | undefined
}

/** What waits for customers: for each thing how many orders, the oldest three and since when, and the way to all of them. */
export function CustomersAwaited({ queues, cursor }: Props) {
  const t = useT('office-today')
  if (queues.length === 0) return null
  return (
    <section className="queue on-customers" aria-label={t('onCustomers')}>
      <div className="queue-head">
        <h2>{t('onCustomers')}</h2>
      </div>
      {queues.map((queue) => (
        <AwaitedQueue key={queue.name} queue={queue} cursor={cursor} />
      ))}
    </section>
  )
}

function AwaitedQueue({ queue, cursor }: { queue: Queue; cursor: string | undefined }) {
  const t = useT('office-today')
  const { name, hint } = useQueueNames()(queue.name)
  const count = totalText({ total: queue.count, isTotalExact: queue.isExact })
  return (
    <>
      <div className="awaited-head" title={hint}>
        <h3>{name}</h3>
        <em>{count}</em>
        <Link
          className="text-link"
          to={addressOf('orders', {}, queue.query)}
          aria-label={`${t('all', { total: count })}: ${name}`}
        >
          {t('all', { total: count })}
        </Link>
      </div>
      {queue.first.map((order) => {
        const key = rowKey(queue.name, order)
        return <AwaitedRow key={key} id={key} order={order} isAtCursor={cursor === key} />
      })}
    </>
  )
}

type RowProps = { id: string; order: Queue['first'][number]; isAtCursor: boolean }

function AwaitedRow({ id, order, isAtCursor }: RowProps) {
  const ageText = useAgeText()
  const { number, customer, item, since } = order
  const name = customer.company ?? customer.name
  return (
    <div className={isAtCursor ? 'queue-row at-cursor' : 'queue-row'} data-row={id}>
      <PersonMark name={name} />
      <span>
        <Link className="row-link" to={addressOf('order', { number: String(number) })}>
          <b className="one-line">
            <bdi>{name}</bdi>
          </b>
        </Link>
        <small className="one-line">
          {number}
          {item ? (
            <>
              {' · '}
              <bdi>{item.name}</bdi>
            </>
          ) : null}
        </small>
      </span>
      <span className="age-awaited">{ageText(since)}</span>
    </div>
  )
}
