import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addedPrice } from './added-price.ts'

test.each([
  ['a zip on ten hoodies, priced each', 11_900, 10, 1, { halalas: 1_190, pieces: 1 }],
  ['the same zip on fifty', 59_500, 50, 1, { halalas: 1_190, pieces: 1 }],
  ['the second side of a hundred cards, priced by the hundred', 800, 100, 100, { halalas: 800, pieces: 100 }],
  ['and of 250', 2_000, 250, 100, { halalas: 2_000, pieces: 250 }],
  ['a single piece of what is priced by the ten', 700, 1, 10, { halalas: 700, pieces: 1 }],
  ['nothing', 0, 10, 1, { halalas: 0, pieces: 1 }],
])('%s', (_, added, quantity, pricedPer, expected) => {
  expect(addedPrice(added, quantity, pricedPer)).toEqual(expected)
})

test('what is said, taken times, is what the line costs more', () => {
  const facts = [fc.nat(1_000_000), fc.integer({ min: 1, max: 10_000 }), fc.constantFrom(1, 10, 100, 1000)] as const
  fc.assert(
    fc.property(...facts, (added, quantity, pricedPer) => {
      const { halalas, pieces } = addedPrice(added, quantity, pricedPer)
      expect(halalas * (quantity / pieces)).toBe(added)
    }),
  )
})
