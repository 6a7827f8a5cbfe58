import { Text } from '#ui/i18n/text.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { ColourBar } from '../../components/colour-bar.tsx'
import { stationOf, useStatusText } from '../../shared/order/status-text.ts'
import { CustomerMessage } from './customer-message.tsx'
import type { Order } from '../../shared/order/order.queries.ts'
import { OrderTrail } from './order-trail.tsx'
import { PrintMenu } from './print-menu.tsx'

/** Which order it is and how far, on the way from its list to the next one; what is written to its customer, and its papers. */
export function OrderHead({ order }: { order: Order }) {
  const statusText = useStatusText()
  return (
    <>
      <OrderTrail number={order.number} />
      <div className="page-head">
        <h1 className="order-title">
          <bdi>{order.number}</bdi>{' '}
          <span>
            <bdi>{order.contact.company ?? order.contact.name}</bdi>
          </span>
        </h1>
        <span className="tag">
          <ColourBar at={stationOf(order)} />
          {statusText(order)}
        </span>
        <p>
          <Text area="office-order" id="placed" fill={{ at: <Moment at={order.placedAt} /> }} />
        </p>
        <div className="page-head-end">
          <CustomerMessage order={order} />
          <PrintMenu order={order} />
        </div>
      </div>
    </>
  )
}
