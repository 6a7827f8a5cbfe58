import { describe, expect, test } from 'vitest'
import { checkCoupon, couponCode, newCouponCode, type Coupon, type CouponCustomer, type CouponLine } from './coupon.ts'
import { TEN_PERCENT } from '#testing/orders/ten-percent.ts'

const now = new Date('2026-11-22T09:00:00Z')
const NONE = { categoryIds: [], productIds: [] }

const cards: CouponLine = { productId: 'cards', categoryIds: ['business', 'print'], offerPercent: 0, line: 20_000 }
const mug: CouponLine = { productId: 'mug', categoryIds: ['gifts'], offerPercent: 20, line: 5_000 }
const sara: CouponCustomer = { timesUsed: 0, hasOrdered: false, isChosen: false }

const check = (
  coupon: Partial<Coupon> | undefined,
  {
    urgent = false,
    lines = [cards, mug],
    customer,
  }: { urgent?: boolean; lines?: CouponLine[]; customer?: CouponCustomer } = {},
) => checkCoupon(coupon && { ...TEN_PERCENT, ...coupon }, { lines, urgent, now }, customer)

describe('a coupon', () => {
  test.each<[string, Parameters<typeof check>, object]>([
    ['unknown', [undefined], { code: 'COUPON_INVALID' }],
    ['that was switched off', [{ active: false }], { code: 'COUPON_INVALID' }],
    ['that begins later', [{ startsAt: new Date('2026-11-22T09:00:00.001Z') }], { code: 'COUPON_NOT_STARTED' }],
    ['that ended this instant', [{ endsAt: now }], { code: 'COUPON_EXPIRED' }],
    ['used as often as it may be', [{ usageLimit: 50, usedCount: 50 }], { code: 'COUPON_LIMIT_REACHED' }],
    [
      'this customer used',
      [{ perCustomerLimit: 1 }, { customer: { ...sara, timesUsed: 1 } }],
      { code: 'COUPON_ALREADY_USED' },
    ],
    [
      'for a first order',
      [{ firstOrderOnly: true }, { customer: { ...sara, hasOrdered: true } }],
      { code: 'COUPON_NOT_ELIGIBLE' },
    ],
    ['for others', [{ isForSome: true }, { customer: sara }], { code: 'COUPON_NOT_ELIGIBLE' }],
    ['for customers, of a visitor', [{ isForSome: true }], { code: 'COUPON_NOT_ELIGIBLE' }],
    ['for other goods', [{ include: { ...NONE, productIds: ['pen'] } }], { code: 'COUPON_NOT_ELIGIBLE' }],
    ['that needs more goods', [{ minSubtotal: 30_000 }], { code: 'COUPON_MIN_SUBTOTAL', missing: 5_000 }],
    ['of an urgent order', [{}, { urgent: true }], { code: 'COUPON_URGENT' }],
    ['of an empty cart', [{}, { lines: [] }], { code: 'COUPON_NOT_ELIGIBLE' }],
  ])('%s does not count', (_, given, refusal) => {
    expect(check(...given)).toEqual({ ok: false, error: refusal })
  })

  test.each<[string, Partial<Coupon>, boolean[]]>([
    ['counts for everything', {}, [true, true]],
    ['counts from its first instant', { startsAt: now }, [true, true]],
    ['counts until its end', { endsAt: new Date('2026-11-22T09:00:00.001Z') }, [true, true]],
    ['counts the last time it may', { usageLimit: 50, usedCount: 49 }, [true, true]],
    ['counts for exactly enough goods', { minSubtotal: 25_000 }, [true, true]],
    ['counts for a category and those below it', { include: { ...NONE, categoryIds: ['print'] } }, [true, false]],
    ['counts for a product', { include: { ...NONE, productIds: ['mug'] } }, [false, true]],
    ['does not count for what is left out', { exclude: { ...NONE, categoryIds: ['gifts'] } }, [true, false]],
    ['does not count for offers', { excludeOfferItems: true }, [true, false]],
  ])('%s', (_, given, eligible) => {
    expect(check(given)).toMatchObject({ ok: true, value: { eligible } })
  })

  test('for a first order counts for a visitor, who is asked again when the order is placed', () => {
    expect(check({ firstOrderOnly: true, perCustomerLimit: 1 }).ok).toBe(true)
  })
})

test.each([
  [' ten10 ', 'TEN10'],
  ['T E N', 'TEN'],
  ['TEN١٠', 'TEN10'],
  ['\u200FTEN\u200F', 'TEN'],
  ['ｔｅｎ', 'TEN'],
])('the code typed as %j is %s', (typed, code) => {
  expect(couponCode(typed)).toBe(code)
})

test.each([
  [' eid ٢٠٢٦ ', { ok: true, value: 'EID2026' }],
  ['عيد-٢٠٢٦', { ok: true, value: 'عيد-2026' }],
  ['A1', { ok: false, error: 'too_short' }],
  ['A'.repeat(41), { ok: false, error: 'too_long' }],
  ['A😀', { ok: false, error: 'bad_characters' }],
  ['10%OFF', { ok: false, error: 'bad_characters' }],
])('the code of a new coupon, typed as %j', (typed, expected) => {
  expect(newCouponCode(typed)).toEqual(expected)
})
