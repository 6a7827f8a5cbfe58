import { checkBirthDate } from '#domain/customers/birth-date.ts'
import type { BirthDateError } from '#domain/customers/birth-date.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { FieldProblemCode } from '#contract/problem.ts'
import { email, mobile, optional, personName } from '#ui/form/field-rules.ts'
import type { FieldRule } from '#ui/form/field-rules.ts'
import { resolveFields } from '#ui/form/resolve-fields.ts'

/** The draft of the form: it survives a reload, another language, and a detour to Google. */
export const SIGN_UP_DRAFT = 'signup'

/** The earliest date of birth (S372). */
export const FIRST_BIRTH_DATE: IsoDate = '1900-01-01'

/** The sign-up form with nothing in it. */
export const EMPTY_SIGN_UP = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  birthDate: '',
  gender: '',
  reportSubscription: false,
}

export type SignUpValues = typeof EMPTY_SIGN_UP

const BIRTH_DATE_PROBLEMS = {
  'birth-date/invalid': 'invalid',
  'birth-date/in-future': 'birth_date_in_future',
  'birth-date/too-early': 'birth_date_too_early',
} as const satisfies Record<BirthDateError['code'], FieldProblemCode>

/** A birth date as of a day (S371, S372). */
const birthDate =
  (today: IsoDate): FieldRule =>
  (text) => {
    const checked = checkBirthDate(text, today)
    return checked.ok ? undefined : BIRTH_DATE_PROBLEMS[checked.error.code]
  }

/** What the form library passes to a resolver: the fields that are judged now. */
type Judged = { readonly names?: readonly (keyof SignUpValues)[] }

/**
 * Judges the form on a day (S363 to S373). One of phone and e-mail is enough; that neither is there is said at the phone.
 * A field that is left empty is judged with the whole form, not when it is passed over.
 */
export const signUpResolver = (today: IsoDate) => {
  const rules = {
    firstName: personName('first_name_too_short'),
    lastName: personName('last_name_too_short'),
    phone: optional(mobile),
    email: optional(email),
    birthDate: optional(birthDate(today)),
  }
  const either: FieldRule = (text) => (text === '' ? 'email_or_phone_required' : mobile(text))
  const [alone, beside] = [resolveFields<SignUpValues>({ ...rules, phone: either }), resolveFields<SignUpValues>(rules)]
  return (values: SignUpValues, _context?: unknown, { names = [] }: Judged = {}) => {
    const [name] = names
    if (name && names.length === 1 && values[name] === '') return { values, errors: {} }
    return (values.email === '' ? alone : beside)(values)
  }
}

/** The form as the server takes it: what was left empty is left out (S148 to S156). */
export function signUpForm(values: SignUpValues): FormData {
  const { reportSubscription, ...texts } = values
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) if (text) form.append(name, text)
  form.append('reportSubscription', reportSubscription ? '1' : '0')
  form.append('registerType', 'BASIC')
  return form
}

/** Who has signed up, as the page remembers them until the code is there: the new id, and what they gave (S198, S214). */
export const signedUp = (answer: object, { email, phone }: Pick<SignUpValues, 'email' | 'phone'>) => ({
  id: 'id' in answer ? String(answer.id) : '',
  email: email || null,
  phone: phone || null,
})
