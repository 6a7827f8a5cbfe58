import { CodeSentAnswer, IdentityProvidersAnswer, SignedInAnswer } from '#contract/customers/sign-in.ts'
import { SignUpForm } from '#contract/customers/sign-up.ts'
import type { SignUpForm as SignUpFields } from '#contract/customers/sign-up.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { checkBirthDate } from '#domain/customers/birth-date.ts'
import type { BirthDateError } from '#domain/customers/birth-date.ts'
import type { FieldProblemCode } from '#contract/problem.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { invalidFields } from '../refusal.ts'
import type { Cookies } from './cookies.ts'
import { googleRefusal } from './customer-refusals.ts'
import { customerForm, customerSchema } from '../forms/customer-schema.ts'
import type { CustomerServices } from './customer-services.ts'
import { err } from '#domain/result.ts'
import { route } from '../route.ts'
import { signInContext, codeRequester, answerSession, codeSent } from './sign-in.routes.ts'

const GOOGLE_SCOPE = 'openid email profile'

/** POST /customers (S198, S214): a code is sent, or with Google the account is opened at once. */
export function signUpRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const form = customerForm('sign-in', 'Sign up', SignUpForm, SignedInAnswer)
  const schema = { ...form, response: { ...form.response, 201: CodeSentAnswer } }
  route(api, { method: 'POST', path: '/customers', access: PUBLIC, schema }, async ({ body, request, reply }) => {
    const { registerType, googleAccessToken, reportSubscription, email, phone, ...person } = body
    const wantsBlogUpdates = reportSubscription ?? false
    const birthDate = bornOn(person.birthDate, services.now())
    if (registerType === 'GOOGLE') {
      await takeLimit(services.limits, 'google', request)
      const by = signInContext(cookies, request, reply)
      const fields = { ...given(person), birthDate, wantsBlogUpdates }
      const signedIn = await services.google.signIn(googleAccessToken ?? '', by, fields)
      if (!signedIn.ok) return err(googleRefusal(request, signedIn.error))
      return answerSession(cookies, reply, signedIn.value)
    }
    const asker = codeRequester(cookies, request, reply)
    const { firstName = '', lastName = '', gender = null } = person
    const contact = { email: email ?? null, phone: phone ?? null, language: asker.language }
    const fields = { firstName, lastName, gender, birthDate, wantsBlogUpdates, ...contact }
    reply.status(201)
    return codeSent(await services.signIn.signUp(fields, asker))
  })

  const providers = customerSchema(
    'sign-in',
    'List the identity providers that customers can sign in with',
    IdentityProvidersAnswer,
  )
  route(api, { method: 'GET', path: '/app/identity-providers', access: PUBLIC, schema: providers }, async () => {
    const google = services.googleClient
    return {
      google: google ? { ...google, scope: GOOGLE_SCOPE } : null,
    }
  })
}

/** Without what was left empty, where Google knows better. */
const given = ({
  firstName,
  lastName,
  gender,
}: Pick<SignUpFields, 'firstName' | 'lastName' | 'gender'>): {
  firstName?: string
  lastName?: string
  gender?: 'MALE' | 'FEMALE'
} => ({ ...(firstName && { firstName }), ...(lastName && { lastName }), ...(gender && { gender }) })

const BIRTH_DATE_PROBLEMS = {
  'birth-date/invalid': 'invalid',
  'birth-date/in-future': 'birth_date_in_future',
  'birth-date/too-early': 'birth_date_too_early',
} as const satisfies Record<BirthDateError['code'], FieldProblemCode>

/** A birth date that can be one; throws the refusal of any other. */
export function bornOn(day: string | null | undefined, now: Date): string | null {
  if (!day) return null
  const checked = checkBirthDate(day, riyadhDate(now))
  if (checked.ok) return checked.value
  throw invalidFields([{ field: 'birthDate', code: BIRTH_DATE_PROBLEMS[checked.error.code] }])
}
