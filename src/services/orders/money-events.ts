import type { Db } from '#db/connection.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { InvoiceService } from '../invoices/invoice.service.ts'
import type { BankAccount } from '../payments/gateways.ts'
import type { RefundParts } from '../payments/send-refund.ts'
import type { MoneyEvents } from '../payments/settlement.ts'
import { CREDIT_REASONS, invoiceFacts } from './invoice-facts.ts'
import { tellCustomer } from './order-messages.ts'
import type { MessageParts } from './order-messages.ts'
import { findLines, findOrder } from './order.repository.ts'

export interface MoneyEventParts extends MessageParts {
  readonly invoices: Pick<InvoiceService, 'issueInvoice' | 'issueCreditNote'>
  /** Where customers transfer money to, when that is a way to pay. */
  readonly bank: BankAccount | undefined
  readonly now: () => Date
}

/**
 * What follows from money, in the transaction in which it is written down: the customer is told, and the invoice or the
 * credit note is issued, which comes last because it holds the chain of all documents.
 */
export const createMoneyEvents = (parts: MoneyEventParts): MoneyEvents & Pick<RefundParts, 'onRefunded'> => ({
  onPaid: async (tx, order, { method }) => {
    await tellCustomer(tx, parts, order, { news: 'received' })
    if (order.total === 0) return
    const facts = { order, lines: await findLines(tx, order.id), method }
    await parts.invoices.issueInvoice(tx, invoiceFacts(facts, parts.now()))
  },

  onTransferAwaited: async (tx, order) => {
    if (!parts.bank) throw new TypeError('a transfer is waited for, to no account')
    await tellCustomer(tx, parts, order, {
      news: 'awaiting-transfer',
      account: parts.bank,
      payBefore: riyadhDate(order.hold_expires_at),
    })
  },

  onReturned: (tx, order) => tellCustomer(tx, parts, order, { news: 'payment-returned' }),

  onRefunded: async (tx: Db, refund, payment) => {
    const order = await findOrder(tx, { id: refund.order_id })
    if (!order) throw new TypeError(`there is no order ${refund.order_id}`)
    await tellCustomer(tx, parts, order, { news: 'refunded', occasion: refund.id, amount: refund.amount })
    // Money that paid nothing was never invoiced.
    if (payment.purpose !== 'ORDER') return
    const issued = await parts.invoices.issueCreditNote(tx, {
      orderId: order.id,
      refundId: refund.id,
      issuedAt: parts.now(),
      amount: refund.amount,
      reason: CREDIT_REASONS[refund.reason],
    })
    if (!issued.ok) throw new TypeError(`a refund without its credit note: ${issued.error.code}`)
  },
})
