import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import type { Order } from '../../shared/orders/order.queries.ts'
import { PayMethod } from '../../shared/orders/pay-method.tsx'
import { Money } from '#ui/text/money.tsx'

/** How an order was paid, what went back, and what was tried before. */
export function OrderPayments({ order: { payments, attempts } }: { order: Order }) {
  const t = useT('order')
  if (payments.length + attempts.length === 0) return null
  return (
    <section aria-labelledby="od-pay">
      <h2 id="od-pay">{t('payment')}</h2>
      <ul className="order-page-pays">
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>
              <Text
                area="order"
                id="paidWith"
                fill={{ method: <PayMethod method={payment.method} card={payment.card} /> }}
              />
              <span className="quiet">
                <Moment at={payment.at} />
              </span>
              {payment.refunded > 0 ? (
                <span className="quiet">
                  <Text area="order" id="refunded" fill={{ price: <Money halalas={payment.refunded} /> }} />
                </span>
              ) : null}
              {payment.returning > 0 ? (
                <span className="quiet">
                  <Text area="order" id="isReturning" fill={{ price: <Money halalas={payment.returning} /> }} />
                </span>
              ) : null}
            </span>
            <b>
              <Money halalas={payment.amount} />
            </b>
          </li>
        ))}
        {attempts.map((attempt) => (
          <li key={attempt.id} className="quiet">
            <span>
              <Text area="order" id="triedWith" fill={{ method: <PayMethod method={attempt.method} /> }} />
              <span>
                <Moment at={attempt.at} />
              </span>
            </span>
            <span>{t(`state_${attempt.status}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
