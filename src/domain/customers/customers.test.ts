import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBirthDate } from './birth-date.ts'
import { CODE_POLICY, codeOf, parseCode } from './code-policy.ts'
import { deviceName } from './device-name.ts'
import { maskIdentifier } from './mask-identifier.ts'
import { judgeRefresh, SESSION_POLICY } from './session-policy.ts'

describe('a code', () => {
  test('is six digits, also with zeros in front, and reads back as typed in either digits', () => {
    fc.assert(
      fc.property(fc.nat(999_999), (number) => {
        const code = codeOf(number)
        const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
        expect(code).toMatch(/^\d{6}$/)
        expect(parseCode(code)).toEqual({ ok: true, value: code })
        expect(parseCode(arabic)).toEqual({ ok: true, value: code })
      }),
    )
  })

  test.each([
    ['12345', 'code/too-short'],
    ['', 'code/too-short'],
    ['1234567', 'code/invalid'],
    ['12-456', 'code/invalid'],
    ['12345é', 'code/invalid'],
  ])('%j is refused: %s', (text, code) => {
    expect(parseCode(text)).toEqual({ ok: false, error: { code } })
  })

  test.each(['123 456', ' 123456 ', '\u200f123456', 'abc123'])('%j may be typed', (text) => {
    expect(parseCode(text).ok).toBe(true)
  })

  test('lives five minutes and five tries', () => {
    expect(CODE_POLICY).toMatchObject({ lifeSeconds: 300, tries: 5, resendSeconds: 60 })
  })
})

describe('a refresh token', () => {
  test('is rotated, repeated for half a minute, and its replay ends the family', () => {
    expect(judgeRefresh(4, { generation: 4, secondsSince: 900 })).toBe('rotate')
    expect(judgeRefresh(3, { generation: 4, secondsSince: 30 })).toBe('repeat')
    expect(judgeRefresh(3, { generation: 4, secondsSince: 31 })).toBe('replay')
    expect(judgeRefresh(2, { generation: 4, secondsSince: 1 })).toBe('replay')
    expect(judgeRefresh(5, { generation: 4, secondsSince: 1 })).toBe('unknown')
  })

  test('of whatever age has exactly one outcome, and only the current one rotates', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.nat(100), (presented, generation, secondsSince) => {
        const verdict = judgeRefresh(presented, { generation, secondsSince })
        expect(verdict === 'rotate').toBe(presented === generation)
        expect(verdict === 'repeat' && secondsSince > SESSION_POLICY.replaySeconds).toBe(false)
      }),
    )
  })
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPhone' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { browser: 'Edge', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    { browser: 'Samsung Internet', system: 'Android' },
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', { browser: 'Firefox', system: 'Linux' }],
  ['curl/8', { browser: null, system: null }],
])('%s is %o', (userAgent, name) => {
  expect(deviceName(userAgent)).toEqual(name)
})

test.each([
  ['1990-05-17', undefined],
  ['1900-01-01', undefined],
  ['2026-11-21', undefined],
  ['1899-12-31', 'birth-date/too-early'],
  ['2026-11-22', 'birth-date/in-future'],
  ['1990-02-30', 'birth-date/invalid'],
  ['١٩٩٠', 'birth-date/invalid'],
])('born on %s: %s', (day, code) => {
  const checked = checkBirthDate(day, '2026-11-21')
  expect(checked).toEqual(code ? { ok: false, error: { code } } : { ok: true, value: day })
})

test('an identifier is shown so that only its owner knows it', () => {
  expect(maskIdentifier('sara@example.com')).toBe('s•••@example.com')
  expect(maskIdentifier('+966551234567')).toBe('•••• 567')
})
