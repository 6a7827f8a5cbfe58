import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CouponWorth } from './coupon-discount.ts'
import { INSTALMENT_PROVIDERS, inFourPayments, instalmentLimits, instalmentPlan, offeredInFour } from './instalments.ts'
import { orderTotals, type OrderToTotal } from './totals.ts'
import { taxed } from './vat.ts'

const lines = (...amounts: number[]) => amounts.map((line) => ({ line }))
const order: OrderToTotal = { lines: lines(20_000, 10_000), urgent: false, urgentPercent: 75, shipping: 2500 }

describe('VAT', () => {
  test('is inside the price: 231.15 is 201.00 and 30.15 of VAT', () => {
    expect(taxed(23_115)).toEqual({ taxable: 20_100, vat: 3015 })
  })

  test('may be put on top instead', () => {
    expect(taxed(20_100, { percent: 15, included: false })).toEqual({ taxable: 20_100, vat: 3015 })
  })

  test('rounds half up', () => {
    expect(taxed(30, { percent: 15, included: false }).vat).toBe(5)
  })
})

describe('totals of an order', () => {
  test('add goods and shipping', () => {
    expect(orderTotals(order)).toMatchObject({ subtotal: 30_000, shipping: 2500, total: 32_500 })
  })

  test('a percent coupon is split over the lines and takes part in VAT', () => {
    const totals = orderTotals({ ...order, coupon: { type: 'PERCENT', percent: 10 } })
    expect(totals).toMatchObject({ discount: 3000, lineDiscounts: [2000, 1000], total: 29_500 })
  })

  test('a coupon stops at its maximum and at the goods it is for', () => {
    const discountOf = (coupon: CouponWorth, eligible: OrderToTotal['lines']) =>
      orderTotals({ ...order, lines: eligible, coupon }).discount
    expect(discountOf({ type: 'PERCENT', percent: 50, maxDiscount: 5000 }, order.lines)).toBe(5000)
    expect(discountOf({ type: 'FIXED', amount: 99_999 }, order.lines)).toBe(30_000)
    expect(
      discountOf({ type: 'FIXED', amount: 99_999 }, [
        { line: 20_000, couponEligible: false },
        { line: 10_000, couponEligible: true },
      ]),
    ).toBe(10_000)
  })

  test('free shipping takes only the shipping', () => {
    const totals = orderTotals({ ...order, coupon: { type: 'FREE_SHIPPING' } })
    expect(totals).toMatchObject({ discount: 0, shipping: 0, total: 30_000 })
  })

  test('urgent costs 75% of the goods, before shipping, and shuts the coupon out', () => {
    const urgent = { ...order, urgent: true }
    expect(orderTotals(urgent)).toMatchObject({ urgent: 22_500, total: 55_000 })
    expect(orderTotals({ ...urgent, coupon: { type: 'FIXED', amount: 1000 } })).toEqual(orderTotals(urgent))
    expect(orderTotals({ ...urgent, coupon: { type: 'FREE_SHIPPING' } }).shipping).toBe(2500)
    expect(orderTotals({ ...urgent, urgentPercent: 40 })).toMatchObject({ urgent: 12_000, total: 44_500 })
  })

  test('VAT on top raises the total', () => {
    const totals = orderTotals({ ...order, vat: { percent: 15, included: false } })
    expect(totals).toMatchObject({ taxable: 32_500, vat: 4875, total: 37_375 })
  })

  test('of an empty cart are all zero', () => {
    const totals = orderTotals({
      lines: [],
      coupon: { type: 'FIXED', amount: 100 },
      urgent: true,
      urgentPercent: 75,
      shipping: 0,
    })
    expect(totals).toMatchObject({
      subtotal: 0,
      discount: 0,
      urgent: 0,
      vat: 0,
      total: 0,
      lineVats: [],
    })
  })
})

const amount = fc.integer({ min: 0, max: 50_000_000 })
const coupon: fc.Arbitrary<CouponWorth> = fc.oneof(
  fc.record({
    type: fc.constant('PERCENT' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    maxDiscount: amount,
  }),
  fc.record({ type: fc.constant('FIXED' as const), amount }),
  fc.constant({ type: 'FREE_SHIPPING' as const }),
)
const anyOrder: fc.Arbitrary<OrderToTotal> = fc.record({
  lines: fc.array(fc.record({ line: amount, couponEligible: fc.boolean() }), { maxLength: 30 }),
  coupon,
  urgent: fc.boolean(),
  urgentPercent: fc.integer({ min: 0, max: 300 }),
  shipping: amount,
  vat: fc.record({ percent: fc.constantFrom(0, 5, 15), included: fc.boolean() }),
})
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

describe('invariants of any order (A-C1)', () => {
  test('lines, discounts and VAT add up; nothing is negative', () => {
    fc.assert(
      fc.property(anyOrder, (given) => {
        const totals = orderTotals(given)
        const vatOnTop = given.vat?.included ? 0 : totals.vat
        const { subtotal, discount, urgent, shipping, taxable, vat, total } = totals
        expect(subtotal).toBe(sum(given.lines.map(({ line }) => line)))
        expect(sum(totals.lineDiscounts)).toBe(discount)
        expect(sum(totals.lineVats) + totals.chargesVat).toBe(vat)
        expect(taxable + vat).toBe(total)
        expect(total).toBe(subtotal - discount + urgent + shipping + vatOnTop)
        expect(
          Math.min(discount, urgent, shipping, taxable, vat, total, ...totals.lineDiscounts),
        ).toBeGreaterThanOrEqual(0)
        expect(given.lines.every(({ line }, index) => totals.lineDiscounts[index]! <= line)).toBe(true)
      }),
    )
  })

  test('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(anyOrder, (given) => {
        const { lineDiscounts, lineVats, ...totals } = orderTotals(given)
        const turned = orderTotals({ ...given, lines: given.lines.toReversed() })
        expect(turned).toMatchObject(totals)
        expect(turned.lineDiscounts.toSorted()).toEqual(lineDiscounts.toSorted())
        expect(turned.lineVats.toSorted()).toEqual(lineVats.toSorted())
      }),
    )
  })
})

describe('four payments', () => {
  test('add up to the total, the odd halalas on the first', () => {
    expect(inFourPayments(10_003)).toEqual([2503, 2500, 2500, 2500])
    fc.assert(fc.property(amount, (total) => sum(inFourPayments(total)) === total))
  })

  test('are offered for what a provider takes, and for nothing else', () => {
    const both = instalmentLimits(INSTALMENT_PROVIDERS)
    const offered = [0, 999, 1_000, 500_000, 500_001, 1_785_000].map((total) => offeredInFour(total, both))
    expect(offered.map((payments) => payments !== undefined)).toEqual([false, false, true, true, false, false])
    expect(offeredInFour(10_003, both)).toEqual(inFourPayments(10_003))
  })

  test('are offered within the limits of the providers the shop has, and by none where it has none', () => {
    const tamara = instalmentLimits(['TAMARA'])
    expect([9_999, 10_000].map((total) => offeredInFour(total, tamara) !== undefined)).toEqual([false, true])
    expect(offeredInFour(10_000, instalmentLimits([]))).toBeUndefined()
  })

  test('fall due today and on the same day of the next months', () => {
    expect(instalmentPlan(40_000, '2026-01-31').map(({ dueOn }) => dueOn)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ])
  })
})
