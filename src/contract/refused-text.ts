import type { PhoneError } from '#domain/contact/phone.ts'
import type { TextError } from '#domain/text/clean-text.ts'
import type { FieldProblemCode } from './problem.ts'

/** What forms say of a text or number that its rule refuses: the server's schemas, and browsers before they ask it. */

export const TEXT_PROBLEMS = {
  'text/bad-characters': 'bad_characters',
  'text/too-short': 'too_short',
  'text/too-long': 'too_long',
} as const satisfies Record<TextError['code'], FieldProblemCode>

/** Of a number to be called back on. */
export const PHONE_PROBLEMS = {
  'phone/not-digits': 'phone_digits_only',
  'phone/too-short': 'phone_too_short',
  'phone/too-long': 'too_long',
  'phone/not-ten-digits': 'phone_too_short',
  'phone/not-a-mobile': 'invalid',
} as const satisfies Record<PhoneError['code'], FieldProblemCode>
