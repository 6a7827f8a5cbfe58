import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { localPhone } from '#domain/contact/phone.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Documents } from '../../shared/orders/documents.tsx'
import { Handover } from '../../shared/orders/handover.tsx'
import { Day, Moment } from '#ui/text/moment.tsx'
import { OrderLines } from '../../shared/orders/order-lines.tsx'
import { orderQuery } from '../../shared/orders/order.queries.ts'
import type { Order } from '../../shared/orders/order.queries.ts'
import { OrderStatus } from '../../shared/orders/order-status.tsx'
import { OrderTicket } from '../../shared/orders/order-ticket.tsx'
import { Link } from '#ui/router/link.tsx'
import { useNavigate, useSearch } from '#ui/router/router.tsx'
import { hrefs } from '../../site-map.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { ConfirmOrder } from './confirm-order.tsx'
import { EndOrder } from './end-order.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderPayments } from './order-payments.tsx'
import { AgainLink } from './again/again-link.tsx'
import { Timeline } from './timeline.tsx'
import { UnknownOrder } from './unknown-order.tsx'
import { UnpaidOrders } from './unpaid-orders.tsx'

const NeededAnswers = onDemand(() => import('../../shared/artwork/needed-answers.tsx'))
const MovedDays = onDemand(() => import('./moved-days.tsx'))
const OrderFiles = onDemand(() => import('./order-files.tsx'))
const OrderReviews = onDemand(() => import('./reviews/order-reviews.tsx'))

/** An order with everything that belongs to it (S259). */
export function OrderDetails({ id }: { id: string }) {
  const t = useT('order')
  return (
    <div className="order-page">
      <Link className="order-page-back" to={hrefs.userProfile({ tab: 'myOrders' })}>
        <Icon name="arrow" className="back" />
        {t('back')}
      </Link>
      <WhenFetched query={orderQuery(id)} missing={<UnknownOrder />}>
        {({ data: order }) => <Whole order={order} />}
      </WhenFetched>
    </div>
  )
}

function Whole({ order }: { order: Order }) {
  const t = useT('order')
  const { id, number, status } = order
  useAgainOfOldBoxes(id)
  return (
    <>
      <header className="order-page-head">
        <h1 id="account-part">
          <Text area="order" id="number" fill={{ number: <Ltr>{number}</Ltr> }} />
        </h1>
        {status === null ? null : <OrderStatus status={status} fulfilment={order.fulfilment} />}
        <p className="quiet">
          <Text area="order" id="placed" fill={{ date: <Moment at={order.placedAt} /> }} />
        </p>
      </header>
      {status === null ? <UnpaidOrders only={id} /> : null}
      {order.cancelRequestedAt === null ? null : (
        <p className="note warn">
          <Icon name="info" />
          <span>
            <Text area="order" id="asked" fill={{ date: <Day at={order.cancelRequestedAt} /> }} />
          </span>
        </p>
      )}
      {order.late === null || isClosed(order) ? null : <Late order={order} late={order.late} />}
      {isClosed(order) || order.dayMoves.length === 0 ? null : <MovedDays order={order} />}
      {isClosed(order) ? null : <NeededAnswers order={order} page="" />}
      <div className="order">
        {status === null ? null : (
          <div className="order-page-main order-first">
            <Timeline order={order} status={status} />
          </div>
        )}
        <OrderTicket order={order}>
          <div className="order-page-actions">
            {status === null ? null : <AgainLink id={id} number={number} />}
            {status === 'DELIVERED' ? <ConfirmOrder order={order} /> : null}
            <EndOrder order={order} />
          </div>
        </OrderTicket>
        <div className="order-page-main order-rest">
          <Part title={t('products')}>
            <OrderLines lines={order.lines} isInProgress={status === 'PROCESSING'} />
          </Part>
          {status === 'PENDING' || status === 'PROCESSING' ? <OrderFiles order={order} /> : null}
          {status === 'DELIVERED' || status === 'COMPLETED' ? <OrderReviews order={order} /> : null}
          <Facts order={order} />
          <OrderPayments order={order} />
          {order.documents.length + order.documentsDue.length > 0 ? (
            <Part title={t('documents')}>
              <Documents order={order} />
            </Part>
          ) : null}
          <OrderHelp number={number} />
        </div>
      </div>
    </>
  )
}

/** Boxes that were sent before ordering again had a page of its own have a code that leads here. */
function useAgainOfOldBoxes(id: string): void {
  const navigate = useNavigate()
  const isRequested = useSearch().get('again') === '1'
  useEffect(() => {
    if (isRequested) navigate(hrefs.orderAgain({ order: id }), { replace: true })
  }, [isRequested, id, navigate])
}

const isClosed = ({ status }: Order): boolean => status !== 'PENDING' && status !== 'PROCESSING'

/** Another day had to be promised: which, why, and what the customer may do about it. */
function Late({ order, late }: { order: Order; late: NonNullable<Order['late']> }) {
  const t = useT('order')
  const { agreedBy, reason } = late
  return (
    <p className="note warn">
      <Icon name="clock" />
      <span>
        <b>{t('lateTitle')}</b>
        <br />
        <Text
          area="order"
          id="lateText"
          fill={{
            date: <DateText day={order.readyBy} />,
            agreed: <DateText day={agreedBy} />,
            reason: <bdi>{reason}</bdi>,
          }}
        />
        {order.cancellation === 'CANCEL' ? (
          <>
            <br />
            {t('lateCancel')}
          </>
        ) : null}
      </span>
    </p>
  )
}

/** A part of the page under a heading of its own. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

/** Where it goes, who is notified, and the customer's note. */
function Facts({ order }: { order: Order }) {
  const t = useT('order')
  const { contact, tracking, poNumber, notes } = order
  return (
    <div className="order-page-facts">
      <Part title={t(order.fulfilment === 'PICKUP' ? 'pickup' : 'deliveryTo')}>
        <Handover order={order} />
        {tracking === null ? null : (
          <p className="order-page-track">
            <span>
              <Text
                area="order"
                id="trackingOf"
                fill={{ carrier: <bdi>{tracking.carrier}</bdi>, number: <Ltr>{tracking.number}</Ltr> }}
              />
            </span>
            {tracking.url === null ? null : (
              <a className="underlined" href={tracking.url} target="_blank" rel="noopener noreferrer">
                {t('track')}
              </a>
            )}
          </p>
        )}
      </Part>
      <Part title={t('contact')}>
        <p>
          <bdi>{contact.name}</bdi>
          <br />
          <Ltr>{contact.email}</Ltr>
          <br />
          <Ltr>{localPhone(contact.phone)}</Ltr>
        </p>
      </Part>
      {poNumber === null ? null : (
        <Part title={t('poNumber')}>
          <p>
            <Ltr>{poNumber}</Ltr>
          </p>
        </Part>
      )}
      {notes === null ? null : (
        <Part title={t('orderNote')}>
          <p className="order-page-note" dir="auto">
            {notes}
          </p>
        </Part>
      )}
    </div>
  )
}
