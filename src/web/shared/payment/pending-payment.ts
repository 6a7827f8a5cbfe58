import { cart } from '../cart/browser-cart.ts'
import type { BrowserCart } from '../cart/browser-cart.ts'
import { persistedValue } from '#ui/browser-storage/persisted-value.ts'
import type { PaymentMethod, UsedMethod } from '#domain/payments/payment-method.ts'
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts'
import { paymentId } from './payment-id.ts'

/** What is being paid: written before the shop is asked, so that neither a reload nor a lost answer makes two orders of it. */
export type PendingCart = {
  readonly cartKey: string
  /** Distinguishes these contents from others (see orderFingerprint). */
  readonly print: string
  /** The order, once the shop has answered it. */
  readonly order: { readonly id: string; readonly number: number } | null
  readonly lines: readonly { readonly key: string; readonly quantity: number }[]
}

/** A-C6: with the payment's id, what outlives the way to the gateway and back, each under its own name. */
export const pendingCart = persistedValue<PendingCart | null>({
  key: 'pendingCartData',
  version: 1,
  empty: null,
  read: readPending,
})
export const paymentMethod = persistedValue<PaymentMethod | null>({
  key: 'paymentMethod',
  version: 1,
  empty: null,
  read: (data) => PAYMENT_METHODS.find((method) => method === data) ?? null,
})

type Begun = {
  readonly paymentId: string
  readonly orderId: string
  readonly orderNumber: number
  readonly method: UsedMethod
}

/** Notes a payment that has begun, before the browser leaves for the gateway. */
export function notePayment(begun: Begun): void {
  paymentId.change(() => begun.paymentId)
  paymentMethod.change(() => PAYMENT_METHODS.find((method) => method === begun.method) ?? null)
  pendingCart.change((pending) => pending && { ...pending, order: { id: begun.orderId, number: begun.orderNumber } })
}

/** Forgets what was being paid; the cart stays as it is. */
export function forgetPayment(): void {
  paymentId.clear()
  pendingCart.clear()
  paymentMethod.clear()
}

/**
 * The order is paid: what it was made of leaves the cart, and nothing is pending any more. Done again it changes
 * nothing, and a cart that belongs to another order stays as it is.
 */
export function finishPayment(orderId: string): void {
  const pending = pendingCart.get()
  if (pending?.order?.id !== orderId) return
  cart.change((now) => withoutPaid(now, pending))
  forgetPayment()
}

/** The cart without what was paid. What was changed or added since is wanted still, as a cart of its own. */
function withoutPaid(now: BrowserCart, { cartKey, lines }: PendingCart): BrowserCart {
  if (now.cartKey !== cartKey) return now
  const isPaid = ({ key, quantity }: BrowserCart['items'][number]): boolean =>
    lines.some((line) => line.key === key && line.quantity === quantity)
  const items = now.items.filter((item) => !isPaid(item))
  return { ...now, items, notices: [], couponCode: null, urgent: false, cartKey: null, unsent: true }
}

function readPending(data: unknown): PendingCart | null | undefined {
  if (data === null) return null
  const { cartKey, print, order, lines } = data as PendingCart
  const isSound = typeof cartKey === 'string' && typeof print === 'string' && Array.isArray(lines)
  return isSound ? { cartKey, print, order: order ?? null, lines } : undefined
}
