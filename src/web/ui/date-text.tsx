import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { usePage } from '../app/page-context.tsx'

type Style = 'day' | 'full'

const LOCALES: Record<Language, string> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' }

const OPTIONS: Record<Style, Intl.DateTimeFormatOptions> = {
  day: { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  full: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
}

/** Texts of days shown so far: a list says the same few days on every card, and formatting one is slow. */
const texts = new Map<string, string>()
const MAX_TEXTS = 1_000

/** A calendar day in words: "Thu 26 Nov" or "26 November 2026", Latin digits, Gregorian. */
export function formatDay(day: IsoDate, language: Language, style: Style = 'day'): string {
  const key = day + language + style
  const known = texts.get(key)
  if (known !== undefined) return known
  if (texts.size >= MAX_TEXTS) texts.clear()
  const text = dayInWords(day, language, style)
  texts.set(key, text)
  return text
}

function dayInWords(day: IsoDate, language: Language, style: Style): string {
  const long: Intl.DateTimeFormatOptions =
    style === 'day' && language === 'ar' ? { weekday: 'long', month: 'long' } : {}
  return new Intl.DateTimeFormat(LOCALES[language], { ...OPTIONS[style], ...long })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ')
}

/** The month of a day with its year: "November 2026". */
export const monthName = (day: IsoDate, language: Language): string =>
  part(day, language, { month: 'long', year: 'numeric' })

/** The month of a day without its year. */
export const monthOnly = (day: IsoDate, language: Language): string => part(day, language, { month: 'long' })

/** The day of the week. */
export const weekdayName = (day: IsoDate, language: Language, weekday: 'narrow' | 'short' | 'long'): string =>
  part(day, language, { weekday })

const part = (day: IsoDate, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** The day as `<time>`. */
export function DateText({ day, length = 'day' }: { day: IsoDate; length?: Style }) {
  const { language } = usePage()
  return <time dateTime={day}>{formatDay(day, language, length)}</time>
}
