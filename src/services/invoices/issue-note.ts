import type { Db } from '#db/connection.ts'
import { creditContent, debitContent, leftToCredit } from '#domain/invoicing/credit.ts'
import type { CreditFacts, DebitFacts, InvoiceRefusal } from '#domain/invoicing/invoice-facts.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { bilingual } from '../documents/sentences/bilingual.ts'
import { findCreditNote, findDebitNote, findInvoiceOfOrder, insertInvoices } from './invoice.repository.ts'
import type { IssuedDocument, IssuedRow } from './invoice.repository.ts'
import type { InvoiceUnit } from './units/invoice-unit.ts'
import { nextDocument } from './next-document.ts'
import { issuedDocument, NO_NOTE, openChain } from './open-chain.ts'

type Issued = Result<IssuedDocument, InvoiceRefusal>

/** The credit note of a refund; see the service. */
export async function issueCreditNote(tx: Db, unit: InvoiceUnit, facts: CreditFacts): Promise<Issued> {
  const { orderId, refundId, amount, reason, issuedAt } = facts
  const { last, by } = await openChain(tx, unit)
  const earlier = await findCreditNote(tx, refundId)
  if (earlier) return ok(documentOf(earlier))
  const invoice = await findInvoiceOfOrder(tx, orderId)
  if (!invoice) return err({ code: 'invoice/not-found' })
  const left = leftToCredit(invoice)
  if (amount > left) return err({ code: 'invoice/over-credited', left })

  const name = bilingual('row.refund', { order: invoice.content.orderNumber })
  const content = creditContent(invoice, { amount, reason, name })
  const row = { ...noteOf(invoice), order_id: orderId, refund_id: refundId, issued_at: issuedAt }
  const note = nextDocument(by, content, row, last)
  await insertInvoices(tx, [note])
  return ok(issuedDocument(note))
}

/** The debit note of a request; see the service. */
export async function issueDebitNote(
  tx: Db,
  unit: InvoiceUnit,
  facts: DebitFacts,
): Promise<Result<IssuedDocument & { readonly isRepeat: boolean }, InvoiceRefusal>> {
  const { orderId, requestId, amount, reason, issuedAt } = facts
  const { last, by } = await openChain(tx, unit)
  const earlier = await findDebitNote(tx, requestId)
  if (earlier) return ok({ ...documentOf(earlier), isRepeat: true })
  const invoice = await findInvoiceOfOrder(tx, orderId)
  if (!invoice) return err({ code: 'invoice/not-found' })

  const name = bilingual('row.debit', { order: invoice.content.orderNumber })
  const content = debitContent(invoice, { amount, reason, name })
  const row = { ...noteOf(invoice), order_id: orderId, request_id: requestId, issued_at: issuedAt }
  const note = nextDocument(by, content, row, last)
  await insertInvoices(tx, [note])
  return ok({ ...issuedDocument(note), isRepeat: false })
}

/** The row of a note of an invoice. */
const noteOf = ({ unit, counter }: { unit: number; counter: number }) => ({
  ...NO_NOTE,
  invoice_unit: unit,
  invoice_counter: counter,
})

const documentOf = ({ id, number, kind }: IssuedRow): IssuedDocument => ({ id, number, kind })
