import { keptValue } from '../kept/kept-value.ts'

/** The cart that a payment is under way for, as it was sent (A-C6). */
export type PendingCart = {
  /** The name under which the cart was sent (`cartKey` of POST /api/carts). */
  readonly cartKey: string
  readonly orderId: string
  readonly orderNumber: number
}

const text = (data: unknown): string | undefined => (typeof data === 'string' ? data : undefined)

/** The payment that the browser has left the shop for; '' while there is none (S196). */
export const paymentId = keptValue<string>({ key: 'paymentId', version: 1, empty: '', read: text })

/** How it is paid; '' while nothing is. */
export const paymentMethod = keptValue<string>({ key: 'paymentMethod', version: 1, empty: '', read: text })

export const pendingCart = keptValue<PendingCart | null>({
  key: 'pendingCartData',
  version: 1,
  empty: null,
  read: (data) => {
    const { cartKey, orderId, orderNumber } = { ...(data as Partial<PendingCart> | null) }
    return typeof cartKey === 'string' && typeof orderId === 'string' && typeof orderNumber === 'number'
      ? { cartKey, orderId, orderNumber }
      : null
  },
})

/** Notes what is being paid, before the browser leaves the shop. */
export function keepPending(payment: { paymentId: string; method: string }, cart: PendingCart): void {
  paymentId.change(() => payment.paymentId)
  paymentMethod.change(() => payment.method)
  pendingCart.change(() => cart)
}

/** Forgets it: it is paid. */
export function forgetPending(): void {
  paymentId.clear()
  paymentMethod.clear()
  pendingCart.clear()
}
