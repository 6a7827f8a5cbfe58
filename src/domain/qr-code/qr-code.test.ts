import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { qrCode, qrSvg } from './qr-code.ts'
import type { QrCode } from './qr-code.ts'

const rowsOf = (code: QrCode) => code.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
const hashOf = (code: QrCode) => createHash('sha256').update(rowsOf(code).join('\n')).digest('hex').slice(0, 16)
const someText = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * 37 + length) % 90))).join('')

describe('a QR code', () => {
  // The same dots as the package qrcode 1.5.4 makes (bytes, level M, same mask); each was also read back by jsQR 1.4.
  test.each([
    ['Matbaa', 21, '00773606f84e7f7f'],
    [someText(14), 21, 'bc8a0a36dd8a867b'],
    [someText(15), 25, 'c6c559b685c5681f'],
    [someText(122), 45, '0ba5d28a53eeff73'],
    [someText(180), 53, '30b4740468464b55'],
    [someText(213), 57, '5551ce2afd1d7d5c'],
    [someText(700), 101, '0ebf6bfa4d49d674'],
    [someText(1500), 145, '88d7c712c2e8639f'],
    ['x'.repeat(2331), 177, 'b79a2ade5122c29e'],
  ])('%.12s… has %d dots a side', (text, side, hash) => {
    const code = qrCode(text)
    expect(code).toHaveLength(side)
    expect(hashOf(code)).toBe(hash)
  })

  test('has its three finders, and is drawn with a quiet zone of four dots', () => {
    const rows = rowsOf(qrCode('Matbaa'))
    expect(rows[0]).toMatch(/^1111111.*1111111$/)
    expect(rows.at(-1)).toMatch(/^1111111/)
    expect(qrSvg(qrCode('Matbaa'))).toContain('viewBox="0 0 29 29"')
  })

  test('is refused for other letters and for what is too long', () => {
    expect(() => qrCode('مطبعة')).toThrow(RangeError)
    expect(() => qrCode('x'.repeat(2332))).toThrow(RangeError)
  })
})
