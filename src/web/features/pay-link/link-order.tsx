import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { Money } from '#ui/text/money.tsx'
import type { LinkedOrder } from './payment-link.query.ts'

/** What is paid: the order as a ticket, and until when. */
export function LinkOrder({ order }: { order: LinkedOrder }) {
  const t = useT('payment-result')
  return (
    <section className="pay-link-order">
      <h1>
        <Text area="payment-result" id="link_heading" fill={{ number: <Ltr>{order.number}</Ltr> }} />
      </h1>
      <ul>
        {order.items.map(({ position, name, quantity }) => (
          <li key={position}>
            <span>
              <bdi>{name}</bdi>
            </span>
            <span className="quiet">{t('link_pieces', { count: quantity })}</span>
          </li>
        ))}
      </ul>
      <p className="pay-link-total">
        <b>{t('link_total')}</b>
        <Money halalas={order.total} />
      </p>
      <p className="quiet">
        <Text area="payment-result" id="link_until" fill={{ until: <Moment at={order.payBefore} /> }} />
      </p>
    </section>
  )
}
