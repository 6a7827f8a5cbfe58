import type { OrderStatus } from './order-status.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'

/** Ways to pay by a link: those that need nothing of an account, and lead back by themselves. */
export const PAYMENT_LINK_METHODS = ['CARD', 'TABBY', 'TAMARA'] as const satisfies readonly PaymentMethod[]

export type PaymentLinkMethod = (typeof PAYMENT_LINK_METHODS)[number]

/** How a payment link can be sent. */
export const PAYMENT_LINK_CHANNELS = ['SMS', 'EMAIL'] as const

export type PaymentLinkChannel = (typeof PAYMENT_LINK_CHANNELS)[number]

/** OPEN: it can be paid. CHECKING: a payment is under way. PAID: it was. ENDED: neither, and it will not be. */
export const PAYMENT_LINK_STATES = ['OPEN', 'CHECKING', 'PAID', 'ENDED'] as const

export type PaymentLinkState = (typeof PAYMENT_LINK_STATES)[number]

/** What a link is good for now. */
export function paymentLinkState(facts: {
  readonly status: OrderStatus
  readonly isOpen: boolean
  /** Whether a gateway may be taking the money. */
  readonly isUnderWay: boolean
}): PaymentLinkState {
  const { status, isOpen, isUnderWay } = facts
  if (status === 'AWAITING_PAYMENT') return isUnderWay ? 'CHECKING' : isOpen ? 'OPEN' : 'ENDED'
  return status === 'EXPIRED' || status === 'CANCELLED' || status === 'REJECTED' ? 'ENDED' : 'PAID'
}
