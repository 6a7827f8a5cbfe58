import { documentAmounts } from '#domain/invoicing/document-line.ts'
import { qrBytes } from '#domain/invoicing/qr-content.ts'
import { inBoth } from '#domain/invoicing/seller.ts'
import { attachedText, issuedTime, ublInvoice } from '#domain/invoicing/ubl-invoice.ts'
import type { ChainedInvoice } from '#domain/invoicing/ubl-invoice.ts'
import type { ChargeNames } from '#domain/invoicing/ubl-line.ts'
import { hashOf, signHash } from './stamp/stamp.ts'
import type { Stamp } from './stamp/stamp.ts'
import { signatureEnvelope } from './stamp/xades.ts'

/** A document with its stamp. */
export type SignedInvoice = {
  /** The whole document (UBL 2.1), signed. */
  readonly xml: string
  /** base64: what the next document refers to */
  readonly hash: string
  /** base64 */
  readonly signature: string
  /** base64: the content of the QR code */
  readonly qr: string
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Names the signature within the document. */
const SIGNATURE =
  '<cac:Signature><cbc:ID>urn:oasis:names:specification:ubl:signature:Invoice</cbc:ID>' +
  '<cbc:SignatureMethod>urn:oasis:names:specification:ubl:dsig:enveloped:xades</cbc:SignatureMethod></cac:Signature>'

/**
 * Writes a document, hashes it and stamps it, at the moment it is issued unless another is given. What is put in afterwards
 * is left out again when it is hashed.
 */
export function signInvoice(
  invoice: ChainedInvoice,
  stamp: Stamp,
  charges: ChargeNames,
  signedAt = invoice.issuedAt,
): SignedInvoice {
  const pieces = ublInvoice(invoice, charges)
  const hash = hashOf(pieces.join(''))
  const signature = signHash(hash, stamp.privateKey)
  const { certificate } = stamp

  const { vat, total } = documentAmounts(invoice.content)
  const qr = Buffer.from(
    qrBytes({
      sellerName: inBoth(invoice.content.seller.name),
      vatNumber: invoice.content.seller.vatNumber,
      issuedAt: issuedTime(invoice.issuedAt),
      total,
      vat,
      stamp: {
        invoiceHash: hash,
        signature,
        publicKey: certificate.publicKeyBytes,
        certificateSignature: certificate.signature,
      },
    }),
  ).toString('base64')

  const [open, head, rest] = pieces
  const envelope = signatureEnvelope({ hash, signature, certificate, signedAt })
  return {
    xml: `${DECLARATION}${open}${envelope}${head}${attachedText('QR', qr)}${SIGNATURE}${rest}`,
    hash,
    signature,
    qr,
  }
}

/** The QR code that a document carries, base64; undefined without any. */
export const qrOfSigned = (xml: string): string | undefined =>
  /<cbc:ID>QR<\/cbc:ID>\s*<cac:Attachment>\s*<cbc:EmbeddedDocumentBinaryObject[^>]*>([^<]+)</.exec(xml)?.[1]?.trim()

/** The hash of a document as it was before its stamp and its QR code were put in. */
export const hashOfSigned = (xml: string): string =>
  hashOf(
    xml
      .replace(/^<\?xml[^>]*\?>\s*/, '')
      .replace(/<ext:UBLExtensions>[\s\S]*?<\/ext:UBLExtensions>/, '')
      .replace(
        /<cac:AdditionalDocumentReference>\s*<cbc:ID>QR<\/cbc:ID>[\s\S]*?<\/cac:AdditionalDocumentReference>/,
        '',
      )
      .replace(/<cac:Signature>[\s\S]*?<\/cac:Signature>/, ''),
  )
