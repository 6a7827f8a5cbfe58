import { withoutInvisible } from './invisible.ts'

const FOREIGN_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits as Latin ones; the rest of the text stays as it is. */
export const toLatinDigits = (text: string): string =>
  // The low four bits of both ranges are the digit itself.
  text.replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))

/**
 * A number as people type it in Latin form: Latin digits, `٫` as the point, without invisible characters and without the `٬`
 * and `,` that group thousands. A comma elsewhere stays: "620,5" is no number, and never 6205.
 */
export const toLatinNumber = (text: string): string =>
  toLatinDigits(withoutInvisible(text))
    .replace(/٫/g, '.')
    .replace(/(\d)[٬,](?=\d{3}(?!\d))/g, '$1')
    .trim()

/**
 * The whole number a visitor typed, also below zero; one that is too long to count exactly is the largest that does.
 * Undefined when it is none. For saying what is wrong with it.
 */
export const anyWholeNumberFrom = (text: string): number | undefined => {
  const latin = toLatinNumber(text).replace('−', '-')
  return /^-?\d+$/.test(latin) ? Math.min(Number(latin), Number.MAX_SAFE_INTEGER) : undefined
}

/** The whole number a visitor typed ("٥٠", "1,000"), or undefined when it is not one that counts exactly. */
export const wholeNumberFrom = (text: string): number | undefined => {
  const latin = toLatinNumber(text)
  return /^\d{1,15}$/.test(latin) ? Number(latin) : undefined
}
