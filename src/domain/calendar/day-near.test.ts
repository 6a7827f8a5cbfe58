import { expect, test } from 'vitest'
import { dayAsHeading, dayNear, dayPast } from './day-near.ts'

test('a day of another year says its year', () => {
  expect(dayNear('2026-11-19', '2026-11-26', 'en')).toBe('Thu 19 Nov')
  expect(dayNear('2025-11-19', '2026-11-26', 'en')).toBe('Wed 19 Nov 2025')
  expect(dayNear('2027-01-03', '2026-11-26', 'ar')).toBe('الأحد 3 يناير 2027')
})

test('a heading has its words in full', () => {
  expect(dayAsHeading('2026-11-22', 'en')).toBe('Sunday 22 November')
  expect(dayAsHeading('2026-11-22', 'ar')).toBe('الأحد 22 نوفمبر')
})

test.each([
  ['2026-11-25', 'Wednesday', 'الأربعاء'],
  ['2026-11-20', 'Friday', 'الجمعة'],
  ['2026-11-19', '19 Nov', '19 نوفمبر'],
  ['2025-11-25', '25 Nov 2025', '25 نوفمبر 2025'],
] as const)('%s is %s in a row', (day, en, ar) => {
  expect([dayPast(day, '2026-11-26', 'en'), dayPast(day, '2026-11-26', 'ar')]).toEqual([en, ar])
})
