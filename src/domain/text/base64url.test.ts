import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTidyBase64Url } from './base64url.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test('of all texts that are read as the same bytes, only the one that is written for them is tidy', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (bytes) => {
      const written = Buffer.from(bytes).toString('base64url')
      const spellings = [...ALPHABET]
        .map((last) => written.slice(0, -1) + last)
        .filter((text) => Buffer.from(text, 'base64url').equals(Buffer.from(bytes)))
      expect(spellings.filter(isTidyBase64Url)).toEqual([written])
    }),
  )
})

test.each(['A', 'AAAAA', 'AA==', 'AA+/', 'A A', 'AB'])('%j is not tidy', (text) => {
  expect(isTidyBase64Url(text)).toBe(false)
})
