import type { Alert } from '../alert.ts'
import type { Db } from '#db/connection.ts'
import { sweepEach } from '../sweep-each.ts'
import type { RefundAnswer } from '#integrations/payments/payment-gateway.ts'
import { gatewayOf } from './gateways.ts'
import type { Gateways } from './gateways.ts'
import {
  findOpenRefunds,
  findPayment,
  findRefundedPayment,
  moveRefund,
  returnRefundRight,
  secondsSinceSent,
  sumRefunded,
} from './money.repository.ts'
import type { PaymentRow, RefundRow } from './money.repository.ts'

export interface RefundParts {
  readonly db: Db
  readonly gateways: Gateways
  /** What follows from money that went back, in the same transaction. */
  readonly onRefunded: (tx: Db, refund: RefundRow, payment: PaymentRow) => Promise<void>
  /** What follows from money that staff has to send back by bank, in the same transaction. */
  readonly onTransferDue: (tx: Db, refund: RefundRow, payment: PaymentRow) => Promise<void>
  readonly alert: Alert
}

/** How long a gateway may need to do what it did not answer for; only then is a refund asked for again. */
const SURELY_ENDED_SECONDS = 120

/** About two hours of trying: an engineer has to look why. */
const ALARMING_TRIES = 9

/** Asks the gateway to give money back: once, by the first claim, and one refund of a payment at a time. */
export async function sendRefund(parts: RefundParts, refundId: string): Promise<void> {
  const { db, gateways } = parts
  const payment = await findRefundedPayment(db, refundId)
  if (payment?.provider === 'BANK' || payment?.provider === 'COUNTER') return leaveToStaff(parts, refundId, payment)
  const refund = payment && (await moveRefund(db, refundId, 'SENT'))
  if (!refund) return
  const gateway = gatewayOf(gateways, payment.provider)
  if (!gateway) return settleRefund(parts, refund, payment, { state: 'NOT_DONE' })
  const order = await refundOrder(db, refund, payment)
  await settleRefund(parts, refund, payment, await gateway.refund(order))
}

/**
 * A transfer goes back by transfer, and money of the counter at the counter: only staff can do that, who find it among the
 * refunds that wait for it.
 */
const leaveToStaff = ({ db, onTransferDue }: RefundParts, refundId: string, payment: PaymentRow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const left = await moveRefund(tx, refundId, 'AWAITING_TRANSFER')
    if (left) await onTransferDue(tx, left, payment)
  })

const refundOrder = async (db: Db, refund: RefundRow, payment: PaymentRow) => ({
  refundId: refund.id,
  gatewayId: payment.gateway_id,
  amount: refund.amount,
  refundedBefore: await sumRefunded(db, payment.id),
})

async function settleRefund(
  { db, onRefunded, alert }: RefundParts,
  refund: RefundRow,
  payment: PaymentRow,
  answer: RefundAnswer,
): Promise<void> {
  if (answer.state === 'UNKNOWN') await moveRefund(db, refund.id, 'UNKNOWN', answer.reason.slice(0, 200))
  if (answer.state === 'NOT_DONE') {
    await moveRefund(db, refund.id, 'PENDING')
    if (refund.tries === ALARMING_TRIES) alert('a gateway puts a refund off again and again', { refundId: refund.id })
  }
  if (answer.state === 'DONE') {
    await db.transaction().execute(async (tx) => {
      const done = await moveRefund(tx, refund.id, 'DONE')
      if (done) await onRefunded(tx, done, payment)
    })
  }
  if (answer.state === 'DECLINED') {
    const isDeclined = await db.transaction().execute(async (tx) => {
      const declined = await moveRefund(tx, refund.id, 'DECLINED', answer.reason.slice(0, 200))
      if (declined) await returnRefundRight(tx, payment.id, declined.amount)
      return declined !== undefined
    })
    // Of several processes that learn of it, the one that has written it down reports it.
    if (!isDeclined) return
    alert('a gateway refused to give money back', {
      refundId: refund.id,
      orderId: refund.order_id,
      reason: answer.reason,
    })
  }
}

/** Goes on with refunds that were left lying: unsent ones are sent, unanswered ones looked for. */
export async function resumeRefunds(parts: RefundParts, unsentSeconds = 30): Promise<void> {
  const { db, alert } = parts
  const open = await findOpenRefunds(db, unsentSeconds, 100)
  await sweepEach(open, { sweep: 'refunds', alert, nameOf: ({ id }) => id }, (refund) =>
    refund.state === 'PENDING' ? sendRefund(parts, refund.id) : lookForRefund(parts, refund),
  )
}

/** Asks the gateway about a refund that it did not answer for. */
async function lookForRefund(parts: RefundParts, refund: RefundRow): Promise<void> {
  const { db, gateways } = parts
  const payment = await findPayment(db, refund.payment_id)
  const gateway = payment && gatewayOf(gateways, payment.provider)
  if (!payment || !gateway) return
  const answer = await gateway.findRefund(await refundOrder(db, refund, payment))
  const isTooSoon = answer.state === 'NOT_DONE' && (await secondsSinceSent(db, refund.id)) <= SURELY_ENDED_SECONDS
  if (!isTooSoon && answer.state !== 'UNKNOWN') await settleRefund(parts, refund, payment, answer)
}
