import type { ApiClient } from '#contract/api-client.ts'
import { emptyCart } from '../cart/empty-cart.ts'
import { forgetPending, paymentId } from './pending-payment.ts'

/**
 * Looks what became of a payment after which the browser never came back to the shop (S325): once it is paid, the cart
 * it was for is emptied.
 */
export async function finishPending(api: ApiClient): Promise<void> {
  const id = paymentId.get()
  if (id === '') return
  const { data } = await api.get(`/api/payments/${encodeURIComponent(id)}`)
  if (data.status !== 'PAID' || paymentId.get() !== id) return
  emptyCart()
  forgetPending()
}
