import { describe, expect, test } from 'vitest'
import { anyWholeNumberFrom, toLatinDigits, toLatinNumber, wholeNumberFrom } from './digits.ts'

describe('digits of three scripts', () => {
  test('Arabic-Indic and Persian digits become Latin, letters stay', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ بطاقة A4')).toBe('0123456789 0123456789 بطاقة A4')
  })

  test('a typed number loses its grouping and gets a Latin point', () => {
    expect(toLatinNumber(' ١٬٢٣٤٫٥ ')).toBe('1234.5')
    expect(toLatinNumber('1,234.5')).toBe('1234.5')
  })

  test('only what groups thousands is taken out', () => {
    expect(toLatinNumber('1,234,567.5')).toBe('1234567.5')
    for (const typed of ['620,5', '1,50', '1,2345', ',500']) expect(toLatinNumber(typed)).toBe(typed)
  })

  test.each([
    ['٥٠', 50],
    ['1,5', undefined],
    ['1,000', 1000],
    ['007', 7],
    ['\u2066٥٠\u2069', 50],
    ['', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['9007199254740993', undefined],
  ])('a shopper who types %j as a quantity means %j', (typed, quantity) => {
    expect(wholeNumberFrom(typed)).toBe(quantity)
  })
})

test.each([
  ['-3', -3],
  ['−٣', -3],
  ['1,000', 1000],
  ['9'.repeat(30), Number.MAX_SAFE_INTEGER],
  ['2.5', undefined],
  ['', undefined],
])('%j is typed for the whole number %j', (text, number) => {
  expect(anyWholeNumberFrom(text)).toBe(number)
})
