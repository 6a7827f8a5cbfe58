import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SAUDI_HOLIDAYS } from '../calendar/saudi-holidays.ts'
import { sendByNow } from './artwork-clock.ts'
import { byDeadline, deadlineDay, deskDeadline, timeLeft } from './desk-deadline.ts'

const CALENDAR = { cutOffHour: 14, holidays: SAUDI_HOLIDAYS }
const riyadh = (text: string): Date => new Date(`${text}:00+03:00`)

describe('the deadline of a line', () => {
  test.each([
    ['so many working days before the promised day', '2026-11-26', 3, false, '2026-11-23T14:00'],
    ['over a weekend', '2026-11-30', 2, false, '2026-11-26T14:00'],
    ['over the holidays of Eid', '2026-06-02', 2, false, '2026-05-31T14:00'],
    ['of urgent work: half the days, rounded up', '2026-11-26', 3, true, '2026-11-24T14:00'],
    ['on the promised day itself when it takes no day', '2026-11-26', 0, false, '2026-11-26T14:00'],
    ['of a day on which the workshop rests: from the working day before', '2026-11-27', 1, false, '2026-11-25T14:00'],
  ])('is the cut-off %s', (_, readyBy, productionDays, urgent, deadline) => {
    expect(deskDeadline({ readyBy, productionDays, urgent }, CALENDAR)).toEqual(riyadh(deadline))
  })

  test('follows the cut-off of the shop', () => {
    const line = { readyBy: '2026-11-26', productionDays: 1, urgent: false }
    expect(deskDeadline(line, { ...CALENDAR, cutOffHour: 16 })).toEqual(riyadh('2026-11-25T16:00'))
  })

  test('is the deadline that the customer was shown, at any time of ordering', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 30 }),
        fc.boolean(),
        (minutes, productionDays, urgent) => {
          const now = new Date(riyadh('2026-01-01T00:00').getTime() + minutes * 60_000)
          const { sendBy, ready } = sendByNow(now, { productionDays, urgent }, CALENDAR)
          expect(deskDeadline({ readyBy: ready, productionDays, urgent }, CALENDAR)).toEqual(sendBy)
        },
      ),
    )
  })
})

test('the queue is sorted by the deadline, not by the day of the order', () => {
  const since = riyadh('2026-11-20T10:00')
  const line = (id: number, readyBy: string, productionDays: number, more = {}) => ({
    id,
    readyBy,
    productionDays,
    urgent: false,
    since,
    ...more,
  })
  const sorted = byDeadline(
    [
      line(1, '2026-11-24', 1),
      line(2, '2026-11-30', 8),
      line(3, '2026-11-25', 2),
      line(4, '2026-11-24', 2, { urgent: true }),
      line(5, '2026-11-24', 1, { since: riyadh('2026-11-19T10:00') }),
    ],
    CALENDAR,
  )
  expect(sorted.map(({ id }) => id)).toEqual([2, 4, 5, 1, 3])
})

describe('the time left', () => {
  const deadline = riyadh('2026-11-24T14:00')
  test.each([
    ['2026-11-20T14:00', false, 'days', 4],
    ['2026-11-22T14:01', false, 'hours', 47],
    ['2026-11-24T10:59', false, 'hours', 3],
    ['2026-11-24T13:01', false, 'minutes', 59],
    ['2026-11-24T14:00', true, 'minutes', 0],
    ['2026-11-24T15:30', true, 'hours', 1],
    ['2026-11-27T14:00', true, 'days', 3],
  ])('at %s', (now, isOver, unit, count) => {
    expect(timeLeft(deadline, riyadh(now))).toEqual({ isOver, unit, count })
  })
})

test.each([
  ['2026-11-24T01:00', 'en', undefined],
  ['2026-11-23T23:59', 'en', 'Tue'],
  ['2026-11-18T12:00', 'ar', 'الثلاثاء'],
  ['2026-11-17T12:00', 'en', '24 Nov'],
  ['2026-11-25T12:00', 'ar', '24 نوفمبر'],
] as const)('at %s the day of a deadline is named', (now, language, words) => {
  expect(deadlineDay(riyadh('2026-11-24T14:00'), riyadh(now), language)).toBe(words)
})
