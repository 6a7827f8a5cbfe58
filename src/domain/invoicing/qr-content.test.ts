import { describe, expect, test } from 'vitest'
import vectors from '#testing/zatca/zatca-vectors.json' with { type: 'json' }
import { halalas } from '../money/halalas.ts'
import { qrBytes } from './qr-content.ts'

const amount = (sar: string) => {
  const read = halalas(sar)
  if (!read.ok) throw new Error(sar)
  return read.value
}
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Splits tag, length and value. */
function tagsOf(bytes: Uint8Array): Map<number, Uint8Array> {
  const tags = new Map<number, Uint8Array>()
  for (let at = 0; at < bytes.length; at += 2 + bytes[at + 1]!) {
    tags.set(bytes[at]!, bytes.subarray(at + 2, at + 2 + bytes[at + 1]!))
  }
  return tags
}

describe('the content of a QR code', () => {
  test.each(vectors.phase1.map(({ tags, base64: expected, source }) => [source, tags, expected] as const))(
    'as published: %s',
    (_, tags, expected) => {
      const bytes = qrBytes({
        sellerName: tags['1'],
        vatNumber: tags['2'],
        issuedAt: tags['3'],
        total: amount(tags['4']),
        vat: amount(tags['5']),
      })
      expect(base64(bytes)).toBe(expected)
    },
  )

  test("with a stamp is the one of the tax authority's own sample", () => {
    const sample = vectors.phase2_sdk_simplified_invoice
    const tags = tagsOf(Buffer.from(sample.qr_base64, 'base64'))
    const text = (tag: number) => Buffer.from(tags.get(tag)!).toString()
    const bytes = qrBytes({
      sellerName: text(1),
      vatNumber: text(2),
      issuedAt: text(3),
      total: amount(text(4)),
      vat: amount(text(5)),
      stamp: {
        invoiceHash: sample.tag6_invoice_hash,
        signature: text(7),
        publicKey: tags.get(8)!,
        certificateSignature: tags.get(9)!,
      },
    })
    expect(base64(bytes)).toBe(sample.qr_base64)
  })

  test('a name too long for its tag is cut at a whole letter', () => {
    const bytes = qrBytes({
      sellerName: 'مطبعة '.repeat(40),
      vatNumber: '310122393500003',
      issuedAt: '2026-11-22T13:30:00',
      total: 100,
      vat: 13,
    })
    const name = tagsOf(bytes).get(1)!
    expect(name.length).toBeLessThanOrEqual(255)
    expect(Buffer.from(name).toString()).not.toContain('\uFFFD')
  })
})
