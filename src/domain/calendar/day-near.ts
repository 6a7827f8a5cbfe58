import type { Language } from '../language.ts'
import { dayInWords } from './day-in-words.ts'
import { weekdayOf } from './iso-date.ts'
import type { IsoDate } from './iso-date.ts'

/** A day as staff reads it: "Thu 26 Nov", and with its year where that is not the present one. */
export function dayNear(day: IsoDate, today: IsoDate, language: Language): string {
  const words = dayInWords(day, language)
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${day.slice(0, 4)}`
}

const ENGLISH_WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A day as a heading, without its year: "Sunday 22 November". */
export function dayAsHeading(day: IsoDate, language: Language): string {
  if (language === 'ar') return dayInWords(day, language)
  const [date, month] = dayInWords(day, language, 'full').split(' ')
  return `${ENGLISH_WEEKDAYS[weekdayOf(day)] ?? ''} ${date} ${month}`
}
