import type { Halalas } from '../money/halalas.ts'
import type { InvoiceContent } from './invoice-facts.ts'
import type { LocalizedText } from '../localized-text.ts'

/** An invoice as credit notes see it. */
export type CreditedInvoice = {
  readonly number: string
  readonly content: InvoiceContent
  readonly total: Halalas
  /** Credited before. */
  readonly credited: Halalas
}

/** What is left to be credited. */
export const leftToCredit = ({ total, credited }: CreditedInvoice): Halalas => total - credited

/** What is taken back, why, and what it is called when it is a part of the invoice. */
export type Credit = { readonly amount: Halalas; readonly reason: LocalizedText; readonly name: LocalizedText }

/** What a debit note says: the amount as one line. */
export const debitContent = (invoice: Pick<CreditedInvoice, 'content' | 'number'>, debit: Credit): InvoiceContent =>
  oneLine(invoice, 'DEBIT_NOTE', debit)

/**
 * What a credit note says: the whole invoice again when all of it is credited at once, otherwise the amount as one line.
 */
export function creditContent(invoice: CreditedInvoice, credit: Credit): InvoiceContent {
  const { content, number } = invoice
  if (credit.amount !== invoice.total) return oneLine(invoice, 'CREDIT_NOTE', credit)
  return { ...content, kind: 'CREDIT_NOTE', correction: { invoiceNumber: number, reason: credit.reason } }
}

function oneLine(
  { content, number }: Pick<CreditedInvoice, 'content' | 'number'>,
  kind: 'CREDIT_NOTE' | 'DEBIT_NOTE',
  { amount, reason, name }: Credit,
): InvoiceContent {
  const line = { name, details: null, quantity: 1, unit: amount, setup: 0, line: amount, discount: 0 }
  return {
    ...content,
    kind,
    lines: [line],
    urgent: 0,
    shipping: 0,
    couponCode: null,
    total: amount,
    correction: { invoiceNumber: number, reason },
  }
}
