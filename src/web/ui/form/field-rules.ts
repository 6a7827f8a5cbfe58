import type { FieldProblemCode } from '#contract/problem.ts'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { parseEmail } from '#domain/contact/email.ts'
import { parseContactPhone } from '#domain/contact/phone.ts'
import type { PhoneError } from '#domain/contact/phone.ts'
import { halalas } from '#domain/money/halalas.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import type { TextError, TextRule } from '#domain/text/clean-text.ts'
import { wholeNumberFrom } from '#domain/text/digits.ts'

/** What is wrong with a field's text, or undefined. The rules are the server's (see field-rules.test.ts). */
export type FieldRule = (text: string) => FieldProblemCode | undefined

const TEXT_PROBLEMS = {
  'text/bad-characters': 'bad_characters',
  'text/too-short': 'too_short',
  'text/too-long': 'too_long',
} as const satisfies Record<TextError['code'], FieldProblemCode>

const PHONE_PROBLEMS = {
  'phone/not-digits': 'phone_digits_only',
  'phone/too-short': 'phone_too_short',
  'phone/too-long': 'too_long',
  'phone/not-ten-digits': 'phone_too_short',
  'phone/not-a-mobile': 'invalid',
} as const satisfies Record<PhoneError['code'], FieldProblemCode>

/** A text that must be there; `missing` is said when it is not. */
export const requiredText =
  (rule: TextRule, missing: FieldProblemCode): FieldRule =>
  (text) => {
    const cleaned = cleanText(text, rule)
    if (!cleaned.ok) return TEXT_PROBLEMS[cleaned.error.code]
    return cleaned.value === '' ? missing : undefined
  }

/** A text that may be left out. */
export const optionalText =
  (rule: TextRule): FieldRule =>
  (text) => {
    const cleaned = cleanText(text, rule)
    return cleaned.ok ? undefined : TEXT_PROBLEMS[cleaned.error.code]
  }

export const email: FieldRule = (text) => (parseEmail(text).ok ? undefined : 'invalid_email')

/** A number to be called back on. */
export const phone: FieldRule = (text) => {
  if (text.trim() === '') return 'phone_too_short'
  const parsed = parseContactPhone(text)
  return parsed.ok ? undefined : PHONE_PROBLEMS[parsed.error.code]
}

const optional =
  (rule: FieldRule): FieldRule =>
  (text) =>
    text === '' ? undefined : rule(text)

/** A number of pieces; may be left out. */
export const quantity = (most: number): FieldRule =>
  optional((text) => {
    const pieces = wholeNumberFrom(text)
    return pieces !== undefined && pieces >= 1 && pieces <= most ? undefined : 'invalid'
  })

/** An amount in SAR of at most that many halalas; may be left out. */
export const budget = (most: number): FieldRule =>
  optional((text) => {
    const amount = halalas(text)
    return amount.ok && amount.value >= 0 && amount.value <= most ? undefined : 'invalid'
  })

/** A day from `today` on (YYYY-MM-DD); may be left out. */
export const dayFrom = (today: string): FieldRule =>
  optional((text) => {
    if (!isIsoDate(text)) return 'invalid'
    return text < today ? 'date_in_past' : undefined
  })
