import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { needsSecondPerson, planRefund, vatOfRefund } from './plan-refund.ts'
import type { RefundableOrder, RefundRequest } from './plan-refund.ts'

const line = (position: number, quantity: number, paid: number, vat = 0) => ({
  position,
  quantity,
  line_total: paid,
  discount: 0,
  vat,
})
const ORDER: RefundableOrder = {
  lines: [line(0, 3, 1_000), line(1, 10, 5_000)],
  shipping: 2_500,
  left: 8_500,
  pricesIncludeVat: true,
  given: [],
}
const amountOf = (expected: RefundRequest, order = ORDER) => planRefund(expected, order)?.amount

describe('what a refund comes to', () => {
  test.each<[RefundRequest, number | undefined]>([
    [{ all: true }, 8_500],
    [{ amount: 1 }, 1],
    [{ lines: [{ position: 0, quantity: 3 }] }, 1_000],
    [{ lines: [{ position: 0, quantity: 1 }] }, 333],
    [{ lines: [{ position: 0, amount: 1_000 }] }, 1_000],
    [{ lines: [{ position: 0, amount: 1_001 }] }, undefined],
    [{ lines: [{ position: 0, quantity: 1, amount: 500 }] }, 500],
    [{ lines: [{ position: 0 }] }, undefined],
    [{ lines: [{ position: 1, quantity: 1 }], shipping: 2_500 }, 3_000],
    [{ lines: [], shipping: 2_500 }, 2_500],
    [{ lines: [], shipping: 2_501 }, undefined],
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
  ])('%j: %s', (expected, amount) => {
    expect(amountOf(expected)).toBe(amount)
  })

  test('names what it is of', () => {
    expect(planRefund({ lines: [{ position: 1, quantity: 2 }], shipping: 100 }, ORDER)).toEqual({
      amount: 1_100,
      parts: [
        { position: 1, quantity: 2, amount: 1_000 },
        { position: null, quantity: null, amount: 100 },
      ],
    })
  })

  test('nothing is left of nothing, and VAT goes back with what it was added to', () => {
    expect(amountOf({ all: true }, { ...ORDER, left: 0 })).toBeUndefined()
    const added = { ...ORDER, lines: [line(0, 2, 1_000, 150)], left: 1_150, pricesIncludeVat: false }
    expect(amountOf({ lines: [{ position: 0, quantity: 2 }] }, added)).toBe(1_150)
  })

  test('pieces, money and delivery that are back already do not go back again', () => {
    const given = [
      { position: 0, quantity: 2, amount: 666 },
      { position: null, quantity: null, amount: 2_000 },
    ]
    const order = { ...ORDER, given }
    expect(amountOf({ lines: [{ position: 0, quantity: 2 }] }, order)).toBeUndefined()
    expect(amountOf({ lines: [{ position: 0, quantity: 1 }] }, order)).toBe(333)
    expect(amountOf({ lines: [{ position: 0, amount: 335 }] }, order)).toBeUndefined()
    expect(amountOf({ lines: [], shipping: 501 }, order)).toBeUndefined()
  })

  test('pieces never come to more than their line, however they are asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(1_000_000), (quantity, paid) => {
        const given: { position: number; quantity: number | null; amount: number }[] = []
        const order = { ...ORDER, lines: [line(0, quantity, paid)], left: paid, given }
        for (let piece = 0; piece < quantity + 1; piece += 1) {
          const planned = planRefund({ lines: [{ position: 0, quantity: 1 }] }, order)
          given.push(...((planned?.parts ?? []) as typeof given))
        }
        expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(paid)
        expect(given.length).toBeLessThanOrEqual(quantity)
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

test.each([
  [1_500, 11_500, 11_500, 1_500],
  [1_500, 11_500, 5_750, 750],
  [15, 115, 57, 7],
  [15, 115, 58, 8],
])('VAT of %i in %i: a refund of %i contains %i', (vat, total, amount, expected) => {
  expect(vatOfRefund({ vat, total }, amount)).toBe(expected)
})
