import { toLatinDigits } from '../text/digits.ts'
import { MADA_PREFIXES } from './mada-prefixes.ts'

/** The networks of cards. */
export const CARD_BRANDS = ['mada', 'visa', 'master', 'amex'] as const

export type CardBrand = (typeof CARD_BRANDS)[number]

/**
 * The networks a card may run on by its first digits, mada first (S295, S296). Two of them: the customer is asked which.
 * Empty while too little is typed, or for a network the shop does not take.
 */
export function possibleBrands(typed: string): CardBrand[] {
  const digits = toLatinDigits(typed).replace(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return []
  const international = INTERNATIONAL.filter(([, pattern]) => pattern.test(digits)).map(([brand]) => brand)
  return isMada(digits) ? ['mada', ...international] : international
}

const isMada = (digits: string): boolean => MADA_PREFIXES.some((prefix) => digits.startsWith(prefix))

const INTERNATIONAL: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['master', /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
]

/** Digits of the security code of a network: four on American Express, three on all others (S293). */
export const securityCodeLength = (brand: CardBrand): number => (brand === 'amex' ? 4 : 3)

/** Whether the text is a security code of that network, or of any when it is not known; Arabic digits too (S292). */
export function isSecurityCode(typed: string, brand?: CardBrand): boolean {
  const digits = toLatinDigits(typed.trim())
  if (!/^\d{3,4}$/.test(digits)) return false
  return brand === undefined || digits.length === securityCodeLength(brand)
}
