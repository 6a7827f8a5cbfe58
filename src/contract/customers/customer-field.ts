import { z } from 'zod'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { parseEmail } from '#domain/contact/email.ts'
import { parseIdentifier } from '#domain/contact/identifier.ts'
import { parseAccountPhone } from '#domain/contact/phone.ts'
import { parseCode } from '#domain/customers/code-policy.ts'
import { isCommonPassword } from '#domain/customers/common-passwords.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/digits.ts'
import { failed, field, neededField, optional } from '../inbox/form-field.ts'
import { TEXT_PROBLEMS } from '../refused-text.ts'
import type { FieldProblemCode } from '../problem.ts'

/** Fields of the forms of customers; see form-field.ts. All of them take the text of a form, and some JSON as well. */

export const MIN_PASSWORD_LENGTH = 8
const MAX_PASSWORD_LENGTH = 200
const MAX_NAME_LENGTH = 60
const MIN_NAME_LENGTH = 2

/** An e-mail address or a phone number, in the form accounts are found by (S356); a reset has its own sentence (S358). */
export const identifierField = (invalid: FieldProblemCode = 'identifier_invalid') =>
  neededField(
    (text) => {
      const identifier = parseIdentifier(text)
      return identifier.ok ? identifier : failed(invalid)
    },
    { maxLength: 254 },
    invalid,
  )

/** A one-time code (S360 to S362). */
export const codeField = () =>
  field(
    (text) => {
      const code = parseCode(text)
      if (code.ok) return code
      return failed<FieldProblemCode>(code.error.code === 'code/too-short' ? 'code_too_short' : 'invalid')
    },
    { pattern: '^[A-Za-z0-9]{6}$' },
  )

/** A first or last name of at least two letters (S363, S364); left out or empty it is undefined. */
export const nameField = (tooShort: FieldProblemCode) =>
  optional(
    field(
      (text) => {
        const name = cleanText(text, { minLength: MIN_NAME_LENGTH, maxLength: MAX_NAME_LENGTH })
        if (name.ok) return name
        return failed(name.error.code === 'text/too-short' ? tooShort : TEXT_PROBLEMS[name.error.code])
      },
      { maxLength: MAX_NAME_LENGTH },
    ),
  )

export const optionalEmail = () =>
  optional(
    field(
      (text) => {
        const email = parseEmail(text)
        return email.ok ? email : failed<FieldProblemCode>('invalid_email')
      },
      { format: 'email', maxLength: 254 },
    ),
  )

/** A Saudi mobile number of ten digits (S366), or the same with its country code; comes out as +9665… */
export const mobileField = () =>
  neededField(
    (text) => {
      const phone = parseAccountPhone(text)
      if (phone.ok) return phone
      return failed<FieldProblemCode>(
        phone.error.code === 'phone/not-a-mobile' ? 'phone_not_a_mobile' : 'phone_not_ten_digits',
      )
    },
    { pattern: '^05[0-9]{8}$' },
  )

export const birthDateField = () =>
  field(
    (text) => {
      const day = toLatinDigits(text.trim())
      return isIsoDate(day) ? { ok: true, value: day } : failed<FieldProblemCode>('invalid')
    },
    { format: 'date' },
  )

export const genderField = () => z.enum(['MALE', 'FEMALE'])

const FLAGS = new Map<unknown, boolean>([
  ['1', true],
  ['true', true],
  ['on', true],
  ['0', false],
  ['false', false],
  [1, true],
  [0, false],
])

/** Yes or no: `1` or `0` in forms, also true and false in JSON. */
export const flagField = () => optional(z.preprocess((value) => FLAGS.get(value) ?? value, z.boolean()))

type PasswordRule = {
  readonly minLength: number
  readonly tooShort: FieldProblemCode
  readonly isCommon: (password: string) => boolean
}

const CUSTOMER_PASSWORDS: PasswordRule = {
  minLength: MIN_PASSWORD_LENGTH,
  tooShort: 'password_too_short',
  isCommon: isCommonPassword,
}

/** A new password, not one of those that are guessed first. Spaces count; nothing is cut off. */
export const newPasswordField = ({ minLength, tooShort, isCommon }: PasswordRule = CUSTOMER_PASSWORDS) =>
  field(
    (text) => {
      if (text === '') return failed<FieldProblemCode>('required')
      if (text.length > MAX_PASSWORD_LENGTH) return failed<FieldProblemCode>('too_long')
      if (text.length < minLength) return failed(tooShort)
      return isCommon(text) ? failed<FieldProblemCode>('password_common') : { ok: true, value: text }
    },
    { minLength, maxLength: MAX_PASSWORD_LENGTH },
  )

export const passwordField = () => z.string().min(1).max(MAX_PASSWORD_LENGTH)

/** A value that may be taken away: null, an empty field of a form, or one of which cleaning leaves nothing. */
export const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(emptyAsNull, schema.nullable().optional())
    .transform((value) => emptyAsNull(value) as typeof value | null)
    .optional()

const emptyAsNull = (value: unknown): unknown => (value === '' ? null : value)

/** Refuses a password typed differently the second time. */
export function checkSamePassword(
  form: { readonly password: string; readonly confirmPassword: string },
  context: z.RefinementCtx,
): void {
  if (form.password === form.confirmPassword) return
  context.addIssue({ code: 'custom', path: ['confirmPassword'], params: { problem: 'passwords_differ' } })
}
