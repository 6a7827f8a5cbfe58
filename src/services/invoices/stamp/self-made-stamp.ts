import { SOFTWARE } from '#domain/software.ts'
import { createECDH, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { bitString, der, integer, objectId, sequence, utf8String } from './der.ts'
import { readCertificate } from './stamp-certificate.ts'
import type { Stamp } from './stamp.ts'

const ECDSA_WITH_SHA256 = sequence(objectId('1.2.840.10045.4.3.2'))
const NAME = sequence(
  der(0x31, sequence(objectId('2.5.4.3'), utf8String(`${SOFTWARE.name} self-made stamp`))),
  der(0x31, sequence(objectId('2.5.4.10'), utf8String('Not known to the tax authority'))),
)
/** From the start of 2026 for thirty years. */
const VALIDITY = sequence(der(0x17, Buffer.from('260101000000Z')), der(0x18, Buffer.from('20560101000000Z')))

/**
 * A stamp for shops without a certificate of the tax authority: the key follows from the shop's secret, so that every
 * process has the same, and the certificate is signed by the key itself. It proves that an invoice was not altered, and
 * nothing to the authority.
 */
export function selfMadeStamp(secret: string): Stamp {
  const privateKey = keyOf(secret)
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const content = sequence(integer(Buffer.from([1])), ECDSA_WITH_SHA256, NAME, VALIDITY, NAME, publicKey)
  const certificate = sequence(content, ECDSA_WITH_SHA256, bitString(sign('sha256', content, privateKey)))
  return { privateKey, certificate: readCertificate(certificate.toString('base64')) }
}

function keyOf(secret: string): KeyObject {
  const ecdh = createECDH('secp256k1')
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', `invoice stamp ${attempt}`, 32))
    try {
      ecdh.setPrivateKey(scalar)
    } catch {
      // One of 2¹²⁸ numbers is too large for the curve.
      continue
    }
    const point = ecdh.getPublicKey()
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'))
    const key = { kty: 'EC', crv: 'secp256k1', d: scalar.toString('base64url'), x: x ?? '', y: y ?? '' }
    return createPrivateKey({ key, format: 'jwk' })
  }
}
