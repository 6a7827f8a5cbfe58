import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPossibleEnd, quotationHoldMinutes, quotationTotals, statusAt } from './quotation.ts'

const NOON = new Date('2026-11-29T12:00:00+03:00')

describe('the sums of a quotation', () => {
  test('are those of the drawing: 200 coasters, 50 sleeves, a set-up, and delivery', () => {
    const lines = [
      { quantity: 200, unit: 950 },
      { quantity: 50, unit: 240 },
      { quantity: 1, unit: 12_000 },
    ]
    expect(quotationTotals(lines, 2_500)).toMatchObject({
      subtotal: 214_000,
      shipping: 2_500,
      total: 216_500,
      vat: 28_239,
      taxable: 188_261,
    })
  })

  test('come to the last halala, whatever is quoted', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 100_000 }),
      unit: fc.integer({ min: 0, max: 500_000 }),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 50 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (lines, shipping) => {
          const totals = quotationTotals(lines, shipping)
          expect(totals.total).toBe(totals.subtotal + shipping)
          expect(totals.taxable + totals.vat).toBe(totals.total)
          expect(totals.lineVats.reduce((all, one) => all + one, totals.chargesVat)).toBe(totals.vat)
          expect(Math.abs(totals.vat * 115 - totals.total * 15)).toBeLessThanOrEqual(58)
        },
      ),
    )
  })
})

describe('the last day of a quotation', () => {
  test.each([
    ['SENT', '2026-11-29', 'SENT'],
    ['SENT', '2026-11-28', 'EXPIRED'],
    ['ACCEPTED', '2026-11-28', 'EXPIRED'],
    ['ORDERED', '2026-11-28', 'ORDERED'],
    ['DECLINED', '2026-11-28', 'DECLINED'],
  ] as const)('%s until %s is %s', (status, validUntil, expected) => {
    expect(statusAt({ status, validUntil }, NOON)).toBe(expected)
  })

  test('ends at midnight in Riyadh, not in London', () => {
    const until = { status: 'SENT', validUntil: '2026-11-29' } as const
    expect(statusAt(until, new Date('2026-11-29T20:59:59Z'))).toBe('SENT')
    expect(statusAt(until, new Date('2026-11-29T21:00:00Z'))).toBe('EXPIRED')
  })

  test.each([
    ['2026-11-28', false],
    ['2026-11-29', true],
    ['2027-02-27', true],
    ['2027-02-28', false],
  ])('%s can be promised today: %s', (day, isPossible) => {
    expect(isPossibleEnd(day, '2026-11-29')).toBe(isPossible)
  })

  test('holds the goods until it is over, and never for less than a transfer takes', () => {
    expect(quotationHoldMinutes('2026-11-30', NOON, 60)).toBe(36 * 60)
    expect(quotationHoldMinutes('2026-11-29', NOON, 4_320)).toBe(4_320)
  })
})
