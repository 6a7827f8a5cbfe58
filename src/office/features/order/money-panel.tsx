import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { useMay } from '../../app/me.tsx'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { PayState } from '../orders/pay-state.tsx'
import { RefundDialog } from '../refunds/refund-dialog.tsx'
import { RefundList } from '../refunds/refund-list.tsx'
import { Documents } from './documents.tsx'
import type { Order, Totals } from '../../shared/order/order.queries.ts'

type Props = { order: Order; money: NonNullable<Order['money']>; totals: Totals }

/** What an order costs, what was paid and refunded, what could still be refunded, and its documents. */
export function MoneyPanel({ order, money, totals }: Props) {
  const t = useT('office-order')
  const { payment, documents } = order
  return (
    <section className="ticket-frame">
      <div className="ticket">
        <div className="ticket-head">
          <h2>{t('money')}</h2>
          <span className="end">{payment ? <PayState payment={payment} method={null} /> : null}</span>
        </div>
        <Sums totals={totals} money={money} />
        {money.payments.length > 0 ? (
          <>
            <div className="ticket-cut" />
            <dl className="leaders">
              <div className="sum">
                <dt>{t('refundable')}</dt>
                <dd>
                  <Money halalas={money.refundable} />
                </dd>
              </div>
            </dl>
          </>
        ) : null}
        <RefundList order={order} money={money} />
        {documents ? <Documents number={order.number} documents={documents} /> : null}
        <GiveBack order={order} money={money} totals={totals} />
      </div>
    </section>
  )
}

function Sums({ totals, money }: Omit<Props, 'order'>) {
  const t = useT('office-order')
  const sumOf = (refunds: typeof money.refunds) => refunds.reduce((sum, { amount }) => sum + amount, 0)
  const refunded = sumOf(money.refunds.filter(({ state }) => state === 'DONE'))
  const waiting = sumOf(money.refunds.filter(({ state }) => state !== 'DONE' && state !== 'DECLINED'))
  const rows = [
    [t('subtotal'), totals.subtotal],
    [t('discount'), -totals.discount],
    [t('urgentFee'), totals.urgent],
    [t('shipping'), totals.shipping],
    [t('vat'), totals.vat],
    [t('total'), totals.total],
    [t('refunded'), -refunded],
    [t('refundsWaiting'), -waiting],
  ] as const
  return (
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
  )
}

/** The way to a refund, for who may and while something is left. */
function GiveBack({ order, money, totals }: Props) {
  const t = useT('office-money')
  const mayDecide = useMay('money.decide')
  const [isOpen, setOpen] = useState(false)
  const isPossible = mayDecide && money.refundable > 0
  useHotkeys(isPossible ? [{ keys: 'r', name: t('giveBack'), run: () => setOpen(true) }] : [])
  if (!isPossible) return null
  return (
    <>
      <Button look="outline" wide onClick={() => setOpen(true)}>
        <OfficeIcon name="back" />
        {t('giveBack')} <kbd aria-hidden="true">R</kbd>
      </Button>
      {isOpen ? <RefundDialog order={order} totals={totals} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
