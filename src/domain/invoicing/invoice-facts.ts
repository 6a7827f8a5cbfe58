import type { Language } from '../language.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { Halalas } from '../money/halalas.ts'
import type { DocumentGoods } from './document-line.ts'
import type { Seller } from './seller.ts'

/** How an order was paid, as its invoice says. */
export type PaidBy = 'card' | 'instalments' | 'bank-transfer'

/** Whom an invoice is made out to; a simplified invoice needs none of it. */
export type Buyer = {
  readonly name: string | null
  readonly phone: string | null
  readonly company: {
    readonly name: string
    readonly vatNumber: string | null
    readonly crNumber: string | null
  } | null
  readonly poNumber: string | null
}

/** What an invoice must know of a paid order. Amounts include VAT. */
export type OrderFacts = DocumentGoods & {
  readonly orderId: string
  readonly orderNumber: string
  readonly issuedAt: Date
  readonly paidBy: PaidBy
  /** The customer's: it stands first on the document. */
  readonly language: Language
  readonly buyer: Buyer
  readonly couponCode: string | null
  /** What the customer wrote to the order: printed, and no part of the tax document's XML. Absent in older documents. */
  readonly note?: string | null
}

/** What a credit note must know of a refund. */
export type CreditFacts = {
  readonly orderId: string
  readonly refundId: string
  readonly issuedAt: Date
  /** VAT included; all credit notes of an invoice together never exceed it. */
  readonly amount: Halalas
  readonly reason: LocalizedText
}

/** Why a credit note is not issued. */
export type InvoiceRefusal =
  | { readonly code: 'invoice/not-found' }
  | { readonly code: 'invoice/over-credited'; readonly left: Halalas }

export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE'

/** What a document says, kept with it for good: whatever changes later, it is printed as it was issued. */
export type InvoiceContent = Omit<OrderFacts, 'orderId' | 'issuedAt'> & {
  readonly kind: InvoiceKind
  readonly seller: Seller
  /** Of a credit note: what it takes back, and why. */
  readonly correction: { readonly invoiceNumber: string; readonly reason: LocalizedText } | null
}

/** The number of a document: the shop's counter, by which none can be missing. */
export const documentNumber = (kind: InvoiceKind, counter: number): string =>
  `${kind === 'INVOICE' ? 'INV' : 'CN'}-${String(counter).padStart(6, '0')}`
