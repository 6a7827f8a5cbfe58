import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { isInFlight, isReplaceable } from '#domain/payments/attempt-state.ts'
import type { CounterMethod } from '#domain/payments/payment-method.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { DeskAuthor } from '../../orders/desk/desk-work.service.ts'
import { traceOrder } from '../../orders/desk/trace-order.ts'
import { lockOrder, openOrder } from '../../orders/open-order.ts'
import type { PaidOrder } from '../../orders/open-order.ts'
import { findOrder } from '../../orders/order.repository.ts'
import { findNewestAttempt, insertAttempt, isGatewayIdUsed, moveAttempt } from '../../payments/attempt.repository.ts'
import type { NewAttempt } from '../../payments/attempt.repository.ts'
import { orRollBack } from '../../roll-back.ts'
import { paymentRow } from '../../payments/payment-row.ts'
import { insertPayment } from '../../payments/money.repository.ts'
import type { SettlementParts } from '../paying/settlement.ts'
import type { DeskMoneyError, DeskMoneyParts } from './desk-money.service.ts'

/** Money that was taken at the counter. */
export type CounterMoney = {
  readonly method: CounterMethod
  /** What was taken: exactly what the order costs. */
  readonly amount: Halalas
  /** The number of the terminal's slip; null for cash. */
  readonly slip: string | null
}

type Done = Result<void, DeskMoneyError>

/**
 * Records that an order which waits for its money was paid at the counter: it is opened, booked and invoiced as one that was
 * paid online. Of two people one records it; a payment that goes on online is found out first.
 */
export const counterPayments = (parts: DeskMoneyParts) => ({
  takeAtCounter: async (author: DeskAuthor, number: number, taken: CounterMoney): Promise<Done> => {
    const named = await findOrder(parts.db, { number })
    if (!named) return err({ code: 'orders/unknown' })
    const work = async (tx: Db): Promise<Done> => {
      const order = await (await lockOrder(tx, named.id))()
      return order ? take(tx, parts, { author, order, taken }) : err({ code: 'orders/unknown' })
    }
    const done = await orRollBack(parts.db, work, slipRefusal)
    if (done.ok) await parts.settling.events.afterPaid()
    return done
  },
})

type Taking = { readonly author: DeskAuthor; readonly order: PaidOrder; readonly taken: CounterMoney }

async function take(tx: Db, parts: DeskMoneyParts, { author, order, taken }: Taking): Promise<Done> {
  if (order.status !== 'AWAITING_PAYMENT') return err({ code: 'orders/not-unpaid' })
  if (taken.amount !== order.total || order.total === 0)
    return err({ code: 'payments/other-amount', total: order.total })
  if (!(await endOnlineAttempt(tx, order.id))) return err({ code: 'payments/under-way' })
  if (await isSlipUsed(tx, taken)) return err({ code: 'payments/slip-used' })
  const attempt = deskAttempt(order, taken.method)
  await insertAttempt(tx, attempt)
  await settleAtCounter(tx, parts.settling, { order, attemptId: attempt.id, taken, staffId: author.staffId })
  const after = { method: taken.method, amount: taken.amount, slip: taken.slip }
  await traceOrder(tx, parts, { author, action: 'order.takePayment', order, before: null, after })
  return ok(undefined)
}

/** An attempt to pay an order, to be written down: at the counter, or by a transfer that staff has agreed on. */
export const deskAttempt = (
  order: { readonly id: string; readonly total: Halalas },
  method: CounterMethod | 'BANK_TRANSFER',
): NewAttempt => ({
  id: randomUUID(),
  order_id: order.id,
  provider: method === 'BANK_TRANSFER' ? 'BANK' : 'COUNTER',
  method,
  amount: order.total,
  source_token: null,
  keeps_card: false,
})

/** Whether the slip of a terminal has paid another order. */
export const isSlipUsed = async (tx: Db, { slip }: Pick<CounterMoney, 'slip'>): Promise<boolean> =>
  slip !== null && (await isGatewayIdUsed(tx, 'COUNTER', slip))

/** The refusal that an error of the database stands for: two people used the same slip at once. */
export const slipRefusal = (error: unknown): { readonly code: 'payments/slip-used' } | undefined =>
  error instanceof Error && 'constraint' in error && SLIP_CONSTRAINTS.has(String(error.constraint))
    ? { code: 'payments/slip-used' }
    : undefined

const SLIP_CONSTRAINTS = new Set(['payment_attempt_provider_gateway_id_key', 'payment_provider_gateway_id_key'])

type Settling = {
  readonly order: PaidOrder
  /** Written down before, and sent nowhere. */
  readonly attemptId: string
  readonly taken: CounterMoney
  readonly staffId: string
}

/** Books money that was taken for an order which waits for it, and opens the order. Call it while the order is held. */
export async function settleAtCounter(
  tx: Db,
  settling: SettlementParts,
  { order, attemptId, taken, staffId }: Settling,
): Promise<void> {
  const gatewayId = taken.slip ?? attemptId
  await moveAttempt(tx, attemptId, 'SENT')
  await moveAttempt(tx, attemptId, 'APPROVED', { gateway_id: gatewayId })
  if ((await openOrder(tx, settling, order)) !== 'opened')
    throw new TypeError(`order ${order.number} waits and cannot be opened`)
  const attempt = { id: attemptId, order_id: order.id, provider: 'COUNTER' } as const
  await insertPayment(tx, paymentRow(attempt, { gatewayId, amount: order.total, staffId }, 'ORDER'))
  await settling.events.onPaid(tx, order)
}

/** Ends an attempt that only waits for its customer; false when one may take the money, or has. */
async function endOnlineAttempt(tx: Db, orderId: string): Promise<boolean> {
  const attempt = await findNewestAttempt(tx, orderId)
  if (!attempt || !isInFlight(attempt.state)) return true
  if (!isReplaceable(attempt.state)) return false
  return (await moveAttempt(tx, attempt.id, 'CANCELLED')) !== undefined
}
