import { createHash, X509Certificate } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { BitString, fromBER, Sequence } from 'asn1js'

/** A certificate as the stamp of an invoice speaks of it. */
export type StampCertificate = {
  /** base64 of DER, without line breaks */
  readonly text: string
  readonly publicKey: KeyObject
  /** DER, SubjectPublicKeyInfo */
  readonly publicKeyBytes: Uint8Array
  /** DER: who issued the certificate signed it so */
  readonly signature: Uint8Array
  /** base64 of the hexadecimal SHA-256 of `text`: ZATCA's way */
  readonly digest: string
  /** "CN=…, DC=…" */
  readonly issuer: string
  /** decimal */
  readonly serialNumber: string
}

/** Reads a certificate given as PEM, as base64 of DER, or as base64 of that (ZATCA's token). Throws for what is none. */
export function readCertificate(given: string): StampCertificate {
  const bare = given.replaceAll(/-----[A-Z ]+-----|\\n|\s/g, '')
  const inner = Buffer.from(bare, 'base64').toString('latin1')
  // Every DER of this size begins with the same byte, so its base64 begins with the same letter.
  const text = /^MI[A-Za-z0-9+/=]+$/.test(inner) ? inner : bare
  const der = Buffer.from(text, 'base64')
  const certificate = new X509Certificate(der)
  return {
    text,
    publicKey: certificate.publicKey,
    publicKeyBytes: certificate.publicKey.export({ type: 'spki', format: 'der' }),
    signature: certificateSignature(der),
    digest: hexDigest(text),
    issuer: certificate.issuer.split('\n').toReversed().join(', '),
    serialNumber: BigInt(`0x${certificate.serialNumber}`).toString(),
  }
}

/** The bytes of a certificate's signature: the last value of its outer sequence (RFC 5280, 4.1), which Node does not hand out. */
function certificateSignature(der: Uint8Array): Uint8Array {
  const { result } = fromBER(der)
  const last = result instanceof Sequence ? result.valueBlock.value.at(-1) : undefined
  if (!(last instanceof BitString)) throw new RangeError('no certificate')
  return last.valueBlock.valueHexView
}

/** base64 of the hexadecimal SHA-256, as ZATCA has it in some places. */
export const hexDigest = (text: string): string =>
  Buffer.from(createHash('sha256').update(text).digest('hex')).toString('base64')
