import { leftToRefund } from '#domain/payments/refund-state.ts'
import type { Db } from '#db/connection.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import type { OrderActor } from '#domain/orders/order-status.ts'
import type { RefundReason } from '#domain/payments/refund-state.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { findOrderPayment, insertRefund, takeRefundRight } from './money.repository.ts'
import type { PaymentRow, RefundRow } from './money.repository.ts'

type Cause = { readonly reason: RefundReason; readonly by: OrderActor }

/**
 * Promises money back, in the transaction of its cause: the right is taken before the gateway is asked. Undefined when
 * less is left of the payment.
 */
export async function requestRefund(
  tx: Db,
  queue: JobQueue,
  payment: Pick<PaymentRow, 'id' | 'order_id'>,
  { amount, reason, by }: Cause & { readonly amount: Halalas },
): Promise<RefundRow | undefined> {
  if (!(await takeRefundRight(tx, payment.id, amount))) return undefined
  const refund = await insertRefund(tx, {
    payment_id: payment.id,
    order_id: payment.order_id,
    amount,
    reason,
    requested_by: by,
  })
  await queue.enqueue(tx, [{ name: 'refunds.send', data: { refundId: refund.id } }])
  return refund
}

/** Promises back whatever is left of what was paid for an order. Call it while the order is held. */
export async function requestFullRefund(tx: Db, queue: JobQueue, orderId: string, cause: Cause): Promise<void> {
  const payment = await findOrderPayment(tx, orderId)
  const left = leftToRefund(payment)
  if (payment && left > 0) await requestRefund(tx, queue, payment, { ...cause, amount: left })
}

/**
 * Promises a part of what was paid for an order back, or all that is left; answers how much. Undefined when there is
 * less left. Call it while the order is held.
 */
export async function requestOrderRefund(
  tx: Db,
  queue: JobQueue,
  orderId: string,
  amount?: Halalas,
): Promise<Halalas | undefined> {
  const payment = await findOrderPayment(tx, orderId)
  const requestedAmount = amount ?? leftToRefund(payment)
  if (!payment || requestedAmount <= 0) return undefined
  const refund = await requestRefund(tx, queue, payment, { amount: requestedAmount, reason: 'STAFF', by: 'STAFF' })
  return refund?.amount
}
