import { localPhone } from '#domain/contact/phone.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { BankTransfer } from '../../shared/orders/bank-transfer.tsx'
import { Documents } from '../../shared/orders/documents.tsx'
import { Handover } from '../../shared/orders/handover.tsx'
import { OrderLines } from '../../shared/orders/order-lines.tsx'
import { orderQuery, paymentQuery, unpaidOrdersQuery } from '../../shared/orders/order.queries.ts'
import type { BankTransfer as Transfer, Order, Payment } from '../../shared/orders/order.queries.ts'
import { OrderTicket } from '../../shared/orders/order-ticket.tsx'
import { Receipts } from '../../shared/orders/receipts.tsx'
import { hrefs } from '../../site-map.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { useFetched } from '#ui/fetching/api-query.ts'
import { DueTime } from '#ui/text/moment.tsx'
import { orderFilesQuery } from '../../shared/orders/order-files.query.ts'
import { ResultHead } from './result-head.tsx'

/** Fetched for orders that wait for a file or an approval. */
const NeededAnswers = onDemand(() => import('../../shared/artwork/needed-answers.tsx'))

/** An order that is placed: its number, what happens next and when, and all of it once more (ux 44). */
export function PlacedOrder({ payment }: { payment: Payment }) {
  const t = useT('payment-result')
  const transfer = payment.clientAction?.type === 'BANK_TRANSFER' ? payment.clientAction : undefined
  const number = <Ltr>{payment.orderNumber}</Ltr>
  return (
    <>
      <ResultHead tone="good" title={t(transfer ? 'placed' : 'successful')}>
        <p className="lead">
          {`${t(transfer ? 'submitted' : 'completed')}. `}
          <b>
            <Text area="payment-result" id={transfer ? 'placedText' : 'completedText'} fill={{ number }} />
          </b>
        </p>
      </ResultHead>
      <WhenFetched query={orderQuery(payment.orderId)}>
        {({ data: order }) => (
          <div className="order">
            <div className="result-main order-first">
              {transfer ? (
                <BankTransfer amount={payment.amount} transfer={transfer}>
                  <OwnReceipts paymentId={payment.paymentId} receipts={transfer.receipts} />
                </BankTransfer>
              ) : null}
              <NextSteps order={order} isTransfer={transfer !== undefined} />
            </div>
            <OrderTicket order={order}>
              <Documents order={order} />
              <div className="result-actions">
                <ButtonLink wide look="secondary" to={hrefs.userProfile({ tab: 'myOrders', order: order.id })}>
                  {t('seeOrder')}
                </ButtonLink>
                <ButtonLink wide look="outline" to={hrefs.home()}>
                  {t('keepShopping')}
                </ButtonLink>
              </div>
            </OrderTicket>
            <div className="order-rest">
              <OrderLines lines={order.lines} />
            </div>
          </div>
        )}
      </WhenFetched>
    </>
  )
}

type ReceiptsProps = { paymentId: string; receipts: Transfer['receipts'] }

/** The receipts of one's own payment. */
function OwnReceipts({ paymentId, receipts }: ReceiptsProps) {
  return (
    <Receipts
      sent={receipts.map(({ id, name, sentAt }) => ({ id, name: <bdi>{name}</bdi>, sentAt }))}
      send={(api, form) => api.post(`/api/payments/${encodeURIComponent(paymentId)}/receipts`, form)}
      refreshes={[paymentQuery(paymentId), unpaidOrdersQuery]}
    />
  )
}

/** What happens until the goods are there, each step in its place. */
function NextSteps({ order, isTransfer }: { order: Order; isTransfer: boolean }) {
  const t = useT('payment-result')
  const { id, address, contact, readyBy } = order
  const waits = useFetched(orderFilesQuery(id))?.data.flatMap(({ wait }) => wait ?? []) ?? []
  const [wait] = waits.toSorted((one, other) => other.ready.localeCompare(one.ready))
  return (
    <section aria-labelledby="result-next">
      <h2 id="result-next">{t('next')}</h2>
      {wait ? <NeededAnswers order={order} page={hrefs.userProfile({ tab: 'myOrders', order: id })} /> : null}
      <ol className="result-next">
        {isTransfer ? <li>{t('nextTransfer')}</li> : null}
        <li>{t(wait ? 'nextAnswer' : 'nextLook')}</li>
        <li>
          {wait && !isTransfer ? (
            <Text
              area="payment-result"
              id="nextReadyAnswered"
              fill={{ date: <DateText day={wait.ready} />, when: <DueTime at={wait.answerBy} /> }}
            />
          ) : (
            <Text
              area="payment-result"
              id={isTransfer ? 'nextReadyTransfer' : 'nextReady'}
              fill={{ date: <DateText day={readyBy} /> }}
            />
          )}
        </li>
        <li>
          {address ? (
            <Text area="payment-result" id="nextDelivery" fill={{ city: <bdi>{address.city}</bdi> }} />
          ) : (
            t('nextPickup')
          )}
        </li>
      </ol>
      <p className="quiet">
        <Text
          area="payment-result"
          id="messages"
          fill={{ email: <Ltr>{contact.email}</Ltr>, phone: <Ltr>{localPhone(contact.phone)}</Ltr> }}
        />
      </p>
      {address ? (
        <div className="result-to">
          <Handover order={order} />
        </div>
      ) : null}
    </section>
  )
}
