import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { needsSecondPerson, wantedAmount } from './wanted-refund.ts'

const line = (position: number, quantity: number, paid: number, vat = 0) => ({
  position,
  quantity,
  line_total: paid,
  discount: 0,
  vat,
})
const ORDER = { lines: [line(0, 3, 1_000), line(1, 10, 5_000)], left: 6_000, pricesIncludeVat: true }

describe('what a refund comes to', () => {
  test.each([
    [{ all: true }, 6_000],
    [{ amount: 1 }, 1],
    [{ lines: [{ position: 0, quantity: 3 }] }, 1_000],
    [{ lines: [{ position: 0, quantity: 1 }] }, 333],
    [
      {
        lines: [
          { position: 0, quantity: 3 },
          { position: 1, quantity: 1 },
        ],
      },
      1_500,
    ],
    [{ lines: [{ position: 0, quantity: 4 }] }, undefined],
    [{ lines: [{ position: 2, quantity: 1 }] }, undefined],
    [
      {
        lines: [
          { position: 0, quantity: 1 },
          { position: 0, quantity: 1 },
        ],
      },
      undefined,
    ],
    [{ lines: [] }, undefined],
  ] as const)('%j: %s', (wanted, amount) => {
    expect(wantedAmount(wanted, ORDER)).toBe(amount)
  })

  test('nothing is left of nothing, and VAT goes back with what it was added to', () => {
    expect(wantedAmount({ all: true }, { ...ORDER, left: 0 })).toBeUndefined()
    const added = { lines: [line(0, 2, 1_000, 150)], left: 1_150, pricesIncludeVat: false }
    expect(wantedAmount({ lines: [{ position: 0, quantity: 2 }] }, added)).toBe(1_150)
  })

  test('pieces never come to more than their line', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(1_000_000), (quantity, paid) => {
        const order = { lines: [line(0, quantity, paid)], left: paid, pricesIncludeVat: true }
        const one = wantedAmount({ lines: [{ position: 0, quantity: 1 }] }, order) ?? 0
        expect(one * quantity).toBeLessThanOrEqual(paid)
      }),
    )
  })
})

test.each([
  [200_000, 0, false],
  [200_001, 0, true],
  [100_001, 100_000, true],
])('%i after %i alone waits for a second person: %s', (amount, alone, waits) => {
  expect(needsSecondPerson(amount, alone, 200_000)).toBe(waits)
})
