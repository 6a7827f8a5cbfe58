import { decimalAmount } from '../money/halalas.ts'
import type { Halalas } from '../money/halalas.ts'

/** What the QR code of an invoice says (ZATCA, security features 1.1). */
export type QrContent = {
  readonly sellerName: string
  readonly vatNumber: string
  /** When it was issued, as the invoice has it: "2026-11-22T13:30:00". */
  readonly issuedAt: string
  readonly total: Halalas
  readonly vat: Halalas
  /** Of an invoice with a cryptographic stamp. */
  readonly stamp?: {
    /** base64, as in the invoice */
    readonly invoiceHash: string
    /** base64, as in the invoice */
    readonly signature: string
    /** DER, SubjectPublicKeyInfo */
    readonly publicKey: Uint8Array
    /** DER: the tax authority's signature of the certificate */
    readonly certificateSignature: Uint8Array
  }
}

/**
 * The content as tag, length and value, one after the other; the code holds it in base64. A value has 255 bytes at most:
 * a longer name of the seller is cut at a whole letter.
 */
export function qrBytes({ sellerName, vatNumber, issuedAt, total, vat, stamp }: QrContent): Uint8Array {
  const values = [
    cut(sellerName),
    utf8(vatNumber),
    utf8(issuedAt),
    utf8(decimalAmount(total)),
    utf8(decimalAmount(vat)),
    ...(stamp ? [utf8(stamp.invoiceHash), utf8(stamp.signature), stamp.publicKey, stamp.certificateSignature] : []),
  ]
  return Uint8Array.from(values.flatMap((value, index) => [index + 1, lengthOf(value), ...value]))
}

function lengthOf(value: Uint8Array): number {
  if (value.length > 255) throw new RangeError(`${value.length} bytes do not fit a QR tag`)
  return value.length
}

function cut(text: string): Uint8Array {
  const letters = Array.from(text)
  while (utf8(letters.join('')).length > 255) letters.pop()
  return utf8(letters.join(''))
}

const utf8 = (text: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(text).match(/%..|./g) ?? [], (byte) =>
    byte.length === 1 ? byte.charCodeAt(0) : Number.parseInt(byte.slice(1), 16),
  )
