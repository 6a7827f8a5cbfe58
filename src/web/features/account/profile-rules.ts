import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { checkBirthDate } from '#domain/customers/birth-date.ts'
import { MAX_COMPANY_LENGTH } from '#domain/customers/company.ts'
import type { AnswerOf } from '#contract/api-client.ts'
import type { FieldProblemCode } from '#contract/problem.ts'
import { toLatinDigits } from '#domain/text/digits.ts'
import { optional, optionalText, personName } from '#ui/form/field-rules.ts'
import type { FieldRule } from '#ui/form/field-rules.ts'
import type { FieldRules } from '#ui/form/resolve-fields.ts'

export type Profile = AnswerOf<'/api/customers/profile'>['data']

const BIRTH_DATE_PROBLEMS = {
  'birth-date/invalid': 'invalid',
  'birth-date/in-future': 'birth_date_in_future',
  'birth-date/too-early': 'birth_date_too_early',
} as const satisfies Record<string, FieldProblemCode>

const digits = (pattern: RegExp, problem: FieldProblemCode): FieldRule =>
  optional((text) => (pattern.test(toLatinDigits(text).replace(/\s/g, '')) ? undefined : problem))

/** The profile as its form holds it; what is empty is not said. */
export const profileValues = (profile: Profile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  birthDate: profile.birthDate ?? '',
  gender: profile.gender ?? '',
  preferredLang: profile.preferredLang as string,
  companyName: profile.companyName ?? '',
  vatNumber: profile.vatNumber ?? '',
  crNumber: profile.crNumber ?? '',
})

export type ProfileValues = ReturnType<typeof profileValues>

/** The rules are the server's (S261, S371, S372). */
export const profileRules = (today: IsoDate): FieldRules<ProfileValues> => ({
  firstName: personName('first_name_too_short'),
  lastName: personName('last_name_too_short'),
  birthDate: optional((text) => {
    const checked = checkBirthDate(text, today)
    return checked.ok ? undefined : BIRTH_DATE_PROBLEMS[checked.error.code]
  }),
  companyName: optionalText({ maxLength: MAX_COMPANY_LENGTH }),
  vatNumber: digits(/^3[0-9]{13}3$/, 'vat_number_invalid'),
  crNumber: digits(/^[0-9]{10}$/, 'cr_number_invalid'),
})

/** What of the form differs from the profile: the rest is not sent. Null takes a value away. */
export function profileChange(values: ProfileValues, before: ProfileValues): Record<string, string | null> {
  const changed = Object.entries(values).filter(([name, text]) => text.trim() !== before[name as keyof ProfileValues])
  return Object.fromEntries(changed.map(([name, text]) => [name, text.trim() === '' ? null : text.trim()]))
}
