import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { AddressForm } from '#contract/addresses/address.ts'
import { ContactMessage } from '#contract/inbox/contact.ts'
import { SpecialRequestFields } from '#contract/inbox/special-request.ts'
import { dayFrom, email, identifier, mobile, newPassword, personName, phone } from '#ui/form/field-rules.ts'
import { CONTACT_RULES } from '../features/contact/contact-rules.ts'
import { requestRules } from '../features/special-request/request-rules.ts'
import type { FieldRule } from '#ui/form/field-rules.ts'

const TODAY = '2026-11-21'
/** Before every day: what is in the past is the service's to say. */
const NO_DAY = '0000-00-00'

const CONTACT: Record<string, FieldRule> = CONTACT_RULES

const REQUEST: Record<string, FieldRule> = requestRules(NO_DAY)

/** The code that the server's schema gives a field, or undefined. */
function serverProblem(schema: z.ZodType, field: string, text: string) {
  const result = schema.safeParse({ [field]: text })
  const issue = result.error?.issues.find(({ path }) => path[0] === field)
  return issue && ('params' in issue ? issue.params?.['problem'] : issue.code)
}

const anyText = fc.oneof(
  fc.stringMatching(/^[ab]{0,4}$/),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.stringMatching(/^[0-9٠-٩+ ().-]{0,18}$/),
  fc.emailAddress(),
  fc.constantFrom(
    '',
    ' ',
    '\u200f',
    '٥٠',
    '1,000',
    '12.5',
    '12.555',
    '2026-11-20',
    '2026-02-30',
    '0551234567',
    '+966551234567',
    '055',
  ),
)

describe('the rules of the browser are those of the server', () => {
  test.each(Object.keys(CONTACT))('contact form: %s', (field) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(CONTACT[field]?.(text)).toBe(serverProblem(ContactMessage, field, text))
      }),
    )
  })

  test.each(Object.keys(REQUEST))('special request: %s', (field) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(REQUEST[field]?.(text)).toBe(serverProblem(SpecialRequestFields, field, text))
      }),
    )
  })
})

describe('of a required field that is empty only that is said', () => {
  test.each(Object.entries({ email, phone, mobile, password: newPassword }))('%s', (_, rule) => {
    expect(rule('')).toBe('required')
  })

  test.each<[FieldRule, string]>([
    [identifier, 'identifier_invalid'],
    [personName('first_name_too_short'), 'first_name_too_short'],
  ])('in the words of the specification where it has some', (rule, message) => {
    expect(rule('')).toBe(message)
  })

  test.each([
    ['of a special request', SpecialRequestFields, ['email', 'phoneNumber']],
    ['of an address', AddressForm, ['name', 'phone', 'street', 'building']],
  ])('fields %s on the server', (_, schema, names) => {
    expect(names.map((name) => serverProblem(schema, name, ' \u200f'))).toEqual(names.map(() => 'required'))
  })
})

describe('the day something is needed by', () => {
  test.each([
    ['', undefined],
    ['2026-11-21', undefined],
    ['2026-11-20', 'date_in_past'],
    ['21.11.2026', 'invalid'],
  ])('%s', (text, problem) => {
    expect(dayFrom(TODAY)(text)).toBe(problem)
  })
})
