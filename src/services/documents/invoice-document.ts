import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { localPhone } from '#domain/contact/phone.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { documentAmounts } from '#domain/invoicing/document-line.ts'
import type { Buyer, InvoiceContent } from '#domain/invoicing/invoice-facts.ts'
import { issuedTime } from '#domain/invoicing/ubl-invoice.ts'
import type { PrintedFact, PrintedParty, PrintedText, SalesDocument } from '#integrations/documents/sales-document.ts'
import { dateParts } from './date-parts.ts'
import { printGoods } from './print-goods.ts'
import { printedBrand, printFooter, printSeller } from './print-parties.ts'
import { named, printed, bilingual, written } from './sentences/bilingual.ts'

/** A document of the chain, to be printed. */
export type InvoiceToPrint = {
  readonly number: string
  readonly issuedAt: Date
  readonly content: InvoiceContent
  /** base64: the content of its QR code */
  readonly qr: string
}

const WORDS = {
  INVOICE: { title: 'taxInvoice', simplified: 'invoice', number: 'fact.invoiceNumber', total: 'total.gross' },
  CREDIT_NOTE: {
    title: 'creditNote',
    simplified: 'creditNote',
    number: 'fact.creditNoteNumber',
    total: 'total.credited',
  },
  DEBIT_NOTE: {
    title: 'debitNote',
    simplified: 'debitNote',
    number: 'fact.debitNoteNumber',
    total: 'total.debited',
  },
} as const

/** An invoice or a note as it is printed. In a demonstration it says so, across the page. */
export function invoiceDocument(invoice: InvoiceToPrint, { isSpecimen }: { isSpecimen: boolean }): SalesDocument {
  const { number, issuedAt, content } = invoice
  const { seller, correction, language } = content
  const words = WORDS[content.kind]
  const isStandard = content.form === 'STANDARD'
  return {
    language,
    title: bilingual(isStandard ? words.title : words.simplified),
    number,
    issued: dateParts(riyadhDate(issuedAt)),
    brand: printedBrand(),
    seller: { name: printSeller(seller).name },
    facts: [
      { label: bilingual(words.number), value: number },
      { label: bilingual('fact.issued'), value: issuedTime(issuedAt).slice(0, 16).replace('T', ' ') },
      ...(isStandard ? [{ label: bilingual('fact.supplied'), value: riyadhDate(issuedAt) }] : []),
      { label: bilingual('fact.order'), value: written(content.orderNumber) },
      correction
        ? { label: bilingual('fact.forInvoice'), value: correction.invoiceNumber }
        : { label: bilingual('fact.paidBy'), value: bilingual(`paidBy.${content.paidBy}`)[language], isNumber: false },
    ],
    parties: [printSeller(seller), ...printBuyer(content.buyer)],
    ...printGoods(documentAmounts(content), content.couponCode, bilingual(words.total)),
    qr: { text: invoice.qr, alt: bilingual('note.qr')[language], caption: bilingual('note.qr') },
    notes: notesOf(content, isSpecimen),
    stamp: isSpecimen ? bilingual('specimen') : null,
    footer: printFooter(seller),
  }
}

function notesOf({ correction, note }: InvoiceContent, isSpecimen: boolean): SalesDocument['notes'] {
  return [
    ...(note && !correction ? [{ ...named(note), label: bilingual('note.order') }] : []),
    ...(isSpecimen ? [bilingual('note.specimen')] : []),
    ...(correction ? [reason(printed(correction.reason))] : [bilingual('note.paid')]),
    bilingual('note.prices'),
    ...(correction ? [] : [bilingual('note.custom')]),
  ]
}

const reason = (text: PrintedText): PrintedText => ({
  en: bilingual('note.reason', { reason: text.en }).en,
  ar: bilingual('note.reason', { reason: text.ar }).ar,
})

/** Empty when nothing is known: a simplified invoice needs no buyer. */
function printBuyer({ name, phone, company, poNumber }: Buyer): PrintedParty[] {
  // A trader may be a company by their own name, which is printed once.
  const [first, second] = new Set([company?.name, name].filter((each) => (each ?? '') !== ''))
  if (!first) return []
  const ids: PrintedFact[] = [
    ...fact(bilingual('party.phone'), phone === null ? null : localPhone(phone)),
    ...fact(bilingual('party.vatNumber'), company?.vatNumber ?? null),
    ...fact(bilingual('party.crNumber'), company?.crNumber ?? null),
    ...fact(bilingual('party.poNumber'), poNumber),
  ]
  return [
    {
      heading: bilingual('party.buyer'),
      name: named(first),
      lines: [...(second ? [named(second)] : []), ...buyerAddress(company)],
      ids,
    },
  ]
}

/** What is known of a company's address, in one line. */
function buyerAddress(company: Buyer['company']): PrintedText[] {
  const address = company?.address
  if (!address) return []
  const { building, street, district, city, postalCode } = address
  const inWords = (language: Language) => {
    const place = [
      `${building} ${street}`.trim(),
      district && inLanguage(district, language),
      [inLanguage(city, language), postalCode].filter(Boolean).join(' '),
      bilingual('party.country')[language],
    ]
    return place.filter(Boolean).join(language === 'ar' ? '، ' : ', ')
  }
  return [{ en: inWords('en'), ar: inWords('ar') }]
}

const fact = (label: PrintedText, value: string | null): PrintedFact[] =>
  value === null ? [] : [{ label, value: written(value) }]
