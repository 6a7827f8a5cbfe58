import type { Language } from '../language.ts'
import { dayInWords } from './day-in-words.ts'
import { addDays, weekdayOf } from './iso-date.ts'
import type { IsoDate } from './iso-date.ts'

const DAYS_OF_WEEK = 7
const ENGLISH_WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A day as staff reads it: "Thu 26 Nov", and with its year where that is not the present one. */
export function dayNear(day: IsoDate, today: IsoDate, language: Language): string {
  const words = dayInWords(day, language)
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${day.slice(0, 4)}`
}

/** A day that is past, as short as a row needs it: its weekday within a week, else its date, with the year of another one. */
export function dayPast(day: IsoDate, today: IsoDate, language: Language): string {
  const weekday = weekdayOf(day)
  if (day > addDays(today, -DAYS_OF_WEEK) && day <= today)
    return language === 'ar' ? (dayInWords(day, 'ar').split(' ')[0] ?? '') : (ENGLISH_WEEKDAYS[weekday] ?? '')
  const [, date, month] = dayInWords(day, language).split(' ')
  return day.slice(0, 4) === today.slice(0, 4) ? `${date} ${month}` : `${date} ${month} ${day.slice(0, 4)}`
}

/** A day as a heading, without its year: "Sunday 22 November". */
export function dayAsHeading(day: IsoDate, language: Language): string {
  if (language === 'ar') return dayInWords(day, language)
  const [date, month] = dayInWords(day, language, 'full').split(' ')
  return `${ENGLISH_WEEKDAYS[weekdayOf(day)] ?? ''} ${date} ${month}`
}
