import { z } from 'zod'
import { parseEmail } from '#domain/contact/email.ts'
import { MIN_PHONE_DIGITS, parseContactPhone } from '#domain/contact/phone.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { Result } from '#domain/result.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import type { TextRule } from '#domain/text/clean-text.ts'
import { isBlank } from '#domain/text/invisible.ts'
import { Id } from '../envelope.ts'
import type { FieldProblemCode } from '../problem.ts'
import { PHONE_PROBLEMS, TEXT_PROBLEMS } from '../refused-text.ts'

/**
 * Fields of the forms that visitors fill in. What comes out is in its stored form; what is refused carries the code of
 * the sentence that the specification gives for it.
 */

/** Reads a field by a rule; a field left out is an empty one, so that both get the same sentence. */
export const field = <Value>(read: (text: string) => Result<Value, FieldProblemCode>, facts: Record<string, unknown>) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .transform((text, context) => {
        const result = read(text)
        if (result.ok) return result.value
        context.addIssue({ code: 'custom', params: { problem: result.error } })
        return z.NEVER
      })
      .meta(facts),
  )

/** A field that must be there: of an empty one only `missing` is said, whatever else it would not be. */
export const neededField = <Value>(
  read: (text: string) => Result<Value, FieldProblemCode>,
  facts: Record<string, unknown>,
  missing: FieldProblemCode = 'required',
) => field((text) => (isBlank(text) ? failed(missing) : read(text)), facts)

/** A field that may be left out or empty, which is the same. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional()

export const failed = <Problem>(problem: Problem) => ({ ok: false, error: problem }) as const

/** A text that must be there; without it the sentence is that of `missing`, of too few letters that of `tooShort`. */
export const requiredText = (rule: TextRule, missing: FieldProblemCode, tooShort: FieldProblemCode = 'too_short') =>
  neededField(
    (text) => {
      const cleaned = cleanText(text, rule)
      if (cleaned.ok) return cleaned.value === '' ? failed(missing) : cleaned
      return failed(cleaned.error.code === 'text/too-short' ? tooShort : TEXT_PROBLEMS[cleaned.error.code])
    },
    { minLength: rule.minLength ?? 1, maxLength: rule.maxLength },
    missing,
  )

/** A text that may be left out. */
export const optionalText = (rule: TextRule) =>
  optional(
    field(
      (text) => {
        const cleaned = cleanText(text, rule)
        return cleaned.ok ? cleaned : failed(TEXT_PROBLEMS[cleaned.error.code])
      },
      { maxLength: rule.maxLength },
    ),
  )

export const emailField = (missing?: FieldProblemCode, wrong: FieldProblemCode = 'invalid_email') =>
  neededField(
    (text) => {
      const email = parseEmail(text)
      return email.ok ? email : failed(wrong)
    },
    { format: 'email', maxLength: 254 },
    missing,
  )

/** A number to be called back on; Saudi mobiles come out as +9665… */
export const phoneField = (missing?: FieldProblemCode) =>
  neededField(
    (text) => {
      const phone = parseContactPhone(text)
      return phone.ok ? phone : failed(PHONE_PROBLEMS[phone.error.code])
    },
    { pattern: `^\\+?[0-9]{${MIN_PHONE_DIGITS},15}$` },
    missing,
  )

/** A field read by a rule of its own that may be left out; text that the rule does not know gets `problem`. */
export const optionalField = <Value>(
  read: (text: string) => Value | undefined,
  problem: FieldProblemCode,
  facts: Record<string, unknown>,
) =>
  optional(
    field((text) => {
      const value = read(text)
      return value === undefined ? failed(problem) : { ok: true, value }
    }, facts),
  )

/** The id of something chosen from a list; an empty choice is none. */
export const optionalId = () => optional(Id)

/** The language the visitor writes in, for the answer by mail; the request's language when left out. */
export const languageField = () => optional(z.enum(LANGUAGES))

/** Invisible to people. What fills it in is a robot: it gets a friendly answer and nothing is stored. */
export const trapField = () => z.string().max(500).optional().describe('A honeypot field: leave empty')
