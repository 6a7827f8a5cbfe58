import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readyBy } from '../calendar/ready-by.ts'
import { SAUDI_HOLIDAYS } from '../calendar/saudi-holidays.ts'
import { cutOffDays, movedReadyBy, reminderDue, sendByNow } from './artwork-clock.ts'

const CALENDAR = { cutOffHour: 14, holidays: SAUDI_HOLIDAYS }
const riyadh = (text: string): Date => new Date(`${text}:00+03:00`)

describe('a file is here in time', () => {
  test.each([
    ['on a working morning', '2026-11-25T10:00', '2026-11-25T14:00', '2026-11-29'],
    ['in the minute of the cut-off: the next working day counts', '2026-11-25T14:00', '2026-11-26T14:00', '2026-11-30'],
    ['on a Thursday afternoon: Sunday counts', '2026-11-26T15:00', '2026-11-29T14:00', '2026-12-01'],
    ['in the holidays of Eid: the first day after them counts', '2026-05-26T09:00', '2026-05-31T14:00', '2026-06-02'],
  ])('%s', (_, now, sendBy, ready) => {
    expect(sendByNow(riyadh(now), { productionDays: 2, urgent: false }, CALENDAR)).toEqual({
      sendBy: riyadh(sendBy),
      ready,
    })
  })

  test('urgent work is ready in half the days', () => {
    const { ready } = sendByNow(riyadh('2026-11-22T10:00'), { productionDays: 4, urgent: true }, CALENDAR)
    expect(ready).toBe('2026-11-24')
  })

  test('whenever it is sent before the named instant, the named day holds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 30 }), (minutes, days) => {
        const now = new Date(riyadh('2026-01-01T00:00').getTime() + minutes * 60_000)
        const { sendBy, ready } = sendByNow(now, { productionDays: days, urgent: false }, CALENDAR)
        expect(readyBy(new Date(sendBy.getTime() - 1), days, CALENDAR)).toBe(ready)
        expect(readyBy(sendBy, days, CALENDAR) > ready || days === 0).toBe(true)
      }),
    )
  })
})

describe('the day moves', () => {
  const wait = (from: string, until: string, waitsFor: 'CUSTOMER' | 'SHOP' = 'CUSTOMER') => ({
    from: riyadh(from),
    until: riyadh(until),
    waitsFor,
  })

  test.each([
    ['not before the first cut-off', [wait('2026-11-22T09:00', '2026-11-22T13:59')], '2026-11-26'],
    ['by a working day at a cut-off', [wait('2026-11-22T09:00', '2026-11-22T14:00')], '2026-11-29'],
    ['not over a weekend', [wait('2026-11-26T15:00', '2026-11-29T13:00')], '2026-11-26'],
    ['not while the customer waits for the shop', [wait('2026-11-22T09:00', '2026-11-25T20:00', 'SHOP')], '2026-11-26'],
    [
      'once for two lines that wait at the same time',
      [wait('2026-11-22T09:00', '2026-11-23T15:00'), wait('2026-11-23T09:00', '2026-11-23T15:00')],
      '2026-11-30',
    ],
  ])('%s', (_, waits, ready) => {
    expect(movedReadyBy('2026-11-26', waits, CALENDAR)).toBe(ready)
  })

  test('a wait cut in two at any moment misses the same cut-offs', () => {
    const [from, until] = [riyadh('2026-11-01T08:00'), riyadh('2026-12-01T08:00')]
    fc.assert(
      fc.property(fc.integer({ min: from.getTime(), max: until.getTime() }), (at) => {
        const middle = new Date(at)
        expect([
          ...cutOffDays({ from, until: middle }, CALENDAR),
          ...cutOffDays({ from: middle, until }, CALENDAR),
        ]).toEqual(cutOffDays({ from, until }, CALENDAR))
      }),
    )
  })
})

describe('a customer who is waited for', () => {
  test.each([
    ['hears nothing on the first day', 23, 0, undefined],
    ['is reminded after a day', 24, 0, { kind: 'REMIND', number: 1 }],
    ['is not reminded twice of that', 60, 1, undefined],
    ['is reminded after three days', 72, 1, { kind: 'REMIND', number: 2 }],
    ['gets one message after the shop was away', 80, 0, { kind: 'REMIND', number: 2 }],
    ['is reminded after a week', 168, 2, { kind: 'REMIND', number: 3 }],
    ['chooses after fifteen days', 360, 3, { kind: 'CHOOSE' }],
    ['chooses once', 400, 4, undefined],
  ])('%s', (_, hours, sent, due) => {
    const since = riyadh('2026-11-01T09:00')
    expect(reminderDue(since, sent, new Date(since.getTime() + hours * 3_600_000))).toEqual(due)
  })
})
