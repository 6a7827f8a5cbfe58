/** A rule of the authority, in our words: what must be true of a document, as an XPath 1.0 expression. */
export type BusinessRule = {
  readonly code: string
  readonly says: string
  readonly holds: string
}

const SELLER = '/inv:Invoice/cac:AccountingSupplierParty/cac:Party'
const BUYER = '/inv:Invoice/cac:AccountingCustomerParty/cac:Party'
const TOTALS = '/inv:Invoice/cac:LegalMonetaryTotal'
const LINE = '/inv:Invoice/cac:InvoiceLine'
const SUBTOTAL = '/inv:Invoice/cac:TaxTotal/cac:TaxSubtotal'
const DOCUMENT = '/inv:Invoice/cac:AdditionalDocumentReference'
const IS_NOTE = "/inv:Invoice/cbc:InvoiceTypeCode != '388'"
const IS_SIMPLIFIED = "starts-with(/inv:Invoice/cbc:InvoiceTypeCode/@name, '02')"
const REASON = '/inv:Invoice/cac:PaymentMeans/cbc:InstructionNote'

/** Halalas of an amount: XPath 1.0 has no decimals. */
const halalas = (path: string): string => `round(number(${path}) * 100)`
const sameAmount = (one: string, other: string): string => `${halalas(one)} = ${other}`
const digits = (path: string, count: number): string =>
  `string-length(${path}) = ${count} and translate(${path}, '0123456789', '') = ''`
const vatNumber = (path: string): string =>
  `${digits(path, 15)} and starts-with(${path}, '3') and substring(${path}, 15) = '3'`
const within = (path: string, most: number): string =>
  `string-length(${path}) >= 1 and string-length(${path}) <= ${most}`

const whole: readonly BusinessRule[] = [
  rule('BR-KSA-01', 'The profile is reporting:1.0', "/inv:Invoice/cbc:ProfileID = 'reporting:1.0'"),
  rule('BR-KSA-03', 'There is a unique identifier', 'string-length(/inv:Invoice/cbc:UUID) = 36'),
  rule(
    'BR-KSA-05',
    'The type is 388, 381 or 383',
    "contains(' 388 381 383 ', concat(' ', /inv:Invoice/cbc:InvoiceTypeCode, ' '))",
  ),
  rule(
    'BR-KSA-06',
    'The name of the type has seven digits and begins with 01 or 02',
    `${digits('/inv:Invoice/cbc:InvoiceTypeCode/@name', 7)} and (${IS_SIMPLIFIED} or starts-with(/inv:Invoice/cbc:InvoiceTypeCode/@name, '01'))`,
  ),
  rule('BR-KSA-70', 'The time of issue is hh:mm:ss', "translate(/inv:Invoice/cbc:IssueTime, '0123456789', '') = '::'"),
  rule('BR-KSA-EN16931-02', 'The tax currency is SAR', "/inv:Invoice/cbc:TaxCurrencyCode = 'SAR'"),
  rule('BR-KSA-CL-02', 'Every amount is in SAR', "not(//*[@currencyID != 'SAR'])"),
  rule(
    'BR-KSA-33',
    'There is an invoice counter value, of digits (BR-KSA-34)',
    `string-length(${DOCUMENT}[cbc:ID = 'ICV']/cbc:UUID) > 0 and translate(${DOCUMENT}[cbc:ID = 'ICV']/cbc:UUID, '0123456789', '') = ''`,
  ),
  rule(
    'BR-KSA-61',
    'There is the hash of the document before, as text/plain',
    `string-length(${DOCUMENT}[cbc:ID = 'PIH']/cac:Attachment/cbc:EmbeddedDocumentBinaryObject[@mimeCode = 'text/plain']) >= 44`,
  ),
  rule(
    'BR-KSA-27',
    'There is a QR code of at most 700 characters, as text/plain',
    within(`${DOCUMENT}[cbc:ID = 'QR']/cac:Attachment/cbc:EmbeddedDocumentBinaryObject[@mimeCode = 'text/plain']`, 700),
  ),
  rule(
    'BR-KSA-28',
    'The stamp is named and has its method (BR-KSA-30)',
    "/inv:Invoice/cac:Signature/cbc:ID = 'urn:oasis:names:specification:ubl:signature:Invoice' and /inv:Invoice/cac:Signature/cbc:SignatureMethod = 'urn:oasis:names:specification:ubl:dsig:enveloped:xades'",
  ),
  rule(
    'BR-KSA-56',
    'A note refers to its invoice',
    `not(${IS_NOTE}) or string-length(//cac:BillingReference//cbc:ID) > 0`,
  ),
  rule('BR-KSA-17', 'A note says its reason', `not(${IS_NOTE}) or (${within(REASON, 1000)})`),
  rule(
    'BR-KSA-16',
    'The means of payment is one of the list',
    "contains(' 10 30 42 48 1 ', concat(' ', /inv:Invoice/cac:PaymentMeans/cbc:PaymentMeansCode, ' '))",
  ),
]

const parties: readonly BusinessRule[] = [
  rule(
    'BR-KSA-08',
    'The seller has a number of a known kind, of letters and digits',
    `contains(' CRN MOM MLS SAG OTH 700 ', concat(' ', ${SELLER}/cac:PartyIdentification/cbc:ID/@schemeID, ' ')) and string-length(${SELLER}/cac:PartyIdentification/cbc:ID) > 0`,
  ),
  rule(
    'BR-KSA-09',
    'The address of the seller has street, building, district, city, postal code and country',
    ['cbc:StreetName', 'cbc:BuildingNumber', 'cbc:CitySubdivisionName', 'cbc:CityName', 'cbc:PostalZone']
      .map((part) => `string-length(${SELLER}/cac:PostalAddress/${part}) > 0`)
      .concat(`${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode = 'SA'`)
      .join(' and '),
  ),
  rule(
    'BR-KSA-37',
    'The building of the seller has four digits',
    digits(`${SELLER}/cac:PostalAddress/cbc:BuildingNumber`, 4),
  ),
  rule(
    'BR-KSA-66',
    'The postal code of the seller has five digits',
    digits(`${SELLER}/cac:PostalAddress/cbc:PostalZone`, 5),
  ),
  rule('BR-KSA-40', 'The VAT number of the seller', vatNumber(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`)),
  rule('BR-06', 'The seller has a name', within(`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`, 1000)),
  rule(
    'BR-KSA-42',
    'The buyer of a tax invoice has a name',
    `${IS_SIMPLIFIED} or (${within(`${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`, 1000)})`,
  ),
  rule(
    'BR-KSA-44',
    'The VAT number of the buyer',
    `(${IS_SIMPLIFIED} and not(${BUYER}/cac:PartyTaxScheme)) or (${vatNumber(`${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`)})`,
  ),
  rule(
    'BR-10',
    'A tax invoice has the address of the buyer',
    `${IS_SIMPLIFIED} or string-length(${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode) = 2`,
  ),
  rule(
    'BR-KSA-15',
    'A tax invoice has the date of supply',
    `${IS_SIMPLIFIED} or string-length(/inv:Invoice/cac:Delivery/cbc:ActualDeliveryDate) = 10`,
  ),
]

const amounts: readonly BusinessRule[] = [
  rule('BR-16', 'There is a line at least', `count(${LINE}) > 0`),
  rule('BR-KSA-F-04', 'No amount is negative', "not(//*[@currencyID][number(.) < 0 or string(number(.)) = 'NaN'])"),
  rule(
    'BR-DEC',
    'No amount has more than two decimals',
    "not(//*[@currencyID][string-length(substring-after(., '.')) != 2])",
  ),
  rule(
    'BR-CO-10',
    'Sum of line net amounts',
    sameAmount(`${TOTALS}/cbc:LineExtensionAmount`, `round(sum(${LINE}/cbc:LineExtensionAmount) * 100)`),
  ),
  rule(
    'BR-CO-13',
    'Total without VAT',
    sameAmount(
      `${TOTALS}/cbc:TaxExclusiveAmount`,
      `${halalas(`${TOTALS}/cbc:LineExtensionAmount`)} - ${halalas(`${TOTALS}/cbc:AllowanceTotalAmount`)}`,
    ),
  ),
  rule(
    'BR-CO-14',
    'The VAT is the sum of its categories',
    sameAmount(
      '/inv:Invoice/cac:TaxTotal[cac:TaxSubtotal]/cbc:TaxAmount',
      `round(sum(${SUBTOTAL}/cbc:TaxAmount) * 100)`,
    ),
  ),
  rule(
    'BR-KSA-EN16931-09',
    'There is one total of the VAT without categories, and one with',
    'count(/inv:Invoice/cac:TaxTotal[not(cac:TaxSubtotal)]) = 1 and count(/inv:Invoice/cac:TaxTotal[cac:TaxSubtotal]) = 1',
  ),
  rule(
    'BR-S-08',
    'The taxable amount of the category is that of its lines',
    sameAmount(`${SUBTOTAL}/cbc:TaxableAmount`, `round(sum(${LINE}/cbc:LineExtensionAmount) * 100)`),
  ),
  rule(
    'BR-CO-15',
    'Total with VAT',
    sameAmount(
      `${TOTALS}/cbc:TaxInclusiveAmount`,
      `${halalas(`${TOTALS}/cbc:TaxExclusiveAmount`)} + ${halalas('/inv:Invoice/cac:TaxTotal[1]/cbc:TaxAmount')}`,
    ),
  ),
  rule(
    'BR-CO-16',
    'Amount due',
    sameAmount(
      `${TOTALS}/cbc:PayableAmount`,
      `${halalas(`${TOTALS}/cbc:TaxInclusiveAmount`)} - ${halalas(`${TOTALS}/cbc:PrepaidAmount`)}`,
    ),
  ),
  rule(
    'BR-KSA-18',
    'Every line has category S at 5 or 15 per cent (BR-KSA-84)',
    "not(//cac:ClassifiedTaxCategory[cbc:ID != 'S' or (number(cbc:Percent) != 15 and number(cbc:Percent) != 5)])",
  ),
  rule(
    'BR-KSA-51',
    'A line with VAT is its net amount and its VAT',
    `not(${LINE}[round(number(cac:TaxTotal/cbc:RoundingAmount) * 100) != round(number(cbc:LineExtensionAmount) * 100) + round(number(cac:TaxTotal/cbc:TaxAmount) * 100)])`,
  ),
  rule(
    'BR-KSA-53',
    'Every line has its VAT and its amount with VAT',
    `not(${LINE}[not(cac:TaxTotal/cbc:TaxAmount) or not(cac:TaxTotal/cbc:RoundingAmount)])`,
  ),
  rule(
    'BR-KSA-EN16931-11',
    'A net amount is price by base quantity, times quantity, less the discount',
    `not(${LINE}[round(number(cbc:LineExtensionAmount) * 100) != round(number(cac:Price/cbc:PriceAmount) div number(cac:Price/cbc:BaseQuantity) * number(cbc:InvoicedQuantity) * 100) - round(sum(cac:AllowanceCharge/cbc:Amount) * 100)])`,
  ),
  rule(
    'BR-25',
    'Every line has a name of at most 1,000 characters',
    `not(${LINE}[string-length(cac:Item/cbc:Name) < 1 or string-length(cac:Item/cbc:Name) > 1000])`,
  ),
  rule(
    'BR-42',
    'A discount of a line has its reason',
    'not(//cac:InvoiceLine/cac:AllowanceCharge[not(cbc:AllowanceChargeReason) and not(cbc:AllowanceChargeReasonCode)])',
  ),
]

/** What the authority refuses a document for, as far as the shop's documents can break it. */
export const BUSINESS_RULES: readonly BusinessRule[] = [...whole, ...parties, ...amounts]

const BUYER_ADDRESS = `${BUYER}/cac:PostalAddress`

/** What the authority only warns of (202). */
export const WARNED_RULES: readonly BusinessRule[] = [
  rule(
    'BR-CO-17',
    'The VAT of the category is its rate of the taxable amount',
    sameAmount(`${SUBTOTAL}/cbc:TaxAmount`, `round(number(${SUBTOTAL}/cbc:TaxableAmount) * 15)`),
  ),
  rule(
    'BR-KSA-63',
    'A buyer in the Kingdom has street, building, district, city and postal code',
    `${IS_SIMPLIFIED} or (${['cbc:StreetName', 'cbc:BuildingNumber', 'cbc:CitySubdivisionName', 'cbc:CityName', 'cbc:PostalZone'].map((part) => `string-length(${BUYER_ADDRESS}/${part}) > 0`).join(' and ')})`,
  ),
  rule(
    'BR-KSA-67',
    'The postal code of the buyer has five digits',
    `not(${BUYER_ADDRESS}/cbc:PostalZone) or (${digits(`${BUYER_ADDRESS}/cbc:PostalZone`, 5)})`,
  ),
]

function rule(code: string, says: string, holds: string): BusinessRule {
  return { code, says, holds }
}
