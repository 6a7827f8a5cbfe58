import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/iso-date.ts'
import { couponDays, couponSpan } from './coupon-terms.ts'

describe('the days of a coupon', () => {
  test('begin and end at midnight in Riyadh, the last day included', () => {
    expect(couponSpan({ firstDay: '2026-12-01', lastDay: '2026-12-31' })).toEqual({
      startsAt: new Date('2026-12-01T00:00:00+03:00'),
      endsAt: new Date('2027-01-01T00:00:00+03:00'),
    })
  })

  test('have no limit where none is given', () => {
    expect(couponSpan({ firstDay: null, lastDay: null })).toEqual({ startsAt: null, endsAt: null })
    expect(couponDays({ startsAt: null, endsAt: null })).toEqual({ firstDay: null, lastDay: null })
  })

  test('of a coupon that ends in the middle of a day include that day', () => {
    const endsAt = new Date('2026-12-31T18:00:00+03:00')
    expect(couponDays({ startsAt: null, endsAt }).lastDay).toBe('2026-12-31')
  })

  test('come back from their instants as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 2000 }), (begin, length) => {
        const firstDay = addDays('2000-01-01', begin)
        const days = { firstDay, lastDay: addDays(firstDay, length) }
        expect(couponDays(couponSpan(days))).toEqual(days)
      }),
    )
  })
})
