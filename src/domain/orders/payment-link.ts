import type { OrderStatus } from './order-status.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'

/** Ways to pay by a link: all but a card that is stored in an account. */
export const PAYMENT_LINK_METHODS = [
  'APPLE_PAY',
  'CARD',
  'STC_PAY',
  'TABBY',
  'TAMARA',
  'BANK_TRANSFER',
] as const satisfies readonly PaymentMethod[]

export type PaymentLinkMethod = (typeof PAYMENT_LINK_METHODS)[number]

/**
 * Which of the ways that the shop offers for a total an order can be paid by through a link. Tabby refuses an order without an
 * e-mail address, which is optional at the counter.
 */
export const paymentLinkMethods = (
  offered: readonly PaymentMethod[],
  { hasEmail }: { readonly hasEmail: boolean },
): PaymentLinkMethod[] =>
  PAYMENT_LINK_METHODS.filter((method) => offered.includes(method) && (hasEmail || method !== 'TABBY'))

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
