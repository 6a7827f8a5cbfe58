import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { creditContent, leftToCredit } from '#domain/invoicing/credit.ts'
import { documentAmounts } from '#domain/invoicing/document-line.ts'
import { documentNumber } from '#domain/invoicing/invoice-facts.ts'
import type { CreditFacts, InvoiceContent, InvoiceRefusal, OrderFacts } from '#domain/invoicing/invoice-facts.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import { FIRST_PREVIOUS_HASH } from '#domain/invoicing/ubl-invoice.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { said } from '../documents/sentences/said-in-both.ts'
import {
  findChainEnd,
  findCreditNote,
  findDocumentsOfOrder,
  findInvoiceOfOrder,
  findLast,
  insertInvoice,
  lockChain,
} from './invoice.repository.ts'
import type { IssuedDocument, IssuedRow, Last, NewInvoiceRow } from './invoice.repository.ts'
import { signInvoice } from './signed-invoice.ts'
import type { Stamp } from './stamp.ts'

export interface InvoiceServiceOptions {
  readonly seller: () => Promise<Seller>
  readonly stamp: Stamp
}

export type InvoiceService = ReturnType<typeof createInvoiceService>

/** Tax invoices and credit notes, issued in the transaction of the payment or refund they are for. */
export function createInvoiceService({ seller, stamp }: InvoiceServiceOptions) {
  const charges = { urgent: said('row.urgent'), shipping: said('row.shipping') }

  /** Adds a document to the chain, which the transaction must have locked. */
  async function issue(tx: Db, content: InvoiceContent, row: DocumentRow, last?: Last): Promise<IssuedDocument> {
    const counter = (last?.counter ?? 0) + 1
    const id = randomUUID()
    const previousHash = last?.hash ?? FIRST_PREVIOUS_HASH
    const signed = signInvoice({ content, uuid: id, issuedAt: row.issued_at, counter, previousHash }, stamp, charges)
    const { taxable, vat, total } = documentAmounts(content)
    await insertInvoice(tx, {
      ...row,
      ...signed,
      counter,
      id,
      kind: content.kind,
      content,
      taxable,
      vat,
      total,
      previous_counter: last?.counter ?? null,
      previous_hash: previousHash,
    })
    return { id, number: documentNumber(content.kind, counter), kind: content.kind }
  }

  return {
    /**
     * The invoice of a paid order. Call it last in the transaction that makes the order paid: until the commit no other
     * document can be issued. A second call for an order answers the first one's document. Throws RangeError when the
     * lines do not come to the total.
     */
    issueInvoice: async (tx: Db, facts: OrderFacts): Promise<IssuedDocument> => {
      const { orderId, issuedAt, ...order } = facts
      const content = { ...order, kind: 'INVOICE' as const, seller: await seller(), correction: null }
      await lockChain(tx)
      const { earlier, last } = await findChainEnd(tx, orderId)
      return earlier ?? issue(tx, content, { order_id: orderId, issued_at: issuedAt }, last)
    },

    /** The credit note of a refund; call it as issueInvoice. A second call for a refund answers the first one's note. */
    issueCreditNote: async (tx: Db, facts: CreditFacts): Promise<Result<IssuedDocument, InvoiceRefusal>> => {
      const { orderId, refundId, amount, reason, issuedAt } = facts
      await lockChain(tx)
      const earlier = await findCreditNote(tx, refundId)
      if (earlier) return ok(issuedDocument(earlier))
      const invoice = await findInvoiceOfOrder(tx, orderId)
      if (!invoice) return err({ code: 'invoice/not-found' })
      const left = leftToCredit(invoice)
      if (amount > left) return err({ code: 'invoice/over-credited', left })

      const name = said('row.refund', { order: invoice.content.orderNumber })
      const content = creditContent(invoice, { amount, reason, name })
      const row = { order_id: orderId, invoice_counter: invoice.counter, refund_id: refundId, issued_at: issuedAt }
      return ok(await issue(tx, content, row, await findLast(tx)))
    },

    /** The documents of an order, the invoice first. Check whose order it is before. */
    ofOrder: async (db: Db, orderId: string) =>
      (await findDocumentsOfOrder(db, orderId)).map(({ issued_at: issuedAt, ...row }) => ({
        ...row,
        issuedAt,
      })),
  }
}

type DocumentRow = Pick<NewInvoiceRow, 'order_id' | 'issued_at' | 'invoice_counter' | 'refund_id'>

const issuedDocument = ({ id, number, kind }: IssuedRow): IssuedDocument => ({ id, number, kind })
