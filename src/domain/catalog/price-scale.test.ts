import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeOf, priceAt } from './price-scale.ts'

const bounds = fc
  .tuple(fc.nat(500_000), fc.nat(500_000))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))
const place = fc.double({ min: 0, max: 1, noNaN: true })

describe('the scale of prices', () => {
  test('gives equal ratios equal room', () => {
    const scale = { min: 10, max: 100_000 }
    for (const [price, place] of [
      [10, 0],
      [100, 0.25],
      [1_000, 0.5],
      [10_000, 0.75],
      [100_000, 1],
    ] as const) {
      expect(placeOf(price, scale)).toBeCloseTo(place)
    }
    expect([0, 0.25, 0.5, 0.75, 1].map((at) => priceAt(at, scale))).toEqual([10, 100, 1_000, 10_000, 100_000])
  })

  test('is cut off at its ends', () => {
    expect(placeOf(5, { min: 10, max: 100 })).toBe(0)
    expect(placeOf(500, { min: 10, max: 100 })).toBe(1)
    expect(placeOf(10, { min: 10, max: 10 })).toBe(0)
  })

  test('never leaves its bounds and never turns around', () => {
    fc.assert(
      fc.property(bounds, place, place, (range, one, other) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)].map((at) => priceAt(at, range))
        expect(first).toBeGreaterThanOrEqual(range.min)
        expect(second).toBeLessThanOrEqual(range.max)
        expect(first).toBeLessThanOrEqual(second!)
      }),
    )
  })
})
