import { expect, test } from 'vitest'
import { negotiateEncoding } from './encodings.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.000', 'identity'],
  ['identity', 'identity'],
])('%s is answered with %s', (accept, encoding) => {
  expect(negotiateEncoding(accept)).toBe(encoding)
})
