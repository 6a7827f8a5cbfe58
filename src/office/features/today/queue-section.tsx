import { isMoneyQueue } from '#domain/orders/desk/queues.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { Money } from '#ui/text/money.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { totalText } from '../../list/list-pager.tsx'
import { ColourBar } from '../../components/colour-bar.tsx'
import { Thumb } from '../../components/thumb.tsx'
import { addressOf } from '../../site-map.ts'
import { DueStub } from '../../shared/order/due-stub.tsx'
import { isOpen, stationOf, useStatusText } from '../../shared/order/status-text.ts'
import { useAgeText } from './age-text.ts'
import { useQueueNames } from './queue-names.ts'
import { QueueStep } from './queue-step.tsx'
import type { Queue } from '../../shared/today/today.queries.ts'

type Props = {
  queue: Queue
  /** The row that the keyboard is at. */
  cursor: string | undefined
  /** At the side, where less of an order fits. */
  isNarrow?: boolean
}

type Row = Queue['first'][number]

/** The key of a row: an order may wait in several queues. */
export const rowKey = (queue: Queue['name'], { number }: Pick<Row, 'number'>): string => `${queue}-${number}`

/** One queue: what it is, how many, the oldest three, and the way to all of them. */
export function QueueSection({ queue, cursor, isNarrow = false }: Props) {
  const t = useT('office-today')
  const { name, hint } = useQueueNames()(queue.name)
  const count = totalText({ total: queue.count, isTotalExact: queue.isExact })
  return (
    <section className="queue" aria-label={name}>
      <div className="queue-head">
        <h2>{name}</h2>
        <em>{count}</em>
        <span className="quiet">{hint}</span>
        <Link className="text-link" to={addressOf(isMoneyQueue(queue.name) ? 'money' : 'orders', {}, queue.query)}>
          {t('all', { total: count })}
        </Link>
      </div>
      {queue.first.map((order) => {
        const key = rowKey(queue.name, order)
        return (
          <QueueRow
            key={key}
            id={key}
            queue={queue.name}
            order={order}
            isAtCursor={cursor === key}
            isNarrow={isNarrow}
          />
        )
      })}
    </section>
  )
}

type RowProps = { id: string; queue: Queue['name']; order: Row; isAtCursor: boolean; isNarrow: boolean }

function QueueRow({ id, queue, order, isAtCursor, isNarrow }: RowProps) {
  const ageText = useAgeText()
  const statusText = useStatusText()
  const { number, customer, item } = order
  return (
    <div className={isAtCursor ? 'queue-row at-cursor' : 'queue-row'} data-row={id}>
      <DueStub day={order.readyBy} isLate={order.isLate} isOpen={isOpen(order)} />
      {isNarrow ? null : <Thumb image={item?.image} artwork={item?.artwork} />}
      <span>
        <Link className="row-link" to={addressOf('order', { number: String(number) })}>
          <b className="one-line">
            <bdi>{customer.company ?? customer.name}</bdi>
          </b>
        </Link>
        <small className="one-line">
          {number}
          {customer.city ? ` · ${customer.city}` : ''}
        </small>
      </span>
      {isNarrow || !item ? null : <What item={item} total={order.total} />}
      {isNarrow ? (
        <span className="queue-at" title={statusText(order)}>
          <ColourBar at={stationOf(order)} />
          <span className="visually-hidden">{statusText(order)}</span>
        </span>
      ) : (
        <>
          <span className={order.isLate ? 'age bad' : 'age'}>{ageText(order.since)}</span>
          <QueueStep queue={queue} order={order} isAtCursor={isAtCursor} />
        </>
      )}
    </div>
  )
}

const What = ({ item, total }: { item: NonNullable<Row['item']>; total: Row['total'] }) => (
  <span className="queue-what">
    <span className="one-line">
      <bdi>{item.name}</bdi>
    </span>
    <small>
      {groupDigits(item.quantity)}
      {total === undefined ? null : (
        <>
          {' · '}
          <Money halalas={total} />
        </>
      )}
    </small>
  </span>
)
