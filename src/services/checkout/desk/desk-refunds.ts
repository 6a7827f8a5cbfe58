import { leftToRefund } from '#domain/payments/refund-state.ts'
import type { Db } from '#db/connection.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { needsSecondPerson, planRefund, vatOfRefund } from '#domain/orders/desk/plan-refund.ts'
import type { RefundCause, RefundPart, RefundRequest } from '#domain/orders/desk/plan-refund.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { DeskAuthor } from '../../orders/desk/desk-work.service.ts'
import { traceOrder } from '../../orders/desk/trace-order.ts'
import { findLines } from '../../orders/order.repository.ts'
import type { OrderRow } from '../../orders/order.repository.ts'
import { findOrderPayment, findPayment, returnRefundRight } from '../../payments/money.repository.ts'
import type { PaymentRow, RefundRow } from '../../payments/money.repository.ts'
import { promiseStaffRefund } from '../../payments/promise-refund.ts'
import type { PromisedRefund } from '../../payments/promise-refund.ts'
import {
  decideRefund,
  findGivenParts,
  findRefundOf,
  isRetried,
  sumGivenAlone,
  withdrawRefund,
} from '../../payments/staff-refund.repository.ts'
import type { DeskMoneyError, DeskMoneyParts, Refunder, InOrder } from './desk-money.service.ts'

export type RefundWay = 'GATEWAY' | 'BANK_TRANSFER' | 'COUNTER'

const wayOf = ({ provider }: PaymentRow): RefundWay =>
  provider === 'BANK' ? 'BANK_TRANSFER' : provider === 'COUNTER' ? 'COUNTER' : 'GATEWAY'

/** What a refund would be. */
export type RefundPreview = {
  readonly amount: Halalas
  /** The VAT in the amount. */
  readonly vat: Halalas
  /** What is left of the payment after it. */
  readonly left: Halalas
  readonly parts: readonly RefundPart[]
  readonly needsApproval: boolean
  readonly way: RefundWay
}

export type RequestedRefund = {
  readonly wanted: RefundRequest
  readonly cause: RefundCause
  /** What the customer reads. */
  readonly note: string | null
}

type Done = Result<void, DeskMoneyError>
type Planned = Result<RefundPreview & { readonly payment: PaymentRow }, DeskMoneyError>

/** Refunds money, or asks a second person to approve the refund. */
export const deskRefunds = (parts: DeskMoneyParts, inOrder: InOrder) => ({
  /** What a refund would be; nothing is written. */
  preview: (number: number, requested: RefundRequest): Promise<Result<RefundPreview, DeskMoneyError>> =>
    inOrder<RefundPreview>(number, async (tx, order) => {
      const planned = await plan(tx, parts, order, requested)
      if (!planned.ok) return planned
      const { payment: _, ...preview } = planned.value
      return ok(preview)
    }),

  requestRefund: (
    refunder: Refunder,
    number: number,
    { wanted: requested, cause, note }: RequestedRefund,
  ): Promise<Done> =>
    inOrder<void>(number, async (tx, order) => {
      const planned = await plan(tx, parts, order, requested)
      if (!planned.ok) return planned
      const { payment, amount } = planned.value
      const refundedParts = planned.value.parts
      const refund = { payment, amount, reason: 'STAFF', cause, note, refundedParts, retries: null } as const
      return promise(tx, parts, { refunder, order, ...refund })
    }),

  /** Tries a refund again that its gateway refused: once, and the second person is asked again where one is needed. */
  retry: (refunder: Refunder, number: number, id: string): Promise<Done> =>
    inOrder<void>(number, async (tx, order) => {
      const refused = await findRefundOf(tx, order.id, id)
      if (!refused) return err({ code: 'refunds/unknown' })
      const isRefused = refused.state === 'DECLINED' && refused.last_error !== null
      if (!isRefused || (await isRetried(tx, id))) return err({ code: 'refunds/decided' })
      const payment = await findPayment(tx, refused.payment_id)
      if (!payment) throw new TypeError(`a refund of no payment: ${id}`)
      const { amount, cause, note, parts: refundedParts } = refused
      const reason: PromisedRefund['reason'] =
        refused.reason === 'CANCELLED' || refused.reason === 'REJECTED' ? refused.reason : 'STAFF'
      const refund = { payment, amount, reason, cause, note, refundedParts, retries: id } as const
      return promise(tx, parts, { refunder, order, ...refund })
    }),

  ...decisions(parts, inOrder),
})

const decisions = (parts: DeskMoneyParts, inOrder: InOrder) => ({
  /** Decides about a refund that a colleague asks for: never about one's own. */
  decide: (author: DeskAuthor, number: number, id: string, isApproved: boolean): Promise<Done> =>
    inOrder<void>(number, async (tx, order) => {
      const refund = await findRefundOf(tx, order.id, id)
      if (!refund) return err({ code: 'refunds/unknown' })
      if (refund.staff_id === author.staffId) return err({ code: 'refunds/own' })
      const decided = await decideRefund(tx, id, { by: author.staffId, isApproved })
      if (!decided) return err({ code: 'refunds/decided' })
      if (isApproved) await send(tx, parts, decided)
      else await returnRefundRight(tx, decided.payment_id, decided.amount)
      const action = isApproved ? 'order.approveRefund' : 'order.declineRefund'
      const [before, after] = [{ refund: refund.state }, { refund: decided.state, amount: decided.amount }]
      await traceOrder(tx, parts, { author, action, order, before, after })
      return ok(undefined)
    }),

  /** Takes back what one asked for oneself, while it waits for the second person. */
  withdraw: (author: DeskAuthor, number: number, id: string): Promise<Done> =>
    inOrder<void>(number, async (tx, order) => {
      const refund = await findRefundOf(tx, order.id, id)
      if (!refund) return err({ code: 'refunds/unknown' })
      if (refund.staff_id !== author.staffId) return err({ code: 'refunds/not-own' })
      const withdrawn = await withdrawRefund(tx, id, author.staffId)
      if (!withdrawn) return err({ code: 'refunds/decided' })
      await returnRefundRight(tx, withdrawn.payment_id, withdrawn.amount)
      const [before, after] = [{ refund: refund.state }, { refund: withdrawn.state, amount: withdrawn.amount }]
      await traceOrder(tx, parts, { author, action: 'order.withdrawRefund', order, before, after })
      return ok(undefined)
    }),
})

type RefundGrant = PromisedRefund & { readonly refunder: Refunder; readonly order: OrderRow }

/** Promises an amount back and notes who asked for it. */
async function promise(tx: Db, parts: DeskMoneyParts, { refunder, order, ...requested }: RefundGrant): Promise<Done> {
  const { author, isUnlimited } = refunder
  const { amount, retries, cause, note } = requested
  const by = { staffId: author.staffId, isUnlimited, mayDecide: true }
  const promised = await promiseStaffRefund(tx, parts, by, requested)
  if (!promised.ok) return promised
  const after = { amount, waitsForApproval: promised.value.needs_approval }
  const action = retries === null ? 'order.refund' : 'order.retryRefund'
  const reason = [cause, note].filter(Boolean).join(': ') || undefined
  await traceOrder(tx, parts, { author, action, order, before: null, after, reason })
  return ok(undefined)
}

const asksSecondPerson = async (tx: Db, { policy }: DeskMoneyParts, orderId: string, amount: Halalas) =>
  needsSecondPerson(amount, await sumGivenAlone(tx, orderId), policy().refundAlone)

/** Plans a requested refund of an order that is locked. */
async function plan(tx: Db, parts: DeskMoneyParts, order: OrderRow, requested: RefundRequest): Promise<Planned> {
  const payment = await findOrderPayment(tx, order.id)
  const left = leftToRefund(payment)
  const planned = planRefund(requested, {
    lines: await findLines(tx, order.id),
    shipping: order.shipping,
    left,
    pricesIncludeVat: order.prices_include_vat,
    given: await findGivenParts(tx, order.id),
  })
  if (!payment || !planned) return err({ code: 'refunds/not-possible' })
  const { amount } = planned
  if (amount > left) return err({ code: 'refunds/too-much', left })
  return ok({
    ...planned,
    payment,
    vat: vatOfRefund(order, amount),
    left: left - amount,
    needsApproval: await asksSecondPerson(tx, parts, order.id, amount),
    way: wayOf(payment),
  })
}

const send = (tx: Db, { queue }: DeskMoneyParts, refund: RefundRow): Promise<void> =>
  queue.enqueue(tx, [{ name: 'refunds.send', data: { refundId: refund.id } }])
