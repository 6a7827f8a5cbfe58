import { expect, test } from 'vitest'
import { addDays } from './iso-date.ts'
import { addWorkingDays, readyBy } from './ready-by.ts'
import { SAUDI_HOLIDAYS } from './saudi-holidays.ts'
import { DEFAULT_POLICY } from '../shop-policy.ts'

const HIJRI = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
})

test('the holidays are those of the Umm al-Qura calendar, for years ahead', () => {
  const expected = []
  for (let day = '2026-01-01'; day < '2031-01-01'; day = addDays(day, 1)) {
    const parts = HIJRI.formatToParts(new Date(`${day}T00:00:00Z`))
    const [dayOfMonth, month] = ['day', 'month'].map((type) => Number(parts.find((part) => part.type === type)?.value))
    const isEidAlFitr = month === 10 && dayOfMonth! <= 4
    const isEidAlAdha = month === 12 && dayOfMonth! >= 9 && dayOfMonth! <= 12
    if (isEidAlFitr || isEidAlAdha || /-02-22$|-09-23$/.test(day)) expected.push(day)
  }
  expect(SAUDI_HOLIDAYS).toEqual(expected)
})

test('nothing is promised for a holiday', () => {
  // National Day 2026 is a Wednesday.
  expect(readyBy(new Date('2026-09-22T09:00:00+03:00'), 1, DEFAULT_POLICY)).toBe('2026-09-24')
  // Eid al-Adha 2026 runs from Tuesday to Friday, and Saturday is free.
  expect(addWorkingDays('2026-05-25', 1, DEFAULT_POLICY)).toBe('2026-05-31')
})
