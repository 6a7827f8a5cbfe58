import type { Alert } from '../../alert.ts'
import type { Db } from '#db/connection.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { InvoiceService } from '../../invoices/invoice.service.ts'
import type { BankAccount } from '../../payments/gateways.ts'
import type { RefundParts } from '../../payments/send-refund.ts'
import type { MoneyEvents } from './settlement.ts'
import { CREDIT_REASONS } from '../../orders/invoice-facts.ts'
import type { InvoiceIssuer } from '../../orders/invoice-issuer.ts'
import { orderGoods } from '../../orders/order-goods.ts'
import { notifyCustomer } from '../../orders/order-messages.ts'
import type { MessageParts } from '../../orders/order-messages.ts'
import { findOrder } from '../../orders/order.repository.ts'
import type { OrderRow } from '../../orders/order.repository.ts'

export interface MoneyEventParts extends MessageParts {
  readonly invoices: Pick<InvoiceService, 'issueCreditNote'>
  readonly issuer: InvoiceIssuer
  /** Where customers transfer money to, when that is a way to pay. */
  readonly bank: BankAccount | undefined
  readonly now: () => Date
  /** Receives what an engineer must look at. */
  readonly alert: Alert
}

/**
 * What follows from money. In the transaction in which it is written down the customer is notified, and a credit note is
 * issued, last because it holds the chain of all documents. Invoices are issued right after the commit.
 */
export const createMoneyEvents = (
  parts: MoneyEventParts,
): MoneyEvents & Pick<RefundParts, 'onRefunded' | 'onTransferDue'> => ({
  onPaid: (tx, order) => notifyCustomer(tx, parts, order, { news: 'received', goods: orderGoods(order) }),

  afterPaid: async () => {
    try {
      await parts.issuer.issueDue()
    } catch (error) {
      // The money is in the books all the same; the sweep issues what is due.
      parts.alert('invoices are issued later', { err: error })
    }
  },

  onTransferAwaited: async (tx, order) => {
    if (!parts.bank) throw new TypeError('a transfer is waited for, to no account')
    await notifyCustomer(tx, parts, order, {
      news: 'awaiting-transfer',
      account: parts.bank,
      payBefore: riyadhDate(order.hold_expires_at),
      goods: orderGoods(order),
    })
  },

  onReturned: (tx, order) => notifyCustomer(tx, parts, order, { news: 'payment-returned' }),

  onTransferDue: async (tx, refund, payment) => {
    // At the counter the customer stands before it.
    if (payment.provider === 'COUNTER') return
    const order = await orderOf(tx, refund.order_id)
    const { sender_iban: iban } = payment
    await notifyCustomer(tx, parts, order, {
      news: 'refund-by-transfer',
      occasion: refund.id,
      amount: refund.amount,
      iban,
    })
  },

  onRefunded: async (tx: Db, refund, payment) => {
    const order = await orderOf(tx, refund.order_id)
    const { iban, bank_reference: reference, amount, note } = refund
    const transfer = iban !== null && reference !== null ? { iban, reference } : null
    await notifyCustomer(tx, parts, order, { news: 'refunded', occasion: refund.id, amount, transfer, note })
    // Money that paid nothing was never invoiced.
    if (payment.purpose !== 'ORDER') return
    await parts.issuer.issueOf(tx, order.id)
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

async function orderOf(tx: Db, id: string): Promise<OrderRow> {
  const order = await findOrder(tx, { id })
  if (!order) throw new TypeError(`there is no order ${id}`)
  return order
}
