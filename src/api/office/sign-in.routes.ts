import type { FastifyRequest } from 'fastify'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import {
  SecondFactorForm,
  StaffPasskeyAnswer,
  StaffPasskeyForm,
  StaffSignInAnswer,
  StaffSignInForm,
} from '#contract/office/sign-in.ts'
import { err } from '#domain/result.ts'
import type { StaffSignInContext } from '#services/staff/sign-in/staff-sign-in.service.ts'
import { ENTRY } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { route, withMessage } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import type { OfficeCookies } from './office-cookies.ts'
import type { OfficeServices } from './office-services.ts'
import { entryRefusal } from './staff-refusals.ts'

export const signInContext = ({ ip, headers }: FastifyRequest): StaffSignInContext => ({
  ip,
  userAgent: headers['user-agent'] ?? '',
})

type Services = Pick<OfficeServices, 'signIn' | 'limits'>

/** Signing in to the office: a password and a second factor, or a passkey, which is both. */
export function staffSignInRoutes(scope: ApiServer, services: Services, cookies: OfficeCookies): void {
  const begin = {
    ...routeSchema('office sign-in', 'Sign in with a password; a second factor is required', StaffSignInAnswer),
    body: StaffSignInForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/sign-in', access: ENTRY, schema: begin },
    async ({ body, request, reply }) => {
      const begun = await services.signIn.begin(body.email, body.password, signInContext(request))
      if (!begun.ok) return err(entryRefusal(begun.error))
      cookies.dialogue.set(reply, begun.value.dialogue)
      const { authenticatorSince, passkeys, recoveryCodes } = begun.value.factors
      return { factors: { authenticator: authenticatorSince !== null, passkey: passkeys > 0, recoveryCodes } }
    },
  )

  const code = {
    ...routeSchema(
      'office sign-in',
      'Verify the second factor: a code of the authenticator app, or a recovery code',
      DoneAnswer,
    ),
    body: SecondFactorForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/sign-in/code', access: ENTRY, schema: code },
    async ({ body, request, reply }) => {
      const arrived = await services.signIn.confirm(cookies.dialogue.read(request), body.code, signInContext(request))
      if (!arrived.ok) return err(entryRefusal(arrived.error))
      cookies.session.set(reply, arrived.value)
      cookies.dialogue.clear(reply)
      return withMessage('signed_in')
    },
  )
  passkeyRoutes(scope, services, cookies)
}

function passkeyRoutes(scope: ApiServer, { signIn, limits }: Services, cookies: OfficeCookies): void {
  const options = routeSchema('office sign-in', 'Create options for signing in with a passkey', StaffPasskeyAnswer)
  route(
    scope,
    { method: 'POST', path: '/office/sign-in/passkey/options', access: ENTRY, schema: options },
    async ({ request, reply }) => {
      await takeLimit(limits, 'passkey', request)
      const { dialogue, options: requested } = await signIn.askPasskey(cookies.dialogue.read(request))
      cookies.dialogue.set(reply, dialogue)
      return requested
    },
  )

  const passkey = {
    ...routeSchema('office sign-in', 'Sign in with a passkey, which counts as both factors', DoneAnswer),
    body: StaffPasskeyForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/sign-in/passkey', access: ENTRY, schema: passkey },
    async ({ body, request, reply }) => {
      await takeLimit(limits, 'passkey', request)
      const arrived = await signIn.withPasskey(cookies.dialogue.read(request), body, signInContext(request))
      if (!arrived.ok) return err(entryRefusal(arrived.error))
      cookies.session.set(reply, arrived.value)
      cookies.dialogue.clear(reply)
      return withMessage('signed_in')
    },
  )
}
