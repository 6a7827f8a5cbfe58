import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimatedCount } from './estimated-count.ts'

describe('an estimate from a sample', () => {
  test.each([
    [1234, 100, 120_000],
    [123, 10, 1200],
    [99, 100, 10_000],
    [44, 7.3, 300],
    [1, 8, 8],
  ])('of %i seen in one of %f is %i', (sampled, outOf, count) => {
    expect(estimatedCount(sampled, outOf)).toBe(count)
  })

  test('is unknown where nothing was seen, and nothing where nothing is known to be', () => {
    expect(estimatedCount(0, 100)).toBeNull()
    expect(estimatedCount(0, 100, 5)).toBeNull()
    expect(estimatedCount(0, 100, 0)).toBe(0)
  })

  test('is never more than there can be, nor fewer than were seen', () => {
    const sampledOf = fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.double({ min: 1, max: 1000, noNaN: true }))
    fc.assert(
      fc.property(sampledOf, fc.nat(100_000), ([sampled, outOf], more) => {
        const count = estimatedCount(sampled, outOf, sampled + more)
        expect(count).toBeGreaterThanOrEqual(sampled)
        expect(count).toBeLessThanOrEqual(sampled + more)
      }),
    )
  })

  test('is within a half of its last figure', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 20_000 }),
        fc.double({ min: 1, max: 1000, noNaN: true }),
        (sampled, outOf) => {
          expect(Math.abs((estimatedCount(sampled, outOf) ?? 0) / (sampled * outOf) - 1)).toBeLessThanOrEqual(0.05)
        },
      ),
    )
  })
})
