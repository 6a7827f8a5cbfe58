import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTidyBase64Url } from './base64url.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test('of all texts that are read as the same bytes, the one that is written for them is tidy', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.constantFrom(...ALPHABET), (bytes, last) => {
      const written = Buffer.from(bytes).toString('base64url')
      expect(isTidyBase64Url(written)).toBe(true)
      const other = written.slice(0, -1) + last
      if (other !== written && Buffer.from(other, 'base64url').equals(Buffer.from(written, 'base64url')))
        expect(isTidyBase64Url(other)).toBe(false)
    }),
  )
})

test.each(['A', 'AAAAA', 'AA==', 'AA+/', 'A A', 'AB'])('%j is not tidy', (text) => {
  expect(isTidyBase64Url(text)).toBe(false)
})
