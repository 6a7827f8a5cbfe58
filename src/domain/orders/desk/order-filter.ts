import type { IsoDate } from '../../calendar/iso-date.ts'
import type { ProductionStage } from '../../production/station.ts'
import type { UsedMethod, PaymentProvider } from '../../payments/payment-method.ts'
import type { OrderStatus } from '../order-status.ts'
import type { QueueName } from './queues.ts'

/** What is known of the money of an order, as lists show it. */
export const LISTED_PAYMENTS = [
  /** nothing came */
  'UNPAID',
  /** a transfer is waited for */
  'TRANSFER',
  /** a gateway has not answered */
  'UNKNOWN',
  'PAID',
  'PARTLY_REFUNDED',
  /** all of it has gone back; what is only promised back does not count */
  'REFUNDED',
  /** there was nothing to pay */
  'FREE',
] as const

export type ListedPayment = (typeof LISTED_PAYMENTS)[number]

export const FULFILMENTS = ['DELIVERY', 'PICKUP'] as const

export type Fulfilment = (typeof FULFILMENTS)[number]

/** Which orders the office lists. Several values of one field are alternatives; several fields must all fit. */
export type OrderFilter = {
  /** What was typed: a number, words, a phone or an e-mail address. */
  readonly text?: string | undefined
  readonly status?: readonly OrderStatus[] | undefined
  readonly payment?: readonly ListedPayment[] | undefined
  readonly method?: readonly UsedMethod[] | undefined
  readonly provider?: readonly PaymentProvider[] | undefined
  readonly production?: readonly ProductionStage[] | undefined
  readonly fulfilment?: readonly Fulfilment[] | undefined
  readonly cities?: readonly number[] | undefined
  /** Orders of one customer, by the id of their account. */
  readonly customer?: string | undefined
  readonly urgent?: boolean | undefined
  /** Days in Riyadh, both included. */
  readonly placedFrom?: IsoDate | undefined
  readonly placedTo?: IsoDate | undefined
  readonly readyFrom?: IsoDate | undefined
  readonly readyTo?: IsoDate | undefined
  /** Ids of staff; null: not assigned. */
  readonly assignees?: readonly (string | null)[] | undefined
  readonly held?: boolean | undefined
  /** Promised for a day that is over, and still not ready. */
  readonly late?: boolean | undefined
  readonly queue?: QueueName | undefined
}

export const ORDER_SORTS = ['-placed', 'placed', 'readyBy', '-readyBy', 'total', '-total', 'moved', '-moved'] as const

export type OrderSort = (typeof ORDER_SORTS)[number]
