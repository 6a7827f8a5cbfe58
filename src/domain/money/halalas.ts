import { err, ok, type Result } from '../result.ts'
import { toLatinNumber } from '../text/digits.ts'
import { groupedDigits } from '../text/grouped-number.ts'
import type { Language } from '../language.ts'

/** An amount of money: a whole number of halalas (1 SAR = 100 halalas). */
export type Halalas = number

/** Why a text is not an amount. */
export type MoneyError =
  | { readonly code: 'money/not-a-number' }
  | { readonly code: 'money/too-precise' }
  | { readonly code: 'money/too-large' }

/** Largest amount read from outside: SAR 100 billion, far below what a number holds exactly. */
export const MAX_HALALAS: Halalas = 10_000_000_000_000

/** Halalas of an amount in SAR ("49", "49.5", "٤٩٫٥٠", 49.5); exact, never rounded. */
export function halalas(sar: string | number): Result<Halalas, MoneyError> {
  const match = /^(-?)(\d{1,20})(?:\.(\d{1,20}))?$/.exec(toLatinNumber(String(sar)))
  if (!match) return err({ code: 'money/not-a-number' })

  const fraction = (match[3] ?? '').replace(/0+$/, '')
  if (fraction.length > 2) return err({ code: 'money/too-precise' })

  const amount = Number(match[2]) * 100 + Number(fraction.padEnd(2, '0'))
  if (amount > MAX_HALALAS) return err({ code: 'money/too-large' })
  return ok(match[1] && amount > 0 ? -amount : amount)
}

/**
 * The quotient as a whole number, an exact half rounded up (towards plus infinity).
 * Pass BigInts when a product may exceed 2^53. The denominator must be positive.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  // Nearly all amounts are so small that numbers are exact, and those are many times as fast.
  if (isWhole(numerator) && isWhole(denominator)) {
    const doubled = 2 * numerator + denominator
    if (Number.isSafeInteger(doubled)) return floorOf(doubled, 2 * denominator)
  }
  const doubled = 2n * BigInt(numerator) + BigInt(denominator)
  const divisor = 2n * BigInt(denominator)
  const towardsZero = doubled / divisor
  return Number(doubled % divisor < 0n ? towardsZero - 1n : towardsZero)
}

/** An amount times a factor for `roundHalfUp`, exact however large it is. */
export function timesExactly(amount: Halalas, factor: number): number | bigint {
  const product = amount * factor
  return Number.isSafeInteger(product) ? product : BigInt(amount) * BigInt(factor)
}

const isWhole = (number: number | bigint): number is number => Number.isSafeInteger(number)

/** The quotient of two whole numbers, rounded down; exact, since what is divided has no remainder. */
function floorOf(numerator: number, denominator: number): number {
  const remainder = numerator % denominator
  return (numerator - (remainder < 0 ? remainder + denominator : remainder)) / denominator
}

/** The number of an amount as shown: 49 → "49", 49.5 → "49.50", thousands grouped, Latin digits (S477). */
export function formatAmount(amount: Halalas): string {
  const { sign, riyals, fraction } = digitsOf(amount)
  return `${sign && '−'}${groupedDigits(riyals)}${fraction === '00' ? '' : `.${fraction}`}`
}

/** The same with two decimals always, so that the amounts of a column stand below one another: "1,234.00". */
export function columnAmount(amount: Halalas): string {
  const { sign, riyals, fraction } = digitsOf(amount)
  return `${sign && '−'}${groupedDigits(riyals)}.${fraction}`
}

/** The amount for machines (JSON-LD, exports, gateways): always two decimals, no grouping, "-1234.50". */
export function decimalAmount(amount: Halalas): string {
  const { sign, riyals, fraction } = digitsOf(amount)
  return `${sign}${riyals}.${fraction}`
}

/** The amount with its currency where the riyal symbol cannot be drawn: "SAR 49.50", "49.50 ر.س". */
export const plainPrice = (amount: Halalas, language: Language): string =>
  language === 'ar' ? `${formatAmount(amount)}\u00A0ر.س` : `SAR\u00A0${formatAmount(amount)}`

function digitsOf(amount: Halalas): { sign: '-' | ''; riyals: string; fraction: string } {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of halalas: ${amount}`)
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return { sign: amount < 0 ? '-' : '', riyals: digits.slice(0, -2), fraction: digits.slice(-2) }
}
