import { dayInWords } from '#domain/calendar/day-in-words.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'

/** That the workshop is closed on a day that was given, and when it works again. */
export function nextDayText(day: IsoDate, language: Language): string {
  const weekday = dayInWords(day, language)
  const year = day.slice(0, 4)
  return language === 'ar'
    ? `المطبعة مغلقة في هذا اليوم. أقرب يوم عمل هو ${weekday} ${year}.`
    : `The print shop is closed on that day. The next working day is ${weekday} ${year}.`
}
