import { describe, expect, test } from 'vitest'
import { dayInWords } from './day-in-words.ts'
import { addDays } from './iso-date.ts'
import type { Language } from '../language.ts'

const LOCALES: Record<Language, string> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' }

/** What Intl says of the day, without commas. */
function accordingToIntl(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', timeZone: 'UTC', ...options })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ')
}

describe('a day in words', () => {
  test.each([
    ['2026-11-26', 'en', 'day', 'Thu 26 Nov'],
    ['2026-11-26', 'ar', 'day', 'الخميس 26 نوفمبر'],
    ['2026-11-26', 'en', 'full', '26 November 2026'],
    ['2026-11-06', 'ar', 'full', '6 نوفمبر 2026'],
  ] as const)('%s in %s, %s', (day, language, style, words) => {
    expect(dayInWords(day, language, style)).toBe(words)
  })

  test('is what the languages say, all over four years', () => {
    for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 11)) {
      expect(dayInWords(day, 'en')).toBe(accordingToIntl(day, 'en', { weekday: 'short', month: 'short' }))
      expect(dayInWords(day, 'ar')).toBe(accordingToIntl(day, 'ar', { weekday: 'long', month: 'long' }))
      for (const language of ['en', 'ar'] as const) {
        const full = accordingToIntl(day, language, { month: 'long', year: 'numeric' })
        expect(dayInWords(day, language, 'full')).toBe(full)
      }
    }
  })
})
