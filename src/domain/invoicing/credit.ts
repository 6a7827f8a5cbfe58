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

/**
 * What a credit note says: the whole invoice again when all of it is credited at once, otherwise the amount as one line.
 */
export function creditContent(invoice: CreditedInvoice, { amount, reason, name }: Credit): InvoiceContent {
  const { content, number } = invoice
  const correction = { invoiceNumber: number, reason }
  if (amount === invoice.total) return { ...content, kind: 'CREDIT_NOTE', correction }

  const line = { name, details: null, quantity: 1, unit: amount, setup: 0, line: amount, discount: 0 }
  return {
    ...content,
    kind: 'CREDIT_NOTE',
    lines: [line],
    urgent: 0,
    shipping: 0,
    couponCode: null,
    total: amount,
    correction,
  }
}
