import { verify } from 'node:crypto'
import type { X509Certificate } from 'node:crypto'
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm'
import { sha256, vatOf } from './certificates.ts'
import type { Certificates } from './certificates.ts'
import { BUSINESS_RULES, WARNED_RULES } from './business-rules.ts'
import type { BusinessRule } from './business-rules.ts'

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
    const read = readDocument(xml, text)
    const signature = text('//ds:SignatureValue')
    const stamp = text('//ds:X509Certificate')
    const uuid = text('/inv:Invoice/cbc:UUID')
    const [broken, warnings] = [brokenRules(document, BUSINESS_RULES), brokenRules(document, WARNED_RULES)]
    // Last: it takes stamp and QR code out of the document.
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
      broken,
    ].flat()
    return { document: { ...read, hash }, errors, warnings }
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

/** The rules that a document breaks. */
export const brokenRules = (document: XmlDocument, rules: readonly BusinessRule[]): Finding[] =>
  rules.flatMap(({ code, says, holds }) => fails(document.eval(`boolean(${holds})`, NAMES) === true, code, says))

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
