import type { VisibleStatus } from '#domain/orders/order-status.ts'
import { useT } from '#ui/i18n/use-t.ts'

type Props = { status: VisibleStatus; fulfilment: 'DELIVERY' | 'PICKUP' }

/** What customers call a status: what is picked up is ready where it is, not on its way (A-C3). */
export function useStatusName(): (order: Props) => string {
  const t = useT('order')
  return ({ status, fulfilment }) =>
    status === 'ON_THE_WAY' && fulfilment === 'PICKUP' ? t('readyForPickup') : t(status)
}

/** Where an order stands, as a chip with a dot of ink. */
export function OrderStatus(order: Props) {
  const nameOf = useStatusName()
  return <span className={`state-label state-${order.status}`}>{nameOf(order)}</span>
}
