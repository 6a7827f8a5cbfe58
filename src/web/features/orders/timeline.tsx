import type { VisibleStatus } from '#domain/orders/order-status.ts'
import { REJECTION_REASONS } from '#domain/orders/order-status.ts'
import { useFetched } from '#ui/fetching/api-query.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { DueTime, Moment } from '#ui/text/moment.tsx'
import { orderFilesQuery } from '../../shared/orders/order-files.query.ts'
import type { Order } from '../../shared/orders/order.queries.ts'
import { useStatusName } from '../../shared/orders/order-status.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import '../../shared/orders/timeline.css'

/** The way of an order that goes well; what has not come yet is shown as coming. */
const WAY: readonly VisibleStatus[] = ['PENDING', 'PROCESSING', 'ON_THE_WAY', 'DELIVERED']

/** What has happened to an order, and what comes next (A-C3). */
export function Timeline({ order, status }: { order: Order; status: VisibleStatus }) {
  const t = useT('order')
  const nameOf = useStatusName()
  const { fulfilment } = order
  const place = WAY.indexOf(status)
  const coming = place < 0 ? [] : WAY.slice(place + 1)
  return (
    <section aria-labelledby="od-way">
      <h2 id="od-way">{t('timeline')}</h2>
      <ol className="timeline">
        {order.timeline.map((event) => (
          // An order may be on its way twice, but not at the same moment.
          <li key={event.at + event.status} className={`timeline-on state-${event.status}`}>
            <b>{nameOf({ status: event.status, fulfilment })}</b>
            <span className="quiet">
              <Moment at={event.at} />
            </span>
            {event.reason === null ? null : (
              <span className="quiet">
                <Text area="order" id="reason" fill={{ reason: <Reason reason={event.reason} /> }} />
              </span>
            )}
          </li>
        ))}
        {status === 'PENDING' || status === 'PROCESSING' ? <AwaitedStep id={order.id} /> : null}
        {coming.map((next, index) => (
          <li key={next}>
            <span>{nameOf({ status: next, fulfilment })}</span>
            <span className="quiet">
              {next === 'ON_THE_WAY' ? (
                <Text area="order" id="readyBy" fill={{ date: <DateText day={order.readyBy} /> }} />
              ) : index === 0 ? (
                t('comesNext')
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the shop waits for its customer for, before it goes on. */
function AwaitedStep({ id }: { id: string }) {
  const t = useT('order')
  const wait = useFetched(orderFilesQuery(id))?.data.find((line) => line.wait !== null)?.wait
  if (!wait) return null
  return (
    <li>
      <b>{t(`awaited_${wait.cause}`)}</b>
      <span className="quiet">
        <Text area="order" id="awaitedBy" fill={{ when: <DueTime at={wait.answerBy} /> }} />
      </span>
    </li>
  )
}

/** Why the staff moved an order: one of the known reasons in words, anything else as it was written. */
function Reason({ reason }: { reason: string }) {
  const t = useT('order')
  const known = REJECTION_REASONS.find((each) => each === reason)
  return known ? t(`reason_${known}`) : <bdi>{reason}</bdi>
}
