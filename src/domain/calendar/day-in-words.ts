import type { Language } from '../language.ts'
import { weekdayOf } from './iso-date.ts'
import type { IsoDate } from './iso-date.ts'

/** "Thu 26 Nov", or "26 November 2026" in full. */
export type DayStyle = 'day' | 'full'

const ARABIC_MONTHS = inTurn('يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر')

/** Not taken from Intl, whose first use costs a phone 80 ms just while the page wakes; a test compares them with it. */
const MONTHS: Record<Language, Record<DayStyle, readonly string[]>> = {
  en: {
    day: inTurn('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
    full: inTurn('January February March April May June July August September October November December'),
  },
  ar: { day: ARABIC_MONTHS, full: ARABIC_MONTHS },
}

const WEEKDAYS: Record<Language, readonly string[]> = {
  en: inTurn('Sun Mon Tue Wed Thu Fri Sat'),
  ar: inTurn('الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'),
}

function inTurn(names: string): readonly string[] {
  return names.split(' ')
}

/** A calendar day in words, Latin digits, Gregorian. */
export function dayInWords(day: IsoDate, language: Language, style: DayStyle = 'day'): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const monthName = MONTHS[language][style][month - 1] ?? ''
  return style === 'day'
    ? `${WEEKDAYS[language][weekdayOf(day)] ?? ''} ${date} ${monthName}`
    : `${date} ${monthName} ${year}`
}
