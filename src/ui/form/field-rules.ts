import { PHONE_PROBLEMS, TEXT_PROBLEMS } from '#contract/refused-text.ts'
import type { FieldProblemCode } from '#contract/problem.ts'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { parseEmail } from '#domain/contact/email.ts'
import { parseIdentifier } from '#domain/contact/identifier.ts'
import { parseAccountPhone, parseContactPhone } from '#domain/contact/phone.ts'
import { parseCode } from '#domain/customers/code-policy.ts'
import { halalas } from '#domain/money/halalas.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import type { TextRule } from '#domain/text/clean-text.ts'
import { wholeNumberFrom } from '#domain/text/digits.ts'
import { isBlank } from '#domain/text/invisible.ts'

/** What is wrong with a field's text, or undefined. The rules are the server's (see field-rules.test.ts). */
export type FieldRule = (text: string) => FieldProblemCode | undefined

/** A text that must be there; `missing` is said when it is not, `tooShort` of too few letters. */
export const requiredText = (
  rule: TextRule,
  missing: FieldProblemCode,
  tooShort: FieldProblemCode = 'too_short',
): FieldRule =>
  needed((text) => {
    const cleaned = cleanText(text, rule)
    if (cleaned.ok) return cleaned.value === '' ? missing : undefined
    return cleaned.error.code === 'text/too-short' ? tooShort : TEXT_PROBLEMS[cleaned.error.code]
  }, missing)

/** A text that may be left out. */
export const optionalText =
  (rule: TextRule): FieldRule =>
  (text) => {
    const cleaned = cleanText(text, rule)
    return cleaned.ok ? undefined : TEXT_PROBLEMS[cleaned.error.code]
  }

/** A rule for what must be there: of an empty field only `missing` is said, whatever else it would not be. */
export const needed =
  (rule: FieldRule, missing: FieldProblemCode = 'required'): FieldRule =>
  (text) =>
    isBlank(text) ? missing : rule(text)

const emailElse = (wrong: FieldProblemCode): FieldRule => needed((text) => (parseEmail(text).ok ? undefined : wrong))

export const email = emailElse('invalid_email')

/** The same by the sentence that the specification has for it elsewhere (S375). */
export const emailFormat = emailElse('invalid_email_format')

/** A number to be called back on. */
export const phone = needed((text) => {
  const parsed = parseContactPhone(text)
  return parsed.ok ? undefined : PHONE_PROBLEMS[parsed.error.code]
})

/** A name of a person, at least two letters; `tooShort` is said when it is shorter or missing (S363, S364). */
export const personName = (tooShort: FieldProblemCode): FieldRule =>
  requiredText({ minLength: 2, maxLength: 60 }, tooShort, tooShort)

/** What one signs in with: an e-mail address, or a number of at least ten digits (S356, S357). */
export const identifier: FieldRule = (text) => (parseIdentifier(text).ok ? undefined : 'identifier_invalid')

/** The Saudi mobile number of an account (S366). */
export const mobile = needed((text) => {
  const parsed = parseAccountPhone(text)
  if (parsed.ok) return undefined
  return parsed.error.code === 'phone/not-a-mobile' ? 'phone_not_a_mobile' : 'phone_not_ten_digits'
})

/** A one-time code (S360 to S362). */
export const code: FieldRule = (text) => (parseCode(text).ok ? undefined : 'code_too_short')

/** Anything at all. */
export const required: FieldRule = (text) => (text === '' ? 'required' : undefined)

/** A new password (S378). */
export const newPassword: FieldRule = (text) => required(text) ?? (text.length < 8 ? 'password_too_short' : undefined)

/** A rule for what may be left out. */
export const optional =
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
