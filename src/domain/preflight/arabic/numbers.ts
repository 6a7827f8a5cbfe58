import { toLatinDigits } from '../../text/digits.ts'

/** Saudi numbers that can be called: mobile, land line, unified and free ones, with and without the country. */
const PHONE = /^(?:(?:00|\+)?966|0)(?:5\d{8}|1[1-7]\d{7})$|^(?:9200\d{5}|800\d{7})$/
/** Commercial registrations and unified numbers of companies have ten digits as well. */
const REGISTRATION = /^(?:[1-5][0-9](?:[0-5]\d)|70\d\d)\d{6}$/
const PHONE_LABEL = /هاتف|جوال|تلفون|اتصل|واتس|موبايل|tel|phone|mob|whats|call/i
const MONTH =
  /يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|رمضان|محرم|صفر|رجب|شعبان|شوال|هـ|january|february|march|april|june|july|august|september|october|november|december/i

const RUN = /\+?[\d\u0660-\u0669][\d\u0660-\u0669 .\-–/]{2,}[\d\u0660-\u0669]\+?/g

/** A number as it is dialled. */
const bare = (number: string): string => toLatinDigits(number).replace(/[^\d+]/g, '')

/** Phone numbers of a text in one form: without country and leading zero. */
export function phonesIn(text: string): readonly string[] {
  return [...text.matchAll(RUN)]
    .map(([run]) => bare(run))
    .filter((number) => PHONE.test(number))
    .map((number) => number.replace(/^(?:(?:00|\+)?966|0)(?=[15]\d{8}$|[15]\d{7}$)/, ''))
}

/** The numbers of a text that are a phone number or a year only when they are read backwards. */
export function reversedNumbers(text: string): readonly string[] {
  return [...text.matchAll(RUN)].map(([run]) => run.trim()).filter((run) => isReversed(run, text))
}

function isReversed(run: string, text: string): boolean {
  const number = bare(run)
  if (PHONE.test(number)) return false
  const digits = number.replace('+', '')
  const backwards = [...digits].toReversed().join('')
  if (/^\d{4}$/.test(digits)) {
    const isYear = (year: string) => /^(?:19[5-9]\d|20[0-4]\d|14[0-6]\d)$/.test(year)
    return MONTH.test(text) && !isYear(digits) && isYear(backwards)
  }
  if (REGISTRATION.test(digits) && !PHONE_LABEL.test(text)) return false
  return PHONE.test(backwards) || hasReversedGroups(run)
}

/** "4567 123 055": each group is right, their order is not. */
function hasReversedGroups(run: string): boolean {
  const groups = run.split(/[ .\-–/]+/)
  return groups.length > 1 && PHONE.test(bare(groups.toReversed().join('')))
}

/** The kinds of digits in a text. */
export const digitsIn = (text: string): readonly ('ARABIC' | 'LATIN')[] => [
  ...(/[\u0660-\u0669\u06f0-\u06f9]/.test(text) ? (['ARABIC'] as const) : []),
  ...(/\d/.test(text) ? (['LATIN'] as const) : []),
]
