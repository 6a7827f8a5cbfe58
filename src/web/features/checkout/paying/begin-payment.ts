import type { ApiClient, ApiFailure, JsonBodyOf } from '#contract/api-client.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { paymentId as storedPaymentId } from '../../../shared/payment/payment-id.ts'
import type { Paying } from '../../../shared/payment/paying.ts'
import { pendingCart } from '../../../shared/payment/pending-payment.ts'
import type { Payment } from '../../../shared/orders/order.queries.ts'
import { sureAnswer } from '../../../shared/payment/sure-answer.ts'
import type { Sending } from '../../../shared/payment/sure-answer.ts'

/** An order as it is sent, without how it is paid: the contents that its name stands for. */
export type OrderContents = Omit<OrderBody, keyof Paying | 'cartKey' | 'items'> & {
  readonly cartKey: string
  readonly items: readonly (OrderBody['items'][number] & { readonly key: string })[]
}
type OrderBody = JsonBodyOf<'/api/carts', 'post'>

export type Begun =
  | { readonly kind: 'begun'; readonly payment: Payment }
  /** The order is paid already, or being checked, as its payment shows. */
  | { readonly kind: 'under-way'; readonly paymentId: string }
  /** The shop would charge something else; nothing was ordered. */
  | { readonly kind: 'changed'; readonly total: number | undefined }

/**
 * Makes one order of a cart and begins to pay it, whatever was tried before: the same contents become another attempt
 * of the order there is (S326), others take its place. Every call is repeated under its name when no answer came.
 * `onUnavailable` is called when the shop takes no orders just now. Throws ApiFailure for what the customer has to mend.
 */
export async function beginPayment(
  api: ApiClient,
  order: OrderContents,
  paying: Paying,
  onUnavailable?: Sending['onUnavailable'],
): Promise<Begun> {
  const print = await orderFingerprint(order)
  const before = pendingCart.get()
  const isKnown = before?.cartKey === order.cartKey && before.print === print
  const known = isKnown ? before.order?.id : undefined
  const calls = { api, onUnavailable }
  const again = known === undefined ? undefined : await payAgain(calls, known, paying)
  if (again) return again
  pendingCart.change(() => ({
    cartKey: order.cartKey,
    print,
    order: null,
    lines: order.items.map(({ key, quantity }) => ({ key, quantity })),
  }))
  return place(calls, { order, paying, isKnown })
}

/** The shop, and who hears that it takes no orders just now. */
type Calls = { readonly api: ApiClient } & Pick<Sending, 'onUnavailable'>

type Placing = { readonly order: OrderContents; readonly paying: Paying; readonly isKnown: boolean }

async function place(calls: Calls, { order, paying, isKnown }: Placing): Promise<Begun> {
  const body = { ...order, ...paying }
  try {
    return await send(calls, body)
  } catch (failure) {
    if (!isApiFailure(failure) || failure.answer?.code !== 'CHECKOUT_IN_PROGRESS') throw failure
    return (await clearBlockingOrder(calls, failure, isKnown ? paying : undefined)) ?? send(calls, body)
  }
}

async function send({ api, onUnavailable }: Calls, body: OrderContents & Paying): Promise<Begun> {
  try {
    const { data: payment } = await sureAnswer((idempotencyKey) => api.post('/api/carts', body, { idempotencyKey }), {
      onUnavailable,
    })
    return { kind: 'begun', payment }
  } catch (failure) {
    const { code, total } = (isApiFailure(failure) && failure.answer) || {}
    if (code === 'PRICE_CHANGED' || code === 'STOCK_CHANGED') return { kind: 'changed', total }
    throw failure
  }
}

/**
 * This cart is being paid already. With the same contents (the answer was lost) that order is paid again; an order of
 * other contents is given up first. Undefined once nothing is in the way.
 */
async function clearBlockingOrder(
  calls: Calls,
  failure: ApiFailure,
  paying: Paying | undefined,
): Promise<Begun | undefined> {
  const { orderId, paymentId } = failure.answer ?? {}
  const again = orderId !== undefined && paying ? await payAgain(calls, orderId, paying) : undefined
  if (again) return again
  if (paymentId === undefined) throw failure
  const { data } = await calls.api.post(`/api/payments/${paymentId}/cancel`, {})
  return data.status === 'CANCELLED' || data.status === 'FAILED' || data.status === 'EXPIRED'
    ? undefined
    : { kind: 'under-way', paymentId }
}

/** Another attempt to pay an order; undefined when its time is over and it has to be placed again. */
async function payAgain({ api, onUnavailable }: Calls, orderId: string, paying: Paying): Promise<Begun | undefined> {
  try {
    const body = { orderId, ...paying }
    const { data: payment } = await sureAnswer(
      (idempotencyKey) => api.post('/api/payments', body, { idempotencyKey }),
      {
        onUnavailable,
      },
    )
    return { kind: 'begun', payment }
  } catch (failure) {
    if (!isApiFailure(failure)) throw failure
    if (failure.status === 404 || failure.answer?.code === 'EXPIRED') return undefined
    const paymentId = failure.answer?.paymentId ?? storedPaymentId.get()
    if (failure.answer?.code === 'PAYMENT_IN_PROGRESS' && paymentId) return { kind: 'under-way', paymentId }
    throw failure
  }
}

/** A short name of an order's contents, the same for the same ones; it says nothing of them. */
export async function orderFingerprint(order: OrderContents): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(order))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
