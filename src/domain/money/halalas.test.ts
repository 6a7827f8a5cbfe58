import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  columnAmount,
  decimalAmount,
  formatAmount,
  halalas,
  MAX_HALALAS,
  plainPrice,
  roundHalfUp,
  timesExactly,
} from './halalas.ts'

const anyAmount = fc.integer({ min: -MAX_HALALAS, max: MAX_HALALAS })

describe('reading an amount in SAR', () => {
  test.each([
    ['49', 4900],
    ['49.5', 4950],
    ['49.50', 4950],
    ['0.10', 10],
    ['49.500', 4950],
    ['٤٩٫٥٠', 4950],
    ['1,234.05', 123_405],
    ['-3', -300],
    ['-0', 0],
    [49.99, 4999],
    [0.29, 29],
  ])('%j is %d halalas', (sar, expected) => {
    expect(halalas(sar)).toEqual({ ok: true, value: expected })
  })

  test.each([
    ['', 'money/not-a-number'],
    ['free', 'money/not-a-number'],
    ['.5', 'money/not-a-number'],
    ['5.', 'money/not-a-number'],
    ['1e3', 'money/not-a-number'],
    ['0x10', 'money/not-a-number'],
    [Number.NaN, 'money/not-a-number'],
    [Number.POSITIVE_INFINITY, 'money/not-a-number'],
    ['9.999', 'money/too-precise'],
    [0.1 + 0.2, 'money/too-precise'],
    ['100000000000.01', 'money/too-large'],
  ])('%j is refused: %s', (sar, code) => {
    expect(halalas(sar)).toEqual({ ok: false, error: { code } })
  })

  test('what is written for machines is read back unchanged', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(halalas(decimalAmount(amount))).toEqual({ ok: true, value: amount })
        expect(halalas(formatAmount(amount).replace('−', '-'))).toEqual({
          ok: true,
          value: amount,
        })
      }),
    )
  })
})

describe('showing an amount', () => {
  test.each([
    [4900, '49'],
    [4950, '49.50'],
    [5, '0.05'],
    [-0, '0'],
    [100_000, '1,000'],
    [123_456_789, '1,234,567.89'],
    [-35_000, '−350'],
  ])('%d halalas are shown as %s', (amount, displayed) => {
    expect(formatAmount(amount)).toBe(displayed)
  })

  test('in columns decimals are never left out', () => {
    expect([4900, 123_450, -100_000_005].map(columnAmount)).toEqual(['49.00', '1,234.50', '−1,000,000.05'])
  })

  test('in plain text the currency is a word, on the side each language expects', () => {
    expect(plainPrice(123_450, 'en')).toBe('SAR\u00A01,234.50')
    expect(plainPrice(123_450, 'ar')).toBe('1,234.50\u00A0ر.س')
  })

  test('machines always get two decimals and no grouping', () => {
    expect(decimalAmount(123_450)).toBe('1234.50')
    expect(decimalAmount(-7)).toBe('-0.07')
  })

  test('a fraction of a halala is a bug, not a price', () => {
    expect(() => formatAmount(49.5)).toThrow(RangeError)
  })
})

describe('rounding half up', () => {
  test.each([
    [5, 2, 3],
    [4, 3, 1],
    [-5, 2, -2],
    [-7, 2, -3],
    [-8, 3, -3],
    [0, 7, 0],
  ])('%d / %d is %d', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator)).toBe(rounded)
  })

  test('stays exact where floating point does not', () => {
    expect(roundHalfUp(9_007_199_254_740_991n * 10n + 5n, 10)).toBe(9_007_199_254_740_992)
  })

  test('is never further than half away, and takes the upper one of two equals', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 10n ** 6n), (n, d) => {
        const distance = 2n * (BigInt(roundHalfUp(n, d)) * d - n)
        expect(distance > -d && distance <= d).toBe(true)
      }),
    )
  })

  test('is the same of numbers, which is faster, as of BigInts', () => {
    const numerator = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -1_000, max: 1_000 }))
    fc.assert(
      fc.property(numerator, fc.integer({ min: 1, max: 10_000_000 }), (n, d) => {
        expect(roundHalfUp(n, d)).toBe(roundHalfUp(BigInt(n), BigInt(d)))
      }),
    )
    expect(() => roundHalfUp(1.5, 1)).toThrow(RangeError)
  })

  test('is given products of any size exactly', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 10_000 }), (amount, factor) => {
        expect(BigInt(timesExactly(amount, factor))).toBe(BigInt(amount) * BigInt(factor))
      }),
    )
  })
})
