import type { Db } from '#db/connection.ts'
import { creditContent, leftToCredit } from '#domain/invoicing/credit.ts'
import { documentNumber } from '#domain/invoicing/invoice-facts.ts'
import type { CreditFacts, InvoiceRefusal, OrderFacts } from '#domain/invoicing/invoice-facts.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { said } from '../documents/sentences/said-in-both.ts'
import {
  findChainEnd,
  findCreditNote,
  findDocumentsOfOrder,
  findInvoiceOfOrder,
  findLast,
  insertInvoices,
  lockChain,
} from './invoice.repository.ts'
import type { IssuedDocument, NewInvoiceRow } from './invoice.repository.ts'
import { nextDocument } from './next-document.ts'
import type { Stamp } from './stamp.ts'

export interface InvoiceServiceOptions {
  readonly seller: () => Promise<Seller>
  readonly stamp: Stamp
}

export type InvoiceService = ReturnType<typeof createInvoiceService>

/** Tax invoices and credit notes: one chain, to which one transaction at a time may add. */
export function createInvoiceService({ seller, stamp }: InvoiceServiceOptions) {
  return {
    /**
     * The invoices of paid orders, in their order. Call it last in its transaction: until the commit no other document can
     * be issued. One that an order has already is answered and not issued again. Throws RangeError when the lines of an
     * order do not come to its total.
     */
    issueInvoices: async (tx: Db, orders: readonly OrderFacts[]): Promise<IssuedDocument[]> => {
      const from = await seller()
      await lockChain(tx)
      const orderIds = orders.map(({ orderId }) => orderId)
      const { earlier, last } = await findChainEnd(tx, orderIds)
      const issued = new Map<string, IssuedDocument>(earlier.map(({ orderId, ...document }) => [orderId, document]))
      const rows: NewInvoiceRow[] = []
      for (const { orderId, issuedAt, ...order } of orders) {
        if (issued.has(orderId)) continue
        const content = { ...order, kind: 'INVOICE' as const, seller: from, correction: null }
        const row = nextDocument(stamp, content, { order_id: orderId, issued_at: issuedAt }, rows.at(-1) ?? last)
        rows.push(row)
        issued.set(orderId, issuedDocument(row))
      }
      if (rows.length > 0) await insertInvoices(tx, rows)
      return orderIds.flatMap((orderId) => issued.get(orderId) ?? [])
    },

    /** The credit note of a refund; call it as issueInvoices. A second call for a refund answers the first one's note. */
    issueCreditNote: async (tx: Db, facts: CreditFacts): Promise<Result<IssuedDocument, InvoiceRefusal>> => {
      const { orderId, refundId, amount, reason, issuedAt } = facts
      await lockChain(tx)
      const earlier = await findCreditNote(tx, refundId)
      if (earlier) return ok({ id: earlier.id, number: earlier.number, kind: earlier.kind })
      const invoice = await findInvoiceOfOrder(tx, orderId)
      if (!invoice) return err({ code: 'invoice/not-found' })
      const left = leftToCredit(invoice)
      if (amount > left) return err({ code: 'invoice/over-credited', left })

      const name = said('row.refund', { order: invoice.content.orderNumber })
      const content = creditContent(invoice, { amount, reason, name })
      const row = { order_id: orderId, invoice_counter: invoice.counter, refund_id: refundId, issued_at: issuedAt }
      const note = nextDocument(stamp, content, row, await findLast(tx))
      await insertInvoices(tx, [note])
      return ok(issuedDocument(note))
    },

    /** The documents of an order, the invoice first. Check whose order it is before. */
    ofOrder: async (db: Db, orderId: string) =>
      (await findDocumentsOfOrder(db, orderId)).map(({ issued_at: issuedAt, ...row }) => ({
        ...row,
        issuedAt,
      })),
  }
}

const issuedDocument = ({ id, kind, counter }: NewInvoiceRow): IssuedDocument => ({
  id,
  number: documentNumber(kind, counter),
  kind,
})
