import { expect, test } from 'vitest'
import { base32, stepAt } from '#domain/staff/totp.ts'
import { totpCode } from './totp-code.ts'

/** Appendix B of RFC 6238, SHA-1: its codes have eight digits, of which apps show the last six. */
const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code of the RFC is shown', (second, code) => {
  expect(totpCode(SECRET, stepAt(new Date(second * 1_000)))).toBe(code.slice(2))
})

test('the secret is written as apps take it', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})
