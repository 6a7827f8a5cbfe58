import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { PayState } from '../orders/pay-state.tsx'
import type { Order } from './order.queries.ts'

type Props = { order: Order; money: NonNullable<Order['money']> }

/** What an order costs, what was paid and refunded, and what could still be refunded. */
export function MoneyPanel({ order: { totals, payment }, money }: Props) {
  const t = useT('office-order')
  const refunded = money.payments.reduce((sum, each) => sum + each.refunded, 0)
  const rows = [
    [t('subtotal'), totals.subtotal],
    [t('discount'), -totals.discount],
    [t('urgentFee'), totals.urgent],
    [t('shipping'), totals.shipping],
    [t('vat'), totals.vat],
    [t('refunded'), -refunded],
  ] as const
  return (
    <section className="ticket-frame">
      <div className="ticket">
        <div className="ticket-head">
          <h2>{t('money')}</h2>
          <span className="end">{payment ? <PayState payment={payment} method={null} /> : null}</span>
        </div>
        <dl className="leaders">
          {rows
            .filter(([, amount]) => amount !== 0)
            .map(([name, amount]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Money halalas={Math.abs(amount)} sign={amount < 0 ? '− ' : ''} />
                </dd>
              </div>
            ))}
        </dl>
        <div className="ticket-cut" />
        <dl className="leaders">
          <div className="sum">
            <dt>{t('total')}</dt>
            <dd>
              <Money halalas={totals.total} />
            </dd>
          </div>
          <div>
            <dt>{t('refundable')}</dt>
            <dd>
              <Money halalas={money.refundable} />
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
