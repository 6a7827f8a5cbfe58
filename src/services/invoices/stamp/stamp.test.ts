import { createPublicKey, X509Certificate } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import vectors from '#testing/zatca/zatca-vectors.json' with { type: 'json' }
import { readCertificate } from './stamp-certificate.ts'
import { hashOf, isSignatureOf, openStamp, signHash } from './stamp.ts'
import { signedProperties } from './xades.ts'

const sample = vectors.stamp
const secret = 'a secret of at least thirty-two letters'
const ownStamp = (privateKey?: string, certificate?: string) => openStamp({ privateKey, certificate, secret })

describe("the tax authority's own sample", () => {
  const certificate = readCertificate(sample.certificate)

  test('certificate is read as its tools read it', () => {
    expect(certificate).toMatchObject({
      issuer: sample.issuer,
      serialNumber: sample.serialNumber,
      digest: sample.certificateDigest,
    })
  })

  test('certificate is read from a file and from the token of its portal as well', () => {
    const pem = `-----BEGIN CERTIFICATE-----\n${sample.certificate.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`
    const token = Buffer.from(sample.certificate).toString('base64')
    for (const given of [pem, pem.replaceAll('\n', '\\n'), token]) {
      expect(readCertificate(given).text).toBe(sample.certificate)
    }
  })

  test('signed properties have its digest', () => {
    const { digest } = signedProperties({ certificate, signedAt: new Date(sample.signingTime) })
    expect(digest).toBe(sample.signedPropertiesDigest)
  })

  test('stamp is found good, and not for another hash', () => {
    const qr = Buffer.from(vectors.phase2_sdk_simplified_invoice.qr_base64, 'base64')
    const hash = vectors.phase2_sdk_simplified_invoice.tag6_invoice_hash
    const start = qr.indexOf(hash) + hash.length
    const signature = qr.subarray(start + 2, start + 2 + qr[start + 1]!).toString()
    expect(isSignatureOf(hash, signature, certificate.publicKey)).toBe(true)
    expect(isSignatureOf(hashOf('another'), signature, certificate.publicKey)).toBe(false)
  })
})

describe('a stamp', () => {
  test('is made from the secret when none is configured: one key, a certificate signed by itself', () => {
    const stamp = ownStamp()
    const certificate = new X509Certificate(Buffer.from(stamp.certificate.text, 'base64'))
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(certificate.subject).toContain('Not known to the tax authority')
    expect(ownStamp().certificate.publicKeyBytes).toEqual(stamp.certificate.publicKeyBytes)
    expect(createPublicKey(stamp.privateKey).export({ type: 'spki', format: 'der' })).toEqual(
      stamp.certificate.publicKeyBytes,
    )
  })

  test.each([
    ['PEM', (key: string) => key],
    ['PEM in one line', (key: string) => key.replaceAll('\n', '\\n')],
    ['base64', (key: string) => key.replaceAll(/-----[A-Z ]+-----|\n/g, '')],
  ])('is read from the configuration: %s', (_, written) => {
    const { privateKey, certificate } = ownStamp()
    const sec1 = privateKey.export({ type: 'sec1', format: 'pem' }).toString()
    const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    for (const key of [sec1, pkcs8]) {
      const stamp = ownStamp(written(key), certificate.text)
      const hash = hashOf('x')
      expect(isSignatureOf(hash, signHash(hash, stamp.privateKey), certificate.publicKey)).toBe(true)
    }
  })

  test('is refused when key and certificate do not belong together', () => {
    const key = ownStamp().privateKey.export({ type: 'sec1', format: 'pem' }).toString()
    expect(() => ownStamp(key, sample.certificate)).toThrow('do not belong together')
  })
})
