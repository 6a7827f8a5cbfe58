import { useT } from '#ui/i18n/use-t.ts'
import type { OrderRow } from './order-row.ts'

/** What staff call the status of an order: what is picked up is ready where it is, not on its way. */
export function useStatusText(): (order: Pick<OrderRow, 'status' | 'fulfilment'>) => string {
  const t = useT('office-orders')
  return ({ status, fulfilment }) =>
    status === 'ON_THE_WAY' && fulfilment === 'PICKUP' ? t('readyForPickup') : t(status)
}

/** How far along the five stations an order is, from 0 to 5, by its status alone. */
export const stationOf = ({ status }: Pick<OrderRow, 'status'>): number =>
  ({
    AWAITING_PAYMENT: 0,
    PENDING: 0,
    PROCESSING: 2,
    ON_THE_WAY: 5,
    DELIVERED: 6,
    COMPLETED: 6,
    CANCELLED: 0,
    REJECTED: 0,
    EXPIRED: 0,
  })[status]

/** Statuses in which an order still has to be made or handed over. */
const OPEN: ReadonlySet<OrderRow['status']> = new Set(['AWAITING_PAYMENT', 'PENDING', 'PROCESSING', 'ON_THE_WAY'])

export const isOpen = ({ status }: Pick<OrderRow, 'status'>): boolean => OPEN.has(status)
