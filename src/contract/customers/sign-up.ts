import { z } from 'zod'
import type { FieldProblemCode } from '../problem.ts'
import { birthDateField, flagField, genderField, mobileField, nameField, optionalEmail } from './customer-field.ts'
import { optional } from '../inbox/form-field.ts'

const Fields = z.strictObject({
  firstName: nameField('first_name_too_short'),
  lastName: nameField('last_name_too_short'),
  email: optionalEmail(),
  phone: optional(mobileField()),
  birthDate: optional(birthDateField()),
  gender: optional(genderField()),
  reportSubscription: flagField().describe('News of the blog'),
  registerType: z.enum(['BASIC', 'GOOGLE']).default('BASIC'),
  googleAccessToken: optional(z.string().min(10).max(4_000)),
})

/**
 * A customer who wants an account (S148 to S157). BASIC needs both names and an e-mail address or phone number, to which
 * a code is sent; GOOGLE needs the access token, and opens the account at once.
 */
export const SignUpForm = Fields.superRefine((form, context) => {
  for (const [field, problem] of missingIn(form)) {
    context.addIssue({ code: 'custom', path: [field], params: { problem } })
  }
})

export type SignUpForm = z.output<typeof Fields>

function missingIn(form: SignUpForm): [string, FieldProblemCode][] {
  if (form.registerType === 'GOOGLE') return form.googleAccessToken ? [] : [['googleAccessToken', 'required']]
  const missing: [string, FieldProblemCode][] = []
  if (!form.firstName) missing.push(['firstName', 'first_name_too_short'])
  if (!form.lastName) missing.push(['lastName', 'last_name_too_short'])
  if (!form.email && !form.phone) missing.push(['phone', 'email_or_phone_required'])
  return missing
}
