import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isoDateOf, weekdayOf } from './iso-date.ts'
import { dayByKey, dayWithin, isSameMonth, monthWeeks } from './month-weeks.ts'
import { writtenDay } from './written-day.ts'

describe('a month in the calendar', () => {
  test('begins on a Sunday and has six weeks with every day of the month once (S482, S483)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const day = isoDateOf(days * 86_400_000)
        const weeks = monthWeeks(day)
        expect(weeks).toHaveLength(6)
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 0)).toBe(true)
        const inMonth = weeks.flat().filter((each) => isSameMonth(each, day))
        const [year = 0, month = 0] = day.split('-').map(Number)
        expect(inMonth).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate())
        expect(new Set(weeks.flat()).size).toBe(42)
      }),
    )
  })

  test.each([
    ['ArrowRight', false, '2026-11-27'],
    ['ArrowRight', true, '2026-11-25'],
    ['ArrowLeft', true, '2026-11-27'],
    ['ArrowDown', true, '2026-12-03'],
    ['ArrowUp', false, '2026-11-19'],
    ['Home', false, '2026-11-22'],
    ['End', true, '2026-11-28'],
    ['PageDown', false, '2026-12-26'],
    ['PageUp', false, '2026-10-26'],
    ['a', false, undefined],
  ])('%s (rtl: %s) leads to %s', (key, isRtl, day) => {
    expect(dayByKey('2026-11-26', key, isRtl)).toBe(day)
  })

  test('days keep within the limits', () => {
    expect(dayWithin('2026-11-26', '2026-12-01', undefined)).toBe('2026-12-01')
    expect(dayWithin('2026-11-26', undefined, '2026-11-20')).toBe('2026-11-20')
    expect(dayWithin('2026-11-26', '2026-11-01', '2026-11-30')).toBe('2026-11-26')
  })
})

test.each([
  ['2026-11-26', '2026-11-26'],
  ['26/11/2026', '2026-11-26'],
  [' ٢٦/١١/٢٠٢٦ ', '2026-11-26'],
  ['۶.۱.۲۰۲۷', '2027-01-06'],
  ['2026/1/6', '2026-01-06'],
  ['6 1 2027', '2027-01-06'],
  ['30/2/2026', undefined],
  ['11/26/2026', undefined],
  ['26/11', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%s is the day %s', (text, day) => {
  expect(writtenDay(text)).toBe(day)
})
