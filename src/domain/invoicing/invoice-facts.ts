import type { Language } from '../language.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { Halalas } from '../money/halalas.ts'
import type { DocumentGoods } from './document-line.ts'
import type { Seller } from './seller.ts'

/** How an order was paid, as its invoice says. */
export type PaidBy = 'card' | 'instalments' | 'bank-transfer' | 'cash'

/** Whom an invoice is made out to; a simplified invoice needs none of it. */
export type Buyer = {
  readonly name: string | null
  readonly phone: string | null
  readonly company: {
    readonly name: string
    readonly vatNumber: string | null
    readonly crNumber: string | null
    /** As far as it is known: that of the delivery. Absent in older documents. */
    readonly address?: BuyerAddress | null
  } | null
  readonly poNumber: string | null
}

/** Where a company that buys is; what is not known is left out of its invoice. */
export type BuyerAddress = {
  readonly street: string
  readonly building: string
  readonly district: LocalizedText | null
  readonly city: LocalizedText
  readonly postalCode: string | null
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

/** What a debit note must know: more is charged for an invoice that was issued. */
export type DebitFacts = {
  readonly orderId: string
  /** Asks for one debit note, however often it is sent. */
  readonly requestId: string
  readonly issuedAt: Date
  /** VAT included. */
  readonly amount: Halalas
  readonly reason: LocalizedText
}

/** Why a note is not issued. */
export type InvoiceRefusal =
  | { readonly code: 'invoice/not-found' }
  | { readonly code: 'invoice/over-credited'; readonly left: Halalas }

export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE' | 'DEBIT_NOTE'

/** A standard invoice is a tax invoice for a buyer with a VAT number; the authority clears it before it is handed out. */
export type InvoiceForm = 'STANDARD' | 'SIMPLIFIED'

/** Which form a buyer's invoice has. */
export const formFor = ({ company }: Buyer): InvoiceForm => (company?.vatNumber ? 'STANDARD' : 'SIMPLIFIED')

/** What a document says, stored with it for good: whatever changes later, it is printed as it was issued. */
export type InvoiceContent = Omit<OrderFacts, 'orderId' | 'issuedAt'> & {
  readonly kind: InvoiceKind
  /** Absent in older documents, which are simplified. */
  readonly form?: InvoiceForm
  readonly seller: Seller
  /** Of a note: the invoice it corrects, and why. */
  readonly correction: { readonly invoiceNumber: string; readonly reason: LocalizedText } | null
}

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { INVOICE: 'INV', CREDIT_NOTE: 'CN', DEBIT_NOTE: 'DN' }

/** The number of a document: the unit's counter, by which none can be missing. The first unit is not named. */
export const documentNumber = (kind: InvoiceKind, counter: number, unit = 1): string =>
  `${PREFIXES[kind]}-${unit === 1 ? '' : `${unit}-`}${String(counter).padStart(6, '0')}`
