import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkQuantity, isQuantityEnough, largestQuantity, MAX_QUANTITY, quantityLimit } from './quantity.ts'

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

describe('the most pieces in one order', () => {
  test.each([
    ['a hundred times the end of the price list', rule, [{ minQuantity: 100 }, { minQuantity: 2_500 }], 250_000],
    ['of the minimum where there is no list', { minQuantity: 1, quantityStep: 1 }, [], 100],
    ['never above what one line may hold', rule, [{ minQuantity: 50_000 }], MAX_QUANTITY],
    ['a quantity that is sold', { minQuantity: 3, quantityStep: 7 }, [], 297],
  ])('%s', (_, sold, ladder, limit) => {
    expect(quantityLimit(sold, ladder)).toBe(limit)
    expect(checkQuantity(limit, { ...sold, maxQuantity: limit }).ok).toBe(true)
  })

  test('more is refused with the limit, and no step leads above it', () => {
    const limited = { ...rule, maxQuantity: 50_000 }
    expect(checkQuantity(50_050, limited)).toEqual({
      ok: false,
      error: { code: 'quantity/above-maximum', maximum: 50_000 },
    })
    expect(checkQuantity(49_990, limited)).toMatchObject({ error: { lower: 49_950, higher: 50_000 } })
    expect(checkQuantity(51_990, { ...rule, maxQuantity: 51_999 })).toMatchObject({ error: { higher: 51_950 } })
  })
})
