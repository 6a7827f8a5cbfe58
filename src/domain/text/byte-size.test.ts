import { expect, test } from 'vitest'
import { byteSizeText } from './byte-size.ts'

test.each([
  [0, '0 B'],
  [900, '900 B'],
  [86_016, '84 KB'],
  [1_258_291, '1.2 MB'],
  [52_428_800, '50 MB'],
])('a file of %s bytes has %s', (bytes, text) => {
  expect(byteSizeText(bytes)).toBe(text)
})
