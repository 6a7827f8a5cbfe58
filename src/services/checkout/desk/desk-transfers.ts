import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { DeskAuthor } from '../../orders/desk/desk-work.service.ts'
import { traceOrder } from '../../orders/desk/trace-order.ts'
import { notifyCustomer } from '../../orders/order-messages.ts'
import { findOrder } from '../../orders/order.repository.ts'
import { findNewestAttempt } from '../../payments/attempt.repository.ts'
import { refuseReceipts } from '../../payments/bank-receipt.repository.ts'
import { settleSentTransfer } from '../../payments/bank-refunds.ts'
import { findRefundOf, noteConfirmed } from '../../payments/staff-refund.repository.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import type { ArrivedTransfer } from './confirm-transfer.ts'
import type { DeskMoneyError, DeskMoneyParts, InOrder } from './desk-money.service.ts'

type Sent = { readonly reference: string; readonly iban?: string | undefined }
type Done = Result<void, DeskMoneyError>

/** Transfers that came, that did not, and that went back. */
export const deskTransfers = (parts: DeskMoneyParts, inOrder: InOrder) => ({
  /** A refund was sent by bank. */
  sent: (author: DeskAuthor, number: number, id: string, sent: Sent): Promise<Done> =>
    inOrder<void>(number, async (tx, order) => {
      const refund = await findRefundOf(tx, order.id, id)
      if (!refund) return err({ code: 'refunds/unknown' })
      if (refund.state !== 'AWAITING_TRANSFER') return err({ code: 'refunds/decided' })
      const settled = await settleSentTransfer(tx, parts, { ...sent, orderId: order.id, refundId: id })
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

  /** What the customer sent does not prove the transfer: they read why, and the transfer is waited for still. */
  refuseReceipt: (author: DeskAuthor, number: number, reason: string): Promise<Done> =>
    inOrder<void>(number, async (tx, order) => {
      const attempt = await findNewestAttempt(tx, order.id)
      if (order.status !== 'AWAITING_PAYMENT' || attempt?.provider !== 'BANK' || attempt.state !== 'REQUIRES_ACTION')
        return err({ code: 'orders/no-transfer' })
      const refused = await refuseReceipts(tx, attempt.id, { by: author.staffId, reason })
      if (refused === 0) return err({ code: 'orders/no-transfer' })
      const payBefore = riyadhDate(order.hold_expires_at)
      const occasion = `${attempt.id}:${Date.now()}`
      await notifyCustomer(tx, parts, order, { news: 'receipt-refused', occasion, reason, payBefore })
      const after = { refusedReceipts: refused }
      await traceOrder(tx, parts, { author, action: 'order.refuseReceipt', order, before: null, after, reason })
      return ok(undefined)
    }),
})
