import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, isIsoDate, isoDateOf } from './iso-date.ts'
import { isWorkingDay, nextCutOff, readyBy, readyDaysAt, urgentReadyBy, workingDaysBefore } from './ready-by.ts'
import { riyadhDate, riyadhTimestamp } from './riyadh-time.ts'
import { DEFAULT_POLICY } from '../shop-policy.ts'

// 22 November 2026 is a Sunday.
const riyadh = (text: string) => new Date(`2026-11-${text}:00+03:00`)
const holiday = { ...DEFAULT_POLICY, holidays: ['2026-11-24'] }

describe('the day an order is ready', () => {
  test.each([
    ['before the cut-off on Sunday', '22T13:59', 2, '2026-11-24'],
    ['at the cut-off it starts a day later', '22T14:00', 2, '2026-11-25'],
    ['over the weekend', '25T10:00', 3, '2026-11-30'],
    ['Thursday afternoon starts on Sunday', '26T15:00', 1, '2026-11-30'],
    ['Friday starts on Sunday', '27T09:00', 1, '2026-11-30'],
    ['Saturday night starts on Sunday', '28T23:30', 1, '2026-11-30'],
    ['just after midnight, still yesterday in London', '23T00:30', 1, '2026-11-24'],
    ['without production, today', '22T09:00', 0, '2026-11-22'],
    ['without production, after the cut-off', '26T16:00', 0, '2026-11-29'],
  ])('%s', (_, now, days, day) => {
    expect(readyBy(riyadh(now), days, DEFAULT_POLICY)).toBe(day)
  })

  test('a holiday is no working day, neither to start nor to work', () => {
    expect(readyBy(riyadh('22T10:00'), 2, holiday)).toBe('2026-11-25')
    expect(readyBy(riyadh('23T15:00'), 1, holiday)).toBe('2026-11-26')
  })

  test.each([
    [5, '2026-11-25'],
    [4, '2026-11-24'],
    [1, '2026-11-23'],
    [0, '2026-11-23'],
  ])('urgent: %d production days become half, at least one', (days, day) => {
    expect(urgentReadyBy(riyadh('22T10:00'), days, DEFAULT_POLICY)).toBe(day)
  })

  test('of many products of one moment is that of each, in whatever order they are asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 })), (products) => {
        const now = riyadh('22T10:00')
        const ready = readyDaysAt(now, holiday)
        for (const days of products) {
          expect(ready.standard(days)).toBe(readyBy(now, days, holiday))
          expect(ready.urgent(days)).toBe(urgentReadyBy(now, days, holiday))
        }
      }),
    )
  })

  test('is always a working day, and never changes before the next cut-off', () => {
    const instant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 30 }), (now, days) => {
        const day = readyBy(now, days, holiday)
        const cutOff = nextCutOff(now, holiday)
        expect(isWorkingDay(day, holiday)).toBe(true)
        expect(cutOff.getTime()).toBeGreaterThan(now.getTime())
        expect(readyBy(new Date(cutOff.getTime() - 1), days, holiday)).toBe(day)
        expect(readyBy(cutOff, days, holiday) > day).toBe(true)
      }),
    )
  })
})

describe('working days before a day', () => {
  test.each([
    ['the day itself', '2026-11-26', 0, '2026-11-26'],
    ['a Saturday is counted from the Thursday before', '2026-11-28', 0, '2026-11-26'],
    ['over the weekend', '2026-11-29', 1, '2026-11-26'],
    ['over a holiday', '2026-11-25', 1, '2026-11-23'],
  ])('%s', (_, day, days, earlier) => {
    expect(workingDaysBefore(day, days, holiday)).toBe(earlier)
  })
})

describe('the next cut-off', () => {
  test.each([
    ['22T09:00', '2026-11-22T14:00:00+03:00'],
    ['22T14:00', '2026-11-23T14:00:00+03:00'],
    ['26T14:00', '2026-11-29T14:00:00+03:00'],
  ])('after %s comes at %s', (now, cutOff) => {
    expect(riyadhTimestamp(nextCutOff(riyadh(now), DEFAULT_POLICY))).toBe(cutOff)
  })
})

describe('days', () => {
  test('in Riyadh a day begins at 21:00 UTC', () => {
    expect(riyadhDate(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21')
    expect(riyadhDate(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22')
  })

  test.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-11-21T00:00', false],
    ['', false],
  ])('%j is a day: %s', (text, isDay) => {
    expect(isIsoDate(text)).toBe(isDay)
  })

  test('a month later never leaves that month', () => {
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  })

  test('written and read back are the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        expect(isIsoDate(isoDateOf(days * 86_400_000))).toBe(true)
      }),
    )
  })
})
