import { riyadhTimestamp } from '../calendar/riyadh-time.ts'
import { documentAmounts } from './document-line.ts'
import { documentNumber } from './invoice-facts.ts'
import type { Buyer, InvoiceContent, InvoiceKind, PaidBy } from './invoice-facts.ts'
import { inBoth } from './seller.ts'
import type { Seller } from './seller.ts'
import { ublLine, vatCategory } from './ubl-line.ts'
import type { ChargeNames } from './ubl-line.ts'
import { money } from './ubl-money.ts'
import { element, xmlText } from './xml.ts'

/** A document with its place in the chain of all documents. */
export type ChainedInvoice = {
  readonly content: InvoiceContent
  readonly uuid: string
  readonly issuedAt: Date
  /** The first when left out. */
  readonly unit?: number
  readonly counter: number
  /** base64 */
  readonly previousHash: string
}

/** What precedes the first document of all: base64 of the hexadecimal SHA-256 of "0" (ZATCA). */
export const FIRST_PREVIOUS_HASH =
  'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='

/** An invoice in pieces, between which its stamp goes. What is hashed is the three pieces as they are. */
export type UblPieces = readonly [open: string, head: string, rest: string]

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const ROOT = `Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2" xmlns:ext="${UBL}:CommonExtensionComponents-2"`

const TYPE_CODES: Readonly<Record<InvoiceKind, string>> = { INVOICE: '388', CREDIT_NOTE: '381', DEBIT_NOTE: '383' }
const PAYMENT_MEANS: Readonly<Record<PaidBy, string>> = {
  cash: '10',
  card: '48',
  'bank-transfer': '42',
  instalments: '1',
}

/**
 * An invoice, credit note or debit note in UBL 2.1 as ZATCA wants it (XML implementation standard 1.1), canonical from the
 * start: no white space between elements, attributes in order.
 */
export function ublInvoice(invoice: ChainedInvoice, charges: ChargeNames): UblPieces {
  const { content, uuid, issuedAt, unit, counter, previousHash } = invoice
  const { kind, form, seller, buyer, correction } = content
  const [date = '', time = ''] = issuedTime(issuedAt).split('T')
  const head = [
    element('cbc:ProfileID', 'reporting:1.0'),
    element('cbc:ID', documentNumber(kind, counter, unit)),
    element('cbc:UUID', uuid),
    element('cbc:IssueDate', date),
    element('cbc:IssueTime', time),
    element(`cbc:InvoiceTypeCode name="${form === 'STANDARD' ? '0100000' : '0200000'}"`, TYPE_CODES[kind]),
    element('cbc:DocumentCurrencyCode', 'SAR'),
    element('cbc:TaxCurrencyCode', 'SAR'),
    element('cac:OrderReference', element('cbc:ID', xmlText(content.orderNumber))),
    correction &&
      element(
        'cac:BillingReference',
        element('cac:InvoiceDocumentReference', element('cbc:ID', correction.invoiceNumber)),
      ),
    element('cac:AdditionalDocumentReference', element('cbc:ID', 'ICV'), element('cbc:UUID', String(counter))),
    attachedText('PIH', previousHash),
  ]
  const rest = [
    element('cac:AccountingSupplierParty', sellerParty(seller)),
    form === 'STANDARD' ? buyerParty(buyer) : element('cac:AccountingCustomerParty'),
    form === 'STANDARD' ? element('cac:Delivery', element('cbc:ActualDeliveryDate', date)) : '',
    element(
      'cac:PaymentMeans',
      element('cbc:PaymentMeansCode', PAYMENT_MEANS[content.paidBy]),
      correction ? element('cbc:InstructionNote', xmlText(inBoth(correction.reason))) : undefined,
    ),
    ...ublAmounts(content, charges),
  ]
  return [`<${ROOT}>`, head.join(''), `${rest.join('')}</Invoice>`]
}

/** When a document was issued, on a clock in Riyadh: "2026-11-22T13:30:00". */
export const issuedTime = (issuedAt: Date): string => riyadhTimestamp(issuedAt).slice(0, 19)

/** A text that belongs to the document, under its name. */
export const attachedText = (id: string, text: string): string =>
  element(
    'cac:AdditionalDocumentReference',
    element('cbc:ID', id),
    element('cac:Attachment', element('cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain"', text)),
  )

function sellerParty({ name, vatNumber, crNumber, address }: Seller): string {
  const { street, building, district, city, postalCode } = address
  return element(
    'cac:Party',
    element('cac:PartyIdentification', element('cbc:ID schemeID="CRN"', crNumber)),
    element(
      'cac:PostalAddress',
      element('cbc:StreetName', xmlText(inBoth(street))),
      element('cbc:BuildingNumber', building),
      element('cbc:CitySubdivisionName', xmlText(inBoth(district))),
      element('cbc:CityName', xmlText(inBoth(city))),
      element('cbc:PostalZone', postalCode),
      element('cac:Country', element('cbc:IdentificationCode', 'SA')),
    ),
    element(
      'cac:PartyTaxScheme',
      element('cbc:CompanyID', vatNumber),
      element('cac:TaxScheme', element('cbc:ID', 'VAT')),
    ),
    element('cac:PartyLegalEntity', element('cbc:RegistrationName', xmlText(inBoth(name)))),
  )
}

/** A company that buys: its VAT number, and its address as far as it is known. */
function buyerParty({ company, name }: Buyer): string {
  const { street, building, district, city, postalCode } = company?.address ?? {}
  const text = (tag: string, value: string | null | undefined) => value && element(tag, xmlText(value))
  const address = [
    text('cbc:StreetName', street),
    text('cbc:BuildingNumber', building),
    text('cbc:CitySubdivisionName', district && inBoth(district)),
    text('cbc:CityName', city && inBoth(city)),
    text('cbc:PostalZone', postalCode),
    element('cac:Country', element('cbc:IdentificationCode', 'SA')),
  ]
  return element(
    'cac:AccountingCustomerParty',
    element(
      'cac:Party',
      company?.crNumber
        ? element('cac:PartyIdentification', element('cbc:ID schemeID="CRN"', company.crNumber))
        : undefined,
      element('cac:PostalAddress', ...address.map((each) => each || undefined)),
      element(
        'cac:PartyTaxScheme',
        element('cbc:CompanyID', company?.vatNumber ?? ''),
        element('cac:TaxScheme', element('cbc:ID', 'VAT')),
      ),
      element('cac:PartyLegalEntity', element('cbc:RegistrationName', xmlText(company?.name ?? name ?? ''))),
    ),
  )
}

function ublAmounts(content: InvoiceContent, charges: ChargeNames): string[] {
  const { parts, taxable, vat, total } = documentAmounts(content)
  return [
    element('cac:TaxTotal', money('TaxAmount', vat)),
    element(
      'cac:TaxTotal',
      money('TaxAmount', vat),
      element(
        'cac:TaxSubtotal',
        money('TaxableAmount', taxable),
        money('TaxAmount', vat),
        vatCategory('cac:TaxCategory'),
      ),
    ),
    element(
      'cac:LegalMonetaryTotal',
      money('LineExtensionAmount', taxable),
      money('TaxExclusiveAmount', taxable),
      money('TaxInclusiveAmount', total),
      money('AllowanceTotalAmount', 0),
      money('PrepaidAmount', 0),
      money('PayableAmount', total),
    ),
    ...parts.map((part, index) => ublLine(part, index, charges)),
  ]
}
