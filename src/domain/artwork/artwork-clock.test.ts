import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addWorkingDays, readyBy } from '../calendar/ready-by.ts'
import { SAUDI_HOLIDAYS } from '../calendar/saudi-holidays.ts'
import { cutOffDays, dayMoves, reminderDue, sendByNow } from './artwork-clock.ts'
import type { CustomerWait, WaitCause, WaitingLine } from './artwork-clock.ts'

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
  const wait = (from: string, until: string, cause: WaitCause = 'FILE') => ({
    from: riyadh(from),
    until: riyadh(until),
    cause,
  })
  const line = (productionDays: number, ...waits: CustomerWait[]) => ({ productionDays, waits })
  const moves = (lines: WaitingLine[], urgent = false) =>
    dayMoves(lines, urgent, CALENDAR).map(({ cutOff, cause }) => `${cutOff} ${cause}`)

  test.each([
    ['not before the first cut-off', [line(2, wait('2026-11-22T09:00', '2026-11-22T13:59'))], []],
    ['at a cut-off', [line(2, wait('2026-11-22T09:00', '2026-11-22T14:00'))], ['2026-11-22 FILE']],
    ['not over a weekend', [line(2, wait('2026-11-26T15:00', '2026-11-29T13:00'))], []],
    ['not in the holidays of Eid', [line(2, wait('2026-05-25T15:00', '2026-05-31T13:00'))], []],
    [
      'once for two lines that wait at the same time, and for each cause by its own name',
      [
        line(2, wait('2026-11-22T09:00', '2026-11-23T15:00')),
        line(2, wait('2026-11-23T09:00', '2026-11-23T15:00', 'PROOF')),
      ],
      ['2026-11-22 FILE', '2026-11-23 FILE'],
    ],
    [
      'not for a line that waits after another did, as they are made side by side',
      [
        line(2, wait('2026-11-22T09:00', '2026-11-23T15:00')),
        line(2, wait('2026-11-23T15:00', '2026-11-25T15:00', 'CHANGE')),
      ],
      ['2026-11-22 FILE', '2026-11-23 FILE'],
    ],
    [
      'only when a line that is made faster than the others has waited longer than that',
      [line(4), line(2, wait('2026-11-22T09:00', '2026-11-25T20:00'))],
      ['2026-11-24 FILE', '2026-11-25 FILE'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(moves(lines)).toEqual(expected)
  })

  test('with less slack when the order is urgent', () => {
    const lines = [line(4), line(2, wait('2026-11-22T09:00', '2026-11-23T20:00'))]
    expect(moves(lines, true)).toEqual(['2026-11-23 FILE'])
  })

  test('as if the file had been sent later: never earlier than the day of a new order, and not later', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 20 }),
        (start, length, days) => {
          const from = new Date(riyadh('2026-01-01T00:00').getTime() + start * 60_000)
          const until = new Date(from.getTime() + length * 60_000)
          const moved = dayMoves([line(days, { from, until, cause: 'FILE' })], false, CALENDAR).length
          expect(addWorkingDays(readyBy(from, days, CALENDAR), moved, CALENDAR)).toBe(readyBy(until, days, CALENDAR))
        },
      ),
    )
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
