import { leftToRefund } from '#domain/payments/refund-state.ts'
import type { Db } from '#db/connection.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { needsSecondPerson } from '#domain/orders/desk/plan-refund.ts'
import type { RefundCause, RefundPart } from '#domain/orders/desk/plan-refund.ts'
import type { RefundReason } from '#domain/payments/refund-state.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { findOrderPayment, takeRefundRight } from './money.repository.ts'
import type { PaymentRow, RefundRow } from './money.repository.ts'
import { insertStaffRefund, lockGivenToday, sumGivenAlone } from './staff-refund.repository.ts'

export interface PromiseParts {
  readonly queue: JobQueue
  readonly policy: () => Pick<ShopPolicy, 'refundAlone' | 'refundsADay'>
}

/** The person of the staff who refunds: whether only so much a day, and whether alone at all. */
export type StaffRefunder = {
  readonly staffId: string
  readonly isUnlimited: boolean
  /** Without it every refund waits for a second person. */
  readonly mayDecide: boolean
}

export type PromiseError =
  | { readonly code: 'refunds/day-limit' }
  /** So much is left of what was paid. */
  | { readonly code: 'refunds/too-much'; readonly left: Halalas }

export type PromisedRefund = {
  readonly payment: PaymentRow
  readonly amount: Halalas
  readonly reason: Extract<RefundReason, 'STAFF' | 'CANCELLED' | 'REJECTED'>
  readonly cause: RefundCause | null
  readonly note: string | null
  /** Which lines, and whether the delivery, are refunded. */
  readonly refundedParts: readonly RefundPart[]
  readonly retries: string | null
}

/**
 * Takes the right to give an amount back and writes it down; it is sent, or waits for a second person. Call it while the
 * order is held. Nothing is written when it is refused.
 */
export async function promiseStaffRefund(
  tx: Db,
  { queue, policy }: PromiseParts,
  refunder: StaffRefunder,
  { payment, amount, refundedParts, ...requested }: PromisedRefund,
): Promise<Result<RefundRow, PromiseError>> {
  const { refundAlone, refundsADay } = policy()
  const today = refunder.isUnlimited ? 0 : await lockGivenToday(tx, refunder.staffId)
  if (!refunder.isUnlimited && today + amount > refundsADay) return err({ code: 'refunds/day-limit' })
  const givenAlone = await sumGivenAlone(tx, payment.order_id)
  if (!(await takeRefundRight(tx, payment.id, amount)))
    return err({ code: 'refunds/too-much', left: leftToRefund(payment) })
  const refund = await insertStaffRefund(tx, {
    ...requested,
    paymentId: payment.id,
    orderId: payment.order_id,
    amount,
    staffId: refunder.staffId,
    parts: refundedParts,
    needsApproval: !refunder.mayDecide || needsSecondPerson(amount, givenAlone, refundAlone),
  })
  if (refund.state === 'PENDING') await queue.enqueue(tx, [{ name: 'refunds.send', data: { refundId: refund.id } }])
  return ok(refund)
}

/**
 * Promises back what is left of an order that a person ends, by the rules of every refund of staff. Call it while the order
 * is held, before it is moved.
 */
export async function promiseEndRefund(
  tx: Db,
  parts: PromiseParts,
  refunder: StaffRefunder,
  { orderId, reason }: { readonly orderId: string; readonly reason: 'CANCELLED' | 'REJECTED' },
): Promise<Result<void, PromiseError>> {
  const payment = await findOrderPayment(tx, orderId)
  const amount = leftToRefund(payment)
  if (!payment || amount <= 0) return ok(undefined)
  const requested = { payment, amount, reason, cause: null, note: null, refundedParts: [], retries: null }
  const promised = await promiseStaffRefund(tx, parts, refunder, requested)
  return promised.ok ? ok(undefined) : promised
}
