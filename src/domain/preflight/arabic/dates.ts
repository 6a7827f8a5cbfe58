import { DAY_MS } from '../../calendar/time-spans.ts'
import { toLatinDigits } from '../../text/digits.ts'

const WEEKDAYS = [
  /(?:ال)?[أا]حد|sunday/i,
  /(?:ال)?[إا]ثنين|monday/i,
  /(?:ال)?ثلاثاء|tuesday/i,
  /(?:ال)?[أا]ربعاء|wednesday/i,
  /(?:ال)?خميس|thursday/i,
  /(?:ال)?جمعة|friday/i,
  /(?:ال)?سبت|saturday/i,
]
const MONTHS = [
  /يناير|january/i,
  /فبراير|february/i,
  /مارس|march/i,
  /[أا]بريل|april/i,
  /مايو|may/i,
  /يونيو|june/i,
  /يوليو|july/i,
  /[أا]غسطس|august/i,
  /سبتمبر|september/i,
  /[أا]كتوبر|october/i,
  /نوفمبر|november/i,
  /ديسمبر|december/i,
]
const HIJRI_MONTHS = [
  /محرم/,
  /صفر/,
  /ربيع ال[أا]ول/,
  /ربيع (?:ال[آا]خر|الثاني)/,
  /جمادى ال[أا]ولى/,
  /جمادى (?:ال[آا]خرة|الثانية)/,
  /رجب/,
  /شعبان/,
  /رمضان/,
  /شوال/,
  /ذو القعدة|ذي القعدة/,
  /ذو الحجة|ذي الحجة/,
]
/** Between the parts of one date stand other parts of dates and no further words. */
const NEAR = 60
const DATE_WORDS = /الموافق|المصادف|ليوم|يوم|مساء|ليلة|بتاريخ|من|شهر|عام|سنة|corresponding|on|to|the|of/giu

type WrittenDate = { readonly day: number; readonly month: number; readonly year: number; readonly at: number }

/**
 * Whether weekday, Hijri and Gregorian date of one text contradict each other. A day's difference between the calendars is
 * none: the Hijri day begins in the evening, and the new moon is seen a day later or earlier.
 */
export function dateDisagrees(text: string): boolean {
  const latin = toLatinDigits(text).normalize('NFC')
  const [gregorian, second] = datesIn(latin, MONTHS, /(?:19|20)\d\d/)
  if (!gregorian || second) return false
  const time = Date.UTC(gregorian.year, gregorian.month - 1, gregorian.day)
  if (new Date(time).getUTCDate() !== gregorian.day) return true
  return contradictsWeekday(latin, gregorian.at, time) || contradictsHijri(latin, gregorian.at, time)
}

/** Whether two places in a text are parts of one date. */
function isOneDate(text: string, one: number, other: number): boolean {
  const between = text.slice(Math.min(one, other), Math.max(one, other))
  const words = [...WEEKDAYS, ...MONTHS, ...HIJRI_MONTHS].reduce(
    (rest, name) => rest.replace(new RegExp(name.source, 'giu'), ''),
    between.replace(DATE_WORDS, ''),
  )
  return between.length < NEAR && (words.match(/\p{L}/gu)?.length ?? 0) <= 3
}

function contradictsWeekday(text: string, at: number, time: number): boolean {
  const named = WEEKDAYS.flatMap((name, weekday) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${name.source})(?!\\p{L})`, 'giu'))].map(({ index }) => ({
      weekday,
      index,
    })),
  ).filter(({ index }) => isOneDate(text, index, at))
  const [only] = named
  return only !== undefined && named.length === 1 && only.weekday !== new Date(time).getUTCDay()
}

function contradictsHijri(text: string, at: number, time: number): boolean {
  const [hijri, second] = datesIn(text, HIJRI_MONTHS, /1[34]\d\d/).filter((found) => isOneDate(text, found.at, at))
  if (!hijri || second) return false
  return ![-1, 0, 1].some((shift) => isHijri(time + shift * DAY_MS, hijri))
}

/** By the calendar of Umm al-Qura, which the Kingdom uses. */
function isHijri(time: number, { day, month, year }: WrittenDate): boolean {
  const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).formatToParts(time)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return value('day') === day && value('month') === month && value('year') === year
}

/** Dates with a year, as words ("26 نوفمبر 2026") and as numbers (26/11/2026, 2026/11/26). */
function datesIn(text: string, months: readonly RegExp[], year: RegExp): readonly WrittenDate[] {
  const inWords = months.flatMap((name, index) =>
    [
      ...text.matchAll(
        new RegExp(`(\\d{1,2})\\s+(?:من\\s+)?(?:شهر\\s+)?(?:${name.source})\\s*,?\\s*(${year.source})(?!\\d)`, 'gi'),
      ),
    ].map((match) => ({ day: Number(match[1]), month: index + 1, year: Number(match[2]), at: match.index })),
  )
  const dayFirst = [
    ...text.matchAll(new RegExp(`(?<!\\d)(\\d{1,2})[/-](\\d{1,2})[/-](${year.source})(?!\\d)`, 'g')),
  ].map((match) => ({ day: Number(match[1]), month: Number(match[2]), year: Number(match[3]), at: match.index }))
  const yearFirst = [
    ...text.matchAll(new RegExp(`(?<!\\d)(${year.source})[/-](\\d{1,2})[/-](\\d{1,2})(?!\\d)`, 'g')),
  ].map((match) => ({ day: Number(match[3]), month: Number(match[2]), year: Number(match[1]), at: match.index }))
  return [...inWords, ...dayFirst, ...yearFirst].filter(
    ({ day, month }) => day >= 1 && day <= 31 && month >= 1 && month <= 12,
  )
}
