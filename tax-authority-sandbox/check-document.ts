import { verify } from 'node:crypto'
import type { X509Certificate } from 'node:crypto'
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm'
import { sha256, vatOf } from './certificates.ts'
import type { Certificates } from './certificates.ts'

const NAMES = {
  inv: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
}

/** A document as it was sent. */
export type Sent = { readonly invoiceHash: string; readonly uuid: string; readonly invoice: string }

/** What the authority reads in a document. */
export type Document = {
  readonly xml: string
  readonly hash: string
  readonly isStandard: boolean
  /** 388 invoice, 381 credit note, 383 debit note */
  readonly type: string
  readonly counter: string
  readonly previousHash: string
  readonly vat: string
  readonly qr: string
}

export type Finding = { readonly code: string; readonly message: string }

/** Reads and checks a document: its hash, its stamp, its sums and what each kind must say. */
export function checkDocument(sent: Sent, login: X509Certificate, certificates: Certificates) {
  const xml = Buffer.from(sent.invoice, 'base64').toString()
  const document = XmlDocument.fromString(xml)
  try {
    const text = (path: string) => String(document.eval(`string(${path})`, NAMES)).trim()
    const number = (path: string) => Math.round(Number(document.eval(`number(${path})`, NAMES)) * 100)
    const read = readDocument(xml, text)
    const signature = text('//ds:SignatureValue')
    const stamp = text('//ds:X509Certificate')
    const uuid = text('/inv:Invoice/cbc:UUID')
    const linesSum = Math.round(Number(document.eval('sum(//cac:InvoiceLine/cbc:LineExtensionAmount)', NAMES)) * 100)
    const totals = '/inv:Invoice/cac:LegalMonetaryTotal/cbc:'
    const hash = hashWithoutStamp(document)
    const errors = [
      fails(
        hash === sent.invoiceHash,
        'invalid-invoice-hash',
        'The invoice hash API body does not match the (calculated) Hash of the XML',
      ),
      fails(uuid === sent.uuid, 'invalid-uuid', 'The UUID of the body is not that of the XML'),
      fails(
        read.vat === vatOf(login),
        'certificate-permissions',
        'User only allowed to use the vat number that exists in the authentication certificate',
      ),
      fails(
        isStamped(hash, signature, stamp, certificates),
        'signed-properties-hashing',
        'The stamp is not of a certificate of the authority',
      ),
      fails(linesSum === number(`${totals}LineExtensionAmount`), 'BR-CO-10', 'Sum of line net amounts'),
      fails(
        number(`${totals}TaxExclusiveAmount`) + number('/inv:Invoice/cac:TaxTotal[1]/cbc:TaxAmount') ===
          number(`${totals}TaxInclusiveAmount`),
        'BR-CO-15',
        'Total with VAT',
      ),
      fails(/^\d+$/.test(read.counter), 'BR-KSA-34', 'The invoice counter value must be digits'),
      fails(read.previousHash !== '', 'BR-KSA-61', 'The previous invoice hash is missing'),
      fails(
        read.type === '388' || text('//cac:BillingReference//cbc:ID') !== '',
        'BR-KSA-56',
        'A note must refer to its invoice',
      ),
      fails(
        read.type === '388' || text('//cac:PaymentMeans/cbc:InstructionNote') !== '',
        'BR-KSA-17',
        'A note must say its reason',
      ),
      ...(read.isStandard ? standardFindings(text) : []),
    ].flat()
    return { document: { ...read, hash }, errors, warnings: roundingFindings(number) }
  } finally {
    document.dispose()
  }
}

const readDocument = (xml: string, text: (path: string) => string): Omit<Document, 'hash'> => ({
  xml,
  isStandard: text('/inv:Invoice/cbc:InvoiceTypeCode/@name').startsWith('01'),
  type: text('/inv:Invoice/cbc:InvoiceTypeCode'),
  counter: text("//cac:AdditionalDocumentReference[cbc:ID='ICV']/cbc:UUID"),
  previousHash: text("//cac:AdditionalDocumentReference[cbc:ID='PIH']//cbc:EmbeddedDocumentBinaryObject"),
  vat: text('//cac:AccountingSupplierParty//cac:PartyTaxScheme/cbc:CompanyID'),
  qr: text("//cac:AdditionalDocumentReference[cbc:ID='QR']//cbc:EmbeddedDocumentBinaryObject"),
})

const fails = (isRight: boolean, code: string, message: string): Finding[] => (isRight ? [] : [{ code, message }])

function standardFindings(text: (path: string) => string): Finding[] {
  const buyer = '//cac:AccountingCustomerParty/cac:Party'
  return [
    fails(
      /^3\d{13}3$/.test(text(`${buyer}/cac:PartyTaxScheme/cbc:CompanyID`)),
      'BR-KSA-44',
      'The VAT number of the buyer',
    ),
    fails(text(`${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`) !== '', 'BR-KSA-42', 'The name of the buyer'),
    fails(
      text(`${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`) !== '',
      'BR-10',
      'The address of the buyer',
    ),
    fails(text('//cac:Delivery/cbc:ActualDeliveryDate') !== '', 'BR-KSA-15', 'The date of supply'),
  ].flat()
}

/** VAT that is half a halala off its rate is accepted with a warning. */
const roundingFindings = (number: (path: string) => number): Finding[] => {
  const [taxable, vat] = [number('//cac:TaxSubtotal/cbc:TaxableAmount'), number('//cac:TaxSubtotal/cbc:TaxAmount')]
  return fails(Math.round((taxable * 15) / 100) === vat, 'BR-CO-17', 'VAT category tax amount')
}

/** Takes out what is not hashed, and hashes the rest in canonical form (C14N 1.1). */
function hashWithoutStamp(document: XmlDocument): string {
  const left = ['//ext:UBLExtensions', '//cac:Signature', "//cac:AdditionalDocumentReference[cbc:ID='QR']"]
  for (const path of left) for (const node of document.find(path, NAMES)) node.remove()
  return sha256(document.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_1_1 }))
}

function isStamped(hash: string, signature: string, stamp: string, certificates: Certificates): boolean {
  const certificate = certificates.read(stamp)
  return (
    certificate !== undefined &&
    verify('sha256', Buffer.from(hash, 'base64'), certificate.publicKey, Buffer.from(signature, 'base64'))
  )
}
