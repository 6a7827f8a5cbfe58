import type { VisibleStatus } from '#domain/orders/order-status.ts'
import { REJECTION_REASONS } from '#domain/orders/order-status.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import type { Order } from '../../shared/orders/order.queries.ts'
import { useStatusName } from '../../shared/orders/order-status.tsx'
import { DateText } from '#ui/text/date-text.tsx'

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
      <ol className="order-timeline">
        {order.timeline.map((event) => (
          // An order may be on its way twice, but not at the same moment.
          <li key={event.at + event.status} className={`order-timeline-on state-${event.status}`}>
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

/** Why the staff moved an order: one of the known reasons in words, anything else as it was written. */
function Reason({ reason }: { reason: string }) {
  const t = useT('order')
  const known = REJECTION_REASONS.find((each) => each === reason)
  return known ? t(`reason_${known}`) : <bdi>{reason}</bdi>
}
