import { err, ok, type Result } from '../result.ts'
import { toLatinDigits } from '../text/digits.ts'
import { withoutInvisible } from '../text/invisible.ts'
import { possibleBrands } from './mada.ts'

export type CardNumberError = { readonly code: 'card/incomplete' | 'card/mistyped' | 'card/network' }
export type CardExpiryError = { readonly code: 'card/no-expiry' | 'card/expired' }

/** Digits of a card, by its network. */
const AMEX_LENGTH = 15
const LENGTH = 16
/** The longest card number there is (ISO/IEC 7812). */
const MAX_DIGITS = 19
/** Cards are not given out for longer. */
const MAX_YEARS = 25

/** What of a text belongs to a card number, in Latin digits. */
const digitsIn = (typed: string): string => toLatinDigits(withoutInvisible(typed)).replace(/\D/g, '')

/** A card number as it is printed: in groups of four, on American Express of four, six and five (ux 42). */
export function groupedCardNumber(typed: string): string {
  const digits = digitsIn(typed).slice(0, MAX_DIGITS)
  const groups = /^3[47]/.test(digits) ? /^(\d{4})(\d{1,6})?(\d+)?/ : /(\d{1,4})/g
  const found = groups.global ? digits.match(groups) : groups.exec(digits)?.slice(1)
  return found?.filter(Boolean).join(' ') ?? digits
}

/** The digits of a card that the shop takes; Arabic digits too. `card/network`: of a network that it does not take. */
export function parseCardNumber(typed: string): Result<string, CardNumberError> {
  const digits = digitsIn(typed)
  const brands = possibleBrands(digits)
  if (digits.length < (brands.includes('amex') ? AMEX_LENGTH : LENGTH)) return err({ code: 'card/incomplete' })
  if (digits.length > MAX_DIGITS || !hasCheckDigit(digits)) return err({ code: 'card/mistyped' })
  return brands.length > 0 ? ok(digits) : err({ code: 'card/network' })
}

/** Luhn (ISO/IEC 7812-1 annex B): every second digit from the end counts twice. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const twice = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return sum % 10 === 0
}

/** "12 / 30" while it is typed; of a year filled in whole, its last two digits. */
export function formatExpiry(typed: string): string {
  const digits = digitsIn(typed)
    .replace(/^(\d{2})20(\d{2})$/, '$1$2')
    .slice(0, 4)
  const whole = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
  return whole.length > 2 ? `${whole.slice(0, 2)} / ${whole.slice(2)}` : whole
}

export type CardExpiry = { readonly month: number; readonly year: number }

/** The month after whose end a card counts no more, typed as 12/30 or 12/2030. `today`: YYYY-MM-DD. */
export function parseCardExpiry(typed: string, today: string): Result<CardExpiry, CardExpiryError> {
  const [, month = 0, end = ''] = /^\s*(\d{1,2})\s*[/.\-\s]?\s*(\d{2}|\d{4})\s*$/.exec(toLatinDigits(typed)) ?? []
  const thisYear = Number(today.slice(0, 4))
  const year = end.length === 2 ? Math.floor(thisYear / 100) * 100 + Number(end) : Number(end)
  const expiry = { month: Number(month), year }
  if (expiry.month < 1 || expiry.month > 12 || year > thisYear + MAX_YEARS) return err({ code: 'card/no-expiry' })
  return isCardExpired(expiry, today) ? err({ code: 'card/expired' }) : ok(expiry)
}

/** Whether the card's last month is over. `today`: YYYY-MM-DD. */
export const isCardExpired = ({ month, year }: CardExpiry, today: string): boolean =>
  year * 12 + month < Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7))

/** The name on a card as gateways take it: at least two words of Latin letters; undefined for anything else. */
export function cardHolder(typed: string): string | undefined {
  const name = withoutInvisible(typed).trim().replace(/\s+/g, ' ')
  return /^[A-Za-z][A-Za-z.'-]*(?: [A-Za-z.'-]+)+$/.test(name) && name.length <= 60 ? name : undefined
}
