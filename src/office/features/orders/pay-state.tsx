import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import type { OrderRow } from '../../shared/order/order-row.ts'

/** The result of the payment of an order, and how it was paid. */
export function PayState({ payment, method }: Pick<OrderRow, 'payment' | 'method'>) {
  const t = useT('office-orders')
  if (payment === undefined) return null
  const isGood = payment === 'PAID' || payment === 'FREE'
  const isBack = payment === 'REFUNDED' || payment === 'PARTLY_REFUNDED'
  return (
    <span className={isGood || isBack ? 'pay quiet' : 'pay warn'}>
      <OfficeIcon name={isGood ? 'check' : isBack ? 'back' : 'clock'} />
      <span>
        {t(payment)}
        {method && isGood ? <small>{t(method)}</small> : null}
      </span>
    </span>
  )
}
