import { describe, expect, test } from 'vitest'
import { formatDay } from './date-text.tsx'

describe('a day in words', () => {
  test.each([
    ['2026-11-26', 'en', 'day', 'Thu 26 Nov'],
    ['2026-11-26', 'ar', 'day', 'الخميس 26 نوفمبر'],
    ['2026-11-26', 'en', 'full', '26 November 2026'],
    ['2026-11-26', 'ar', 'full', '26 نوفمبر 2026'],
  ] as const)('%s in %s, %s', (day, language, style, words) => {
    expect(formatDay(day, language, style)).toBe(words)
    expect(formatDay(day, language, style)).toBe(words)
  })
})
