import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { readCertificate } from './stamp-certificate.ts'
import type { StampCertificate } from './stamp-certificate.ts'
import { selfMadeStamp } from './self-made-stamp.ts'

/** With what documents are stamped: a key on the curve secp256k1, and the certificate that belongs to it. */
export type Stamp = { readonly privateKey: KeyObject; readonly certificate: StampCertificate }

/**
 * The stamp of the configuration; without a key and a certificate it makes its own from the shop's secret. Throws for a key
 * and a certificate that cannot be read, or are not a pair.
 */
export function openStamp(given: {
  privateKey: string | undefined
  certificate: string | undefined
  secret: string
}): Stamp {
  const { privateKey, certificate, secret } = given
  if (privateKey === undefined || certificate === undefined) return selfMadeStamp(secret)
  const stamp = { privateKey: readPrivateKey(privateKey), certificate: readCertificate(certificate) }
  const publicKey = createPublicKey(stamp.privateKey).export({ type: 'spki', format: 'der' })
  if (!publicKey.equals(stamp.certificate.publicKeyBytes)) {
    throw new Error('the private key and the certificate of the invoice stamp do not belong together')
  }
  return stamp
}

/** Reads PEM, or base64 of DER (SEC 1 as ZATCA's tools write it, or PKCS #8). */
function readPrivateKey(given: string): KeyObject {
  if (given.includes('-----')) return createPrivateKey(given.replaceAll('\\n', '\n'))
  const key = Buffer.from(given, 'base64')
  try {
    return createPrivateKey({ key, format: 'der', type: 'sec1' })
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  }
}

/** base64 of SHA-256. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Signs the bytes of an invoice's hash (base64); ECDSA with SHA-256, DER, base64. Every signature is different. */
export const signHash = (hash: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(hash, 'base64'), key).toString('base64')

/** Whether the hash was signed by the key's owner. */
export const isSignatureOf = (hash: string, signature: string, publicKey: KeyObject): boolean =>
  verify('sha256', Buffer.from(hash, 'base64'), publicKey, Buffer.from(signature, 'base64'))
