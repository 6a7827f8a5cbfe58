import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'

const LOCALES: Record<Language, string> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' }

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
