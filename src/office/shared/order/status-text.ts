import { useT } from '#ui/i18n/use-t.ts'
import type { OrderRow } from './order-row.ts'

/** What staff call the status of an order: what is picked up is ready where it is, not on its way. */
export function useStatusText(): (order: Pick<OrderRow, 'status' | 'fulfilment'>) => string {
  const t = useT('office-orders')
  return ({ status, fulfilment }) =>
    status === 'ON_THE_WAY' && fulfilment === 'PICKUP' ? t('readyForPickup') : t(status)
}

/** The place of each station in the colour bar; what is checked is still being finished. */
const PLACES: Readonly<Record<NonNullable<OrderRow['station']>, number>> = {
  PREPRESS: 1,
  PRINT: 2,
  FINISH: 3,
  QC: 3,
  PACK: 4,
  READY: 5,
}

/** The place of a station, or of what is made, in the colour bar. */
export const placeOf = (stage: NonNullable<OrderRow['station']>): number => PLACES[stage]

/** How far along the five stations an order is, from 0 to 5: where its slowest job is while it is being made. */
export const stationOf = ({
  status,
  station = null,
}: Partial<Pick<OrderRow, 'station'>> & Pick<OrderRow, 'status'>): number =>
  status === 'PROCESSING' && station !== null ? PLACES[station] : BY_STATUS[status]

const BY_STATUS: Readonly<Record<OrderRow['status'], number>> = {
  AWAITING_PAYMENT: 0,
  PENDING: 0,
  PROCESSING: 1,
  ON_THE_WAY: 5,
  DELIVERED: 6,
  COMPLETED: 6,
  CANCELLED: 0,
  REJECTED: 0,
  EXPIRED: 0,
}

/** Statuses in which an order still has to be made or handed over. */
const OPEN: ReadonlySet<OrderRow['status']> = new Set(['AWAITING_PAYMENT', 'PENDING', 'PROCESSING', 'ON_THE_WAY'])

export const isOpen = ({ status }: Pick<OrderRow, 'status'>): boolean => OPEN.has(status)
