import { brandFileName } from '#domain/brand/brand.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import { addDays } from '#domain/calendar/iso-date.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { documentAmounts } from '#domain/invoicing/document-line.ts'
import type { DocumentLine } from '#domain/invoicing/document-line.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import type { Language } from '#domain/language.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { ok, type Result } from '#domain/result.ts'
import type { DocumentBusy, DocumentPrinter } from '#integrations/documents/document-printer.ts'
import type { SalesDocument } from '#integrations/documents/sales-document.ts'
import { dateParts } from './date-parts.ts'
import { QUOTATION_DAYS } from './quotation-link.ts'
import type { QuotationLinks } from './quotation-link.ts'
import { printGoods } from './print-goods.ts'
import { printedBrand, printFooter, printSeller } from './print-parties.ts'
import { named, bilingual } from './sentences/bilingual.ts'

/** A cart a visitor wants to have on paper. Amounts include VAT. */
export type QuotationFacts = {
  readonly number: string
  readonly issuedAt: Date
  /** Whose language stands first. */
  readonly language: Language
  readonly customerName: string | null
  readonly lines: readonly DocumentLine[]
  readonly urgent: Halalas
  /** null: not known yet, added at checkout */
  readonly shipping: Halalas | null
  readonly couponCode: string | null
  /** Of the lines after discounts, `urgent` and `shipping`. */
  readonly total: Halalas
  /** Of an answer to a request: its last day, and where it is accepted, if that is known. */
  readonly request?: { readonly validUntil: IsoDate; readonly href: string | null }
}

/** A file ready to be downloaded. */
export type PrintedFile = { readonly bytes: Uint8Array; readonly fileName: string }

/** Quotations as PDF files; anybody may ask for one. */
export const createQuotationService = ({
  printer,
  seller,
  links,
}: {
  printer: DocumentPrinter
  seller: () => Promise<Seller>
  links: Pick<QuotationLinks, 'linkOf'>
}) => ({
  /** Throws RangeError when the lines do not come to the total. */
  pdf: async (quotation: QuotationFacts): Promise<Result<PrintedFile, DocumentBusy>> => {
    const printed = await printer.print(quotationDocument(quotation, await seller(), links))
    return printed.ok
      ? ok({ bytes: printed.value, fileName: `${brandFileName(currentBrand())}-${quotation.number}.pdf` })
      : printed
  },
})

export type PrintQuotation = ReturnType<typeof createQuotationService>['pdf']

/** A quotation as it is printed. */
export function quotationDocument(
  quotation: QuotationFacts,
  seller: Seller,
  links: Pick<QuotationLinks, 'linkOf'>,
): SalesDocument {
  const issued = riyadhDate(quotation.issuedAt)
  const amounts = documentAmounts({ ...quotation, shipping: quotation.shipping ?? 0 })
  return {
    language: quotation.language,
    title: bilingual('quotation'),
    number: quotation.number,
    issued: dateParts(issued),
    brand: printedBrand(),
    seller: { name: printSeller(seller).name },
    facts: [
      { label: bilingual('fact.quotationNumber'), value: quotation.number },
      { label: bilingual('fact.issued'), value: issued },
      { label: bilingual('fact.validUntil'), value: quotation.request?.validUntil ?? addDays(issued, QUOTATION_DAYS) },
    ],
    parties: [printSeller(seller), ...preparedFor(quotation.customerName)],
    ...printGoods(amounts, quotation.couponCode, bilingual('total.gross')),
    qr: codeOf(quotation, links.linkOf({ number: quotation.number, total: quotation.total, issued })),
    notes: [
      quotation.request ? bilingual('note.request') : bilingual('note.quotation'),
      ...(quotation.shipping === null ? [bilingual('note.shippingLater')] : []),
      bilingual('note.prices'),
      bilingual('note.production'),
      bilingual('note.custom'),
    ],
    stamp: null,
    footer: printFooter(seller),
  }
}

/** The code that confirms a quotation, or opens the answer to a request where its link is known. */
function codeOf({ request, language }: QuotationFacts, confirming: string): SalesDocument['qr'] {
  const text = request ? request.href : confirming
  const caption = request ? bilingual('note.requestQr') : bilingual('note.quotationQr')
  return text === null ? null : { text, alt: caption[language], caption }
}

const preparedFor = (name: string | null): SalesDocument['parties'] =>
  name === null ? [] : [{ heading: bilingual('party.for'), name: named(name), lines: [], ids: [] }]
