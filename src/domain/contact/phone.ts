import { err, ok, type Result } from '../result.ts'
import { toLatinDigits } from '../text/digits.ts'

/** Why a phone number is refused; each code has its own sentence (S341, S366). */
export type PhoneError =
  | { readonly code: 'phone/not-digits' }
  | { readonly code: 'phone/too-short'; readonly minDigits: number }
  | { readonly code: 'phone/too-long'; readonly maxDigits: number }
  | { readonly code: 'phone/not-ten-digits' }
  | { readonly code: 'phone/not-a-mobile' }

export const MIN_PHONE_DIGITS = 10
const MAX_PHONE_DIGITS = 15

const SAUDI_MOBILE = /^(?:\+?966|00966|0)?(5\d{8})$/

/** The number in Latin digits, without spaces, dashes, dots, brackets and invisible characters. */
export const barePhone = (text: string): string => toLatinDigits(text).replace(/[\s().\-\u2010-\u2015\p{Cf}]/gu, '')

/**
 * A Saudi mobile number in E.164, "+966551234567", from any way people write it (055…, 55…, 966…,
 * +966…, 00966…, ٠٥٥…); undefined when it is none (S381).
 */
export function saudiMobile(text: string): string | undefined {
  const match = SAUDI_MOBILE.exec(barePhone(text))
  return match ? `+966${match[1]}` : undefined
}

/** A Saudi mobile number as the country dials it, "0551234567", from any way people write it; undefined when it is none. */
export function nationalMobile(text: string): string | undefined {
  const number = saudiMobile(text)
  return number && `0${number.slice('+966'.length)}`
}

/**
 * The number a visitor leaves to be called back on: digits only, at least ten (S341). A Saudi mobile
 * comes out in E.164, a number with + or 00 as "+" and its digits, any other as its digits.
 */
export function parseContactPhone(text: string): Result<string, PhoneError> {
  const mobile = saudiMobile(text)
  if (mobile) return ok(mobile)

  const match = /^(\+|00)?(\d+)$/.exec(barePhone(text))
  if (!match?.[2]) return err({ code: 'phone/not-digits' })
  const digits = match[2]
  if (digits.length < MIN_PHONE_DIGITS) {
    return err({ code: 'phone/too-short', minDigits: MIN_PHONE_DIGITS })
  }
  if (digits.length > MAX_PHONE_DIGITS) {
    return err({ code: 'phone/too-long', maxDigits: MAX_PHONE_DIGITS })
  }
  return ok(match[1] ? `+${digits}` : digits)
}

/**
 * The mobile number of a new account in E.164: exactly ten digits (S366), or the same number with its
 * country code. Ten digits that are no Saudi mobile cannot get a code and are a case of their own.
 */
export function parseAccountPhone(text: string): Result<string, PhoneError> {
  const mobile = saudiMobile(text)
  if (mobile) return ok(mobile)
  return err({
    code: /^\d{10}$/.test(barePhone(text)) ? 'phone/not-a-mobile' : 'phone/not-ten-digits',
  })
}

/** A Saudi number as people here read it: "+966551234567" → "055 123 4567"; any other unchanged. */
export function localPhone(e164: string): string {
  const match = /^\+?966(\d{2})(\d{3})(\d{4})$/.exec(e164)
  return match ? `0${match[1]} ${match[2]} ${match[3]}` : e164
}

/** A Saudi number for readers anywhere: "+966551234567" → "+966 55 123 4567"; any other unchanged. */
export const groupedPhone = (phone: string): string => phone.replace(/^\+(966)(\d{2})(\d{3})(\d{4})$/, '+$1 $2 $3 $4')
