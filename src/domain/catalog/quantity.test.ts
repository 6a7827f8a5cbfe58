import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkQuantity, isQuantityEnough, largestQuantity } from './quantity.ts'

const rule = { minQuantity: 100, quantityStep: 50 }

describe('quantity of a product sold from 100 in steps of 50', () => {
  test('the minimum itself is enough (S273)', () => {
    expect(isQuantityEnough(100, 100)).toBe(true)
    expect(isQuantityEnough(99, 100)).toBe(false)
  })

  test.each([
    [100, undefined],
    [250, undefined],
    [99, { code: 'quantity/below-minimum', minimum: 100 }],
    [0, { code: 'quantity/below-minimum', minimum: 100 }],
    [-1, { code: 'quantity/below-minimum', minimum: 100 }],
    [120, { code: 'quantity/not-in-steps', step: 50, lower: 100, higher: 150 }],
    [1.5, { code: 'quantity/not-whole' }],
    [Number.NaN, { code: 'quantity/not-whole' }],
    [1_000_050, { code: 'quantity/above-maximum', maximum: 1_000_000 }],
  ])('%d: %j', (quantity, error) => {
    const expected = error ? { ok: false, error } : { ok: true, value: quantity }
    expect(checkQuantity(quantity, rule)).toEqual(expected)
  })

  test('the largest quantity within a stock can be ordered, and nothing larger', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (stock) => {
        const largest = largestQuantity(stock, rule)
        expect(largest === 0 || checkQuantity(largest, rule).ok).toBe(true)
        expect(largest <= stock && (largest === 0 ? stock < 100 : largest + 50 > stock)).toBe(true)
      }),
    )
  })
})
