import type { Db } from '#db/connection.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { needsSecondPerson, wantedAmount } from '#domain/orders/desk/wanted-refund.ts'
import type { WantedRefund } from '#domain/orders/desk/wanted-refund.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import type { DeskAuthor } from '../orders/desk/desk-work.service.ts'
import { traceOrder } from '../orders/desk/trace-order.ts'
import type { TraceParts } from '../orders/desk/trace-order.ts'
import { findLines, findOrder, lockOrder } from '../orders/order.repository.ts'
import type { OrderRow } from '../orders/order.repository.ts'
import { settleSentTransfer } from '../payments/bank-refunds.ts'
import type { SentTransferError } from '../payments/bank-refunds.ts'
import { findOrderPayment, returnRefundRight, takeRefundRight } from '../payments/money.repository.ts'
import type { PaymentRow, RefundRow } from '../payments/money.repository.ts'
import type { RefundParts } from '../payments/send-refund.ts'
import {
  decideRefund,
  findRefundOf,
  insertStaffRefund,
  lockGivenToday,
  noteConfirmed,
  sumGivenAlone,
} from '../payments/staff-refund.repository.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import type { ArrivedTransfer } from './confirm-transfer.ts'
import type { SettlementParts } from './settlement.ts'

export interface DeskMoneyParts extends TraceParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly settling: SettlementParts
  readonly onRefunded: RefundParts['onRefunded']
  readonly policy: () => Pick<ShopPolicy, 'refundAlone' | 'refundsADay'>
}

export type DeskMoneyError =
  | { readonly code: 'orders/unknown' | 'orders/no-transfer' | 'refunds/unknown' | 'refunds/wish' }
  /** So much is left of what was paid. */
  | { readonly code: 'refunds/too-much'; readonly left: Halalas }
  | { readonly code: 'refunds/day-limit' | 'refunds/own' | 'refunds/decided' }
  | SentTransferError

/** Who gives money back, and whether only so much a day. */
export type Giver = { readonly author: DeskAuthor; readonly isUnlimited: boolean }

/** What a refund would be. */
export type RefundPreview = {
  readonly amount: Halalas
  /** Of the amount. */
  readonly vat: Halalas
  /** Of what was paid, afterwards. */
  readonly left: Halalas
  readonly needsApproval: boolean
  readonly way: 'GATEWAY' | 'BANK_TRANSFER'
}

type Done = Result<void, DeskMoneyError>
type Planned = Result<RefundPreview & { readonly payment: PaymentRow }, DeskMoneyError>

export type DeskMoney = ReturnType<typeof createDeskMoney>

/** What staff does about the money of an order, each in one transaction with its change. */
export function createDeskMoney(parts: DeskMoneyParts) {
  const { db } = parts
  const inOrder = <Value>(number: number, work: (tx: Db, order: OrderRow) => Promise<Result<Value, DeskMoneyError>>) =>
    db.transaction().execute(async (tx): Promise<Result<Value, DeskMoneyError>> => {
      const order = await lockOrder(tx, { number })
      return order ? work(tx, order) : err({ code: 'orders/unknown' })
    })
  return {
    ...refunding(parts, inOrder),
    ...transfers(parts, inOrder),
  }
}

type InOrder = <Value>(
  number: number,
  work: (tx: Db, order: OrderRow) => Promise<Result<Value, DeskMoneyError>>,
) => Promise<Result<Value, DeskMoneyError>>

const refunding = (parts: DeskMoneyParts, inOrder: InOrder) => ({
  /** What a refund would be; nothing is written. */
  preview: (number: number, wanted: WantedRefund): Promise<Result<RefundPreview, DeskMoneyError>> =>
    inOrder<RefundPreview>(number, async (tx, order) => {
      const planned = await plan(tx, parts, order, wanted)
      if (!planned.ok) return planned
      const { payment: _, ...preview } = planned.value
      return ok(preview)
    }),

  /** Gives money back, or asks a second person for it. */
  ask: ({ author, isUnlimited }: Giver, number: number, { wanted, note }: Asked): Promise<Done> =>
    inOrder<void>(number, async (tx, order) => {
      const planned = await plan(tx, parts, order, wanted)
      if (!planned.ok) return planned
      const { payment, amount, needsApproval, left } = planned.value
      const today = isUnlimited ? 0 : await lockGivenToday(tx, author.staffId)
      if (!isUnlimited && today + amount > parts.policy().refundsADay) return err({ code: 'refunds/day-limit' })
      if (!(await takeRefundRight(tx, payment.id, amount)))
        return err({ code: 'refunds/too-much', left: left + amount })
      const refund = await insertStaffRefund(tx, {
        paymentId: payment.id,
        orderId: order.id,
        amount,
        staffId: author.staffId,
        note,
        needsApproval,
      })
      if (!needsApproval) await send(tx, parts, refund)
      const after = { refund: refund.id, amount, waitsForApproval: needsApproval }
      await traceOrder(tx, parts, { author, action: 'order.refund', order, before: null, after, reason: note })
      return ok(undefined)
    }),

  /** Decides about a refund that a colleague asks for: never about one's own. */
  decide: (author: DeskAuthor, number: number, id: string, isApproved: boolean): Promise<Done> =>
    inOrder<void>(number, async (tx, order) => {
      const asked = await findRefundOf(tx, order.id, id)
      if (!asked) return err({ code: 'refunds/unknown' })
      if (asked.staff_id === author.staffId) return err({ code: 'refunds/own' })
      const decided = await decideRefund(tx, id, { by: author.staffId, isApproved })
      if (!decided) return err({ code: 'refunds/decided' })
      if (isApproved) await send(tx, parts, decided)
      else await returnRefundRight(tx, decided.payment_id, decided.amount)
      const action = isApproved ? 'order.approveRefund' : 'order.declineRefund'
      const [before, after] = [{ refund: asked.state }, { refund: decided.state, amount: decided.amount }]
      await traceOrder(tx, parts, { author, action, order, before, after })
      return ok(undefined)
    }),
})

const transfers = (parts: DeskMoneyParts, inOrder: InOrder) => ({
  /** A refund was sent by bank. */
  sent: (author: DeskAuthor, number: number, id: string, sent: Sent): Promise<Done> =>
    inOrder<void>(number, async (tx, order) => {
      const refund = await findRefundOf(tx, order.id, id)
      if (!refund) return err({ code: 'refunds/unknown' })
      if (refund.state !== 'AWAITING_TRANSFER') return err({ code: 'refunds/decided' })
      const settled = await settleSentTransfer(tx, parts, { ...sent, orderId: order.id, amount: refund.amount })
      if (!settled.ok) return settled
      await noteConfirmed(tx, order.id, sent.reference, author.staffId)
      const after = { amount: refund.amount, bankReference: sent.reference }
      await traceOrder(tx, parts, { author, action: 'order.sendRefund', order, before: null, after })
      return ok(undefined)
    }),

  /** A transfer has arrived: with what was asked for the order is paid, anything else goes back. */
  arrived: async (author: DeskAuthor, number: number, arrived: ArrivedTransfer): Promise<Done> => {
    const order = await findOrder(parts.db, { number })
    if (!order) return err({ code: 'orders/unknown' })
    const traced = {
      author,
      action: 'order.confirmTransfer',
      order,
      before: null,
      after: { amount: arrived.amount },
    } as const
    const isExpected = await confirmTransfer(parts.settling, order.id, arrived, (tx) => traceOrder(tx, parts, traced))
    return isExpected ? ok(undefined) : err({ code: 'orders/no-transfer' })
  },
})

type Asked = { readonly wanted: WantedRefund; readonly note: string }
type Sent = { readonly reference: string; readonly iban?: string | undefined }

/** What a wish would be for an order that the transaction holds. */
async function plan(tx: Db, { policy }: DeskMoneyParts, order: OrderRow, wanted: WantedRefund): Promise<Planned> {
  const payment = await findOrderPayment(tx, order.id)
  const left = payment ? payment.captured - payment.refunded : 0
  const lines = await findLines(tx, order.id)
  const amount = wantedAmount(wanted, { lines, left, pricesIncludeVat: order.prices_include_vat })
  if (!payment || amount === undefined) return err({ code: 'refunds/wish' })
  if (amount > left) return err({ code: 'refunds/too-much', left })
  return ok({
    payment,
    amount,
    vat: Math.round((order.vat * amount) / order.total),
    left: left - amount,
    needsApproval: needsSecondPerson(amount, await sumGivenAlone(tx, order.id), policy().refundAlone),
    way: payment.provider === 'BANK' ? 'BANK_TRANSFER' : 'GATEWAY',
  })
}

const send = (tx: Db, { queue }: DeskMoneyParts, refund: RefundRow): Promise<void> =>
  queue.enqueue(tx, [{ name: 'refunds.send', data: { refundId: refund.id } }])
