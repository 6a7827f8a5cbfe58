import type { Db } from '#db/connection.ts'
import { formFor } from '#domain/invoicing/invoice-facts.ts'
import type { Buyer, CreditFacts, DebitFacts, InvoiceRefusal, OrderFacts } from '#domain/invoicing/invoice-facts.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findDocumentsOfOrder, findInvoiceOfOrder, insertInvoices } from './invoice.repository.ts'
import type { IssuedDocument, NewInvoiceRow } from './invoice.repository.ts'
import type { InvoiceUnit, UnitStamp } from './units/invoice-unit.ts'
import { issueCreditNote, issueDebitNote } from './issue-note.ts'
import { nextDocument } from './next-document.ts'
import { issuedDocument, NO_NOTE, openChain } from './open-chain.ts'

export interface InvoiceServiceOptions {
  readonly seller: () => Promise<Seller>
  /** The unit that issues. */
  readonly unit: InvoiceUnit
}

export type InvoiceService = ReturnType<typeof createInvoiceService>

/** An invoice that the authority refused, and what is right of its buyer. */
export type Replacement = {
  readonly orderId: string
  readonly issuedAt: Date
  readonly buyer: (refused: Buyer) => Buyer
}

/** Tax invoices and their notes: one chain for each unit, to which one transaction at a time may add. */
export const createInvoiceService = ({ seller, unit }: InvoiceServiceOptions) => ({
  /**
   * The invoices of paid orders, in their order. Call it last in its transaction: until the commit no other document can
   * be issued. One that an order has already is answered and not issued again. Throws RangeError when the lines of an
   * order do not come to its total.
   */
  issueInvoices: async (tx: Db, orders: readonly OrderFacts[]): Promise<IssuedDocument[]> =>
    issueInvoices(tx, { from: await seller(), unit }, orders),

  /** The credit note of a refund; call it as issueInvoices. A second call for a refund answers the first one's note. */
  issueCreditNote: (tx: Db, facts: CreditFacts) => issueCreditNote(tx, unit, facts),

  /** A debit note: more is charged for an order; call it as issueInvoices. A second call for a request answers the first note. */
  issueDebitNote: (tx: Db, facts: DebitFacts) => issueDebitNote(tx, unit, facts),

  /** Another invoice for one that the authority refused, with what was wrong put right; call it as issueInvoices. */
  replaceRefused: async (
    tx: Db,
    { orderId, issuedAt, buyer }: Replacement,
  ): Promise<Result<IssuedDocument, InvoiceRefusal>> => {
    const { last, by } = await openChain(tx, unit)
    const refused = await findInvoiceOfOrder(tx, orderId)
    if (refused?.report_status !== 'REJECTED') return err({ code: 'invoice/not-found' })
    const corrected = buyer(refused.content.buyer)
    const content = { ...refused.content, buyer: corrected, form: formBy(by, corrected), seller: await seller() }
    const row = nextDocument(by, content, { ...NO_NOTE, order_id: orderId, issued_at: issuedAt }, last)
    await insertInvoices(tx, [row])
    return ok(issuedDocument(row))
  },

  /** The documents of an order, the invoice first. Check whose order it is before. */
  ofOrder: async (db: Db, orderId: string) =>
    (await findDocumentsOfOrder(db, orderId)).map(({ issued_at: issuedAt, is_final: isFinal, ...row }) => ({
      ...row,
      isFinal,
      issuedAt,
    })),
})

async function issueInvoices(
  tx: Db,
  { from, unit }: { from: Seller; unit: InvoiceUnit },
  orders: readonly OrderFacts[],
): Promise<IssuedDocument[]> {
  const orderIds = orders.map(({ orderId }) => orderId)
  const { earlier, last, by } = await openChain(tx, unit, orderIds)
  const issued = new Map<string, IssuedDocument>(earlier.map(({ orderId, ...document }) => [orderId, document]))
  const rows: NewInvoiceRow[] = []
  for (const { orderId, issuedAt, ...order } of orders) {
    if (issued.has(orderId)) continue
    const form = formBy(by, order.buyer)
    const content = { ...order, kind: 'INVOICE' as const, form, seller: from, correction: null }
    const row = nextDocument(by, content, { ...NO_NOTE, order_id: orderId, issued_at: issuedAt }, rows.at(-1) ?? last)
    rows.push(row)
    issued.set(orderId, issuedDocument(row))
  }
  if (rows.length > 0) await insertInvoices(tx, rows)
  return orderIds.flatMap((orderId) => issued.get(orderId) ?? [])
}

/** The form of a buyer's invoice, as far as the unit's certificate is for it. */
const formBy = ({ isRegistered, invoiceTypes }: UnitStamp, buyer: Buyer) =>
  isRegistered && invoiceTypes === '0100' ? ('SIMPLIFIED' as const) : formFor(buyer)
