import type { ReactNode } from 'react'
import { VAT_PERCENT } from '#domain/pricing/vat.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import type { Order } from './order.queries.ts'

/** What an order came to, line by line as the invoice has it (S300); `children` below the total. */
export function OrderTicket({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useT('order')
  const { totals, number } = order
  const givenBack = order.payments.reduce((sum, { refunded }) => sum + refunded, 0)
  const returning = order.payments.reduce((sum, payment) => sum + payment.returning, 0)
  return (
    <aside className="ticket-column order-ticket">
      <section className="ticket" aria-labelledby="ord-ticket">
        <div className="ticket-heading">
          <RegistrationMark />
          <h2 id="ord-ticket">{t('ticket')}</h2>
          <span className="quiet">
            <Ltr>{number}</Ltr>
          </span>
        </div>
        <Sums order={order} />
        <div className="ticket-edge" />
        <div className="ticket-total">
          <span>{t('total')}</span>
          <b>
            <Money halalas={totals.total} />
          </b>
        </div>
        <p className="quiet ticket-each">
          <Text
            area="order"
            id="vat"
            fill={{ percent: <Ltr>{VAT_PERCENT}%</Ltr>, price: <Money halalas={totals.vat} /> }}
          />
        </p>
        {givenBack + returning > 0 ? (
          <dl className="leads">
            {givenBack > 0 ? (
              <Lead isGood term={t('givenBack')}>
                <Money halalas={givenBack} />
              </Lead>
            ) : null}
            {returning > 0 ? (
              <Lead term={t('returning')}>
                <Money halalas={returning} />
              </Lead>
            ) : null}
          </dl>
        ) : null}
        {children}
      </section>
    </aside>
  )
}

/** What comes before the total. */
function Sums({ order: { totals, urgent, fulfilment } }: { order: Order }) {
  const t = useT('order')
  return (
    <dl className="leads">
      <Lead term={t('goods')}>
        <Money halalas={totals.subtotal} />
      </Lead>
      {totals.discount > 0 ? (
        <Lead isGood term={<Text area="order" id="discount" fill={{ code: <Ltr>{totals.couponCode ?? ''}</Ltr> }} />}>
          <Money halalas={totals.discount} sign="− " />
        </Lead>
      ) : null}
      {urgent ? (
        <Lead term={t('urgent')}>
          <Money halalas={totals.urgent} />
        </Lead>
      ) : null}
      <Lead term={t(fulfilment === 'PICKUP' ? 'pickup' : 'shipping')}>
        {totals.shipping === 0 ? t('free') : <Money halalas={totals.shipping} />}
      </Lead>
    </dl>
  )
}

const Lead = ({ term, isGood, children }: { term: ReactNode; isGood?: boolean; children: ReactNode }) => (
  <div {...(isGood && { className: 'good' })}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
