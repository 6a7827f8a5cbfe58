import type { ApiClient } from '#contract/api-client.ts'
import type { Payment } from '../orders/order.queries.ts'
import { paymentId } from './payment-id.ts'
import { finishPayment } from './pending-payment.ts'

/**
 * Finds the outcome of a payment after which the browser never came back to the shop (S325): once it is paid, what it
 * was for leaves the cart. Answers the payment then.
 */
export async function finishPending(api: ApiClient): Promise<Payment | undefined> {
  const id = paymentId.get()
  if (id === '') return undefined
  const { data } = await api.get(`/api/payments/${encodeURIComponent(id)}`)
  if (data.status !== 'PAID' || paymentId.get() !== id) return undefined
  finishPayment(data.orderId)
  return data
}
