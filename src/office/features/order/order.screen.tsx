import type { AreaName } from '#ui/i18n/messages.ts'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { useParams } from '#ui/router/router.tsx'
import { ChangedBanner } from '../../live/changed-banner.tsx'
import { Gone } from '../../components/states.tsx'
import { CounterPayment } from '../counter/counter-payment.tsx'
import { AwaitedTransfer } from '../transfers/awaited-transfer.tsx'
import { CancelRequest } from './cancel-request.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { NextAction } from './next-action.tsx'
import { Notes } from './notes/notes.tsx'
import { LineTicket } from './line-ticket.tsx'
import { OrderHead } from './order-head.tsx'
import { lastChangedBy, orderPath, orderQuery } from '../../shared/order/order.queries.ts'
import type { Order } from '../../shared/order/order.queries.ts'
import { Timeline } from './timeline.tsx'

export const AREAS: readonly AreaName[] = [
  'office-order',
  'office-artwork',
  'office-orders',
  'office-money',
  'office-edit',
  'office-activity',
]

/** One order: what is to be done with it, its lines, money, customer, notes and everything that happened. */
export default function OrderScreen() {
  const { number = '' } = useParams()
  return (
    <WhenFetched query={orderQuery(number)} missing={<Gone />}>
      {({ data }) => <OrderPage order={data} />}
    </WhenFetched>
  )
}

function OrderPage({ order }: { order: Order }) {
  return (
    <>
      <ChangedBanner path={orderPath(order.number)} whoOf={lastChangedBy} />
      <OrderHead order={order} />
      <div className="order-columns">
        <div className="order-main">
          <CancelRequest order={order} />
          <AwaitedTransfer order={order} />
          <CounterPayment order={order} />
          <NextAction order={order} />
          {order.lines.map((line) => (
            <LineTicket key={line.id} order={order} line={line} />
          ))}
        </div>
        <aside className="order-side">
          {order.money && order.totals ? <MoneyPanel order={order} money={order.money} totals={order.totals} /> : null}
          <CustomerPanel order={order} />
          <Notes key={order.id} order={order} />
          <Timeline order={order} />
        </aside>
      </div>
    </>
  )
}
