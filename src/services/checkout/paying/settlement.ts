import type { Alert } from '../../alert.ts'
import type { Db } from '#db/connection.ts'
import type { ChargeState } from '#integrations/payments/payment-gateway.ts'
import { lockOrder, openOrder } from '../../orders/open-order.ts'
import type { OpenOrderParts, PaidOrder } from '../../orders/open-order.ts'
import { moveAttempt } from '../../payments/attempt.repository.ts'
import type { AttemptRow } from '../../payments/attempt.repository.ts'
import { paymentRow } from '../../payments/payment-row.ts'
import { insertPayment } from '../../payments/money.repository.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import { requestRefund } from '../../payments/refund-requests.ts'

type Approved = Extract<ChargeState, { state: 'APPROVED' }> & { readonly senderIban?: string | null }
type Waiting = Extract<ChargeState, { state: 'REQUIRES_ACTION' }>
type Attempt = Pick<AttemptRow, 'id' | 'order_id' | 'provider'>

/** When the outcome is looked for if it was not reported until then. */
const CHECK_AFTER_SECONDS = 60

/** What follows from money besides the order itself: papers and messages, in the same transaction if not said otherwise. */
export interface MoneyEvents {
  readonly onPaid: (tx: Db, order: PaidOrder) => Promise<void>
  /** After the commit: what is not done in its transaction. Never fails what was paid. */
  readonly afterPaid: () => Promise<void>
  /** The money goes back: it came too late, twice, or was not what was asked for. */
  readonly onReturned: (tx: Db, order: PaidOrder) => Promise<void>
  /** A transfer is waited for: the customer must be shown where to. */
  readonly onTransferAwaited: (tx: Db, order: PaidOrder) => Promise<void>
}

export interface SettlementParts extends OpenOrderParts {
  readonly queue: JobQueue
  readonly db: Db
  readonly events: MoneyEvents
  /** Receives what an engineer must look at. */
  readonly alert: Alert
}

/**
 * Writes down what a gateway says of an attempt. Browser, webhook and resolver all end here; the second to arrive finds
 * that the attempt has moved on and changes nothing.
 */
export async function settle(parts: SettlementParts, attempt: Attempt, answer: ChargeState | Approved): Promise<void> {
  const { db } = parts
  switch (answer.state) {
    case 'APPROVED':
      return approve(parts, attempt, answer)
    case 'DECLINED':
      // A plan that its customer did not agree to was given up, not refused (S317).
      if (answer.code === 'EXPIRED' && (await moveAttempt(db, attempt.id, 'CANCELLED', gatewayId(answer.gatewayId))))
        return
      await moveAttempt(db, attempt.id, 'DECLINED', { decline_code: answer.code, ...gatewayId(answer.gatewayId) })
      return
    case 'REQUIRES_ACTION':
      if (attempt.provider === 'BANK') return awaitTransfer(parts, attempt)
      return awaitCustomer(parts, attempt, answer)
    case 'UNKNOWN':
      await moveAttempt(db, attempt.id, 'UNKNOWN')
      return
    case 'NOT_FOUND':
      await moveAttempt(db, attempt.id, 'DECLINED', { decline_code: 'GATEWAY_AWAY' })
  }
}

/** The customer has to do something at the gateway; if the outcome is not reported, it is looked for. */
const awaitCustomer = ({ db, queue }: SettlementParts, { id }: Attempt, { gatewayId: name, url }: Waiting) =>
  db.transaction().execute(async (tx) => {
    const waits = await moveAttempt(tx, id, 'REQUIRES_ACTION', {
      ...gatewayId(name),
      ...(url !== null && { action_url: url }),
    })
    if (waits) await queue.enqueue(tx, [{ name: 'payments.check', data: { attemptId: id } }], CHECK_AFTER_SECONDS)
  })

const awaitTransfer = ({ db, events }: SettlementParts, { id, order_id: orderId }: Attempt): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const order = await (await lockOrder(tx, orderId))()
    if (order && (await moveAttempt(tx, id, 'REQUIRES_ACTION', { gateway_id: id }))) {
      await events.onTransferAwaited(tx, order)
    }
  })

const gatewayId = (id: string | null) => (id === null ? {} : { gateway_id: id })

async function approve(parts: SettlementParts, { id, order_id: orderId }: Attempt, answer: Approved): Promise<void> {
  if (answer.currency !== 'SAR') {
    parts.alert('a payment came in another currency', { attemptId: id, currency: answer.currency })
    return
  }
  const paid = await parts.db.transaction().execute(async (tx) => {
    const held = await lockOrder(tx, orderId)
    const attempt = await moveAttempt(tx, id, 'APPROVED', {
      ...gatewayId(answer.gatewayId),
      cardToken: answer.cardToken ?? null,
    })
    const order = await held()
    if (!order || !attempt) return false
    const matchesRequest = answer.amount === attempt.amount && (answer.attemptId ?? id) === id
    // Money that is not what was asked for pays nothing, whatever the order needs.
    const opening = matchesRequest ? await payOrder(tx, parts, { order, attempt, answer }) : 'wrong'
    if (opening !== 'opened') await giveBack(tx, parts, { order, attempt, answer, opening })
    return opening === 'opened' && attempt
  })
  if (!paid) return
  if (lacksBank(paid)) {
    parts.alert('a card has paid, and the shop has not seen its bank being asked', { attemptId: id, orderId })
  }
  await parts.events.afterPaid()
}

/**
 * Whether the browser sent the payment and the shop has not seen it wait for the bank: the browser may have left 3-D Secure
 * out, which the gateway does not say of a paid payment.
 */
const lacksBank = ({ method, keeps_card: isToSave, action_url: page }: AttemptRow): boolean =>
  page === null && (method === 'SAVED_CARD' || (method === 'CARD' && isToSave))

type Money = { readonly order: PaidOrder; readonly attempt: AttemptRow; readonly answer: Approved }

async function payOrder(tx: Db, parts: SettlementParts, { order, attempt, answer }: Money) {
  const opening = await openOrder(tx, parts, order)
  if (opening !== 'opened') return opening
  await insertPayment(tx, paymentRow(attempt, answer, 'ORDER'))
  await parts.events.onPaid(tx, order)
  return opening
}

/** Records the money as a surplus, and promises it back at once. */
async function giveBack(
  tx: Db,
  { queue, events }: SettlementParts,
  { order, attempt, answer, opening }: Money & { opening: 'too-late' | 'already-paid' | 'wrong' },
): Promise<void> {
  if (answer.amount === 0) return
  const payment = paymentRow(attempt, answer, 'SURPLUS')
  await insertPayment(tx, payment)
  const reason = ({ 'too-late': 'LATE', 'already-paid': 'SURPLUS', wrong: 'WRONG_AMOUNT' } as const)[opening]
  await requestRefund(tx, queue, payment, { amount: answer.amount, reason, by: 'SYSTEM' })
  await events.onReturned(tx, order)
}
