import { currentBrand } from '#services/shop-settings/current-brand.ts'
import { z } from 'zod'
import {
  PasskeyForm,
  PasskeyLoginForm,
  PasskeyLoginOptionsAnswer,
  PasskeyOptionsAnswer,
  PasskeysAnswer,
} from '#contract/customers/passkey.ts'
import { DoneAnswer, SignedInAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId } from '#contract/envelope.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import { sourceOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { Cookies } from './cookies.ts'
import { customerForm, customerSchema } from '../forms/customer-schema.ts'
import type { CustomerServices } from './customer-services.ts'
import { requireReauthentication } from './require-reauthentication.ts'
import { err } from '#domain/result.ts'
import { route, withMessage } from '../route.ts'
import { signInContext, answerSession } from './sign-in.routes.ts'

const SELF = forCustomer('self')
const ALGORITHMS = [-7, -257]

/** Signing in with a passkey (WebAuthn), the stronger way beside codes. */
export function passkeyLoginRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const options = customerSchema('sign-in', 'Create options for signing in with a passkey', PasskeyLoginOptionsAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/login-passkey/options', access: PUBLIC, schema: options },
    async ({ request, reply }) => {
      await takeLimit(services.limits, 'passkey', request)
      const requested = await services.passkeys.askToSignIn(cookies.nameBrowser(request, reply))
      return requested
    },
  )

  const login = customerForm('sign-in', 'Sign in with a passkey', PasskeyLoginForm, SignedInAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/login-passkey', access: PUBLIC, schema: login },
    async ({ body, request, reply }) => {
      await takeLimit(services.limits, 'passkey', request)
      const arrived = await services.passkeys.signIn(body, signInContext(cookies, request, reply))
      if (!arrived.ok) return err(new Refusal('PASSKEY_FAILED'))
      return answerSession(cookies, reply, arrived.value)
    },
  )
}

/** The passkeys of a customer. */
export function passkeyRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const options = customerSchema('customer', 'Create options for a new passkey', PasskeyOptionsAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/passkeys/options', access: SELF, schema: options },
    async ({ actor, request, reply }) => {
      await requireReauthentication(services, request)
      const { customerId } = actor
      const { firstName, email, phone } = await services.profiles.read(customerId)
      const requested = await services.passkeys.askToRegister(cookies.nameBrowser(request, reply), customerId)
      return {
        ...requested,
        rpName: currentBrand().name.en,
        userId: Buffer.from(customerId).toString('base64url'),
        userName: email ?? phone ?? firstName,
        algorithms: ALGORITHMS,
        excludeIds: await services.passkeys.credentialIdsOf(customerId),
      }
    },
  )

  const add = customerForm('customer', 'Add a passkey', PasskeyForm, DoneAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/passkeys', access: SELF, schema: add },
    async ({ body, request, reply }) => {
      const browser = signInContext(cookies, request, reply)
      const added = await services.passkeys.add(body, browser, sourceOf(request))
      if (!added.ok) return err(new Refusal('PASSKEY_FAILED'))
      return withMessage('passkey_added')
    },
  )

  const all = customerSchema('customer', 'List the customer’s passkeys', PasskeysAnswer)
  route(api, { method: 'GET', path: '/customers/passkeys', access: SELF, schema: all }, async ({ actor }) => {
    const passkeys = await services.passkeys.list(actor.customerId)
    return passkeys
  })

  const one = {
    ...customerSchema('customer', 'Remove a passkey', DoneAnswer),
    params: z.strictObject({ id: PrivateId }),
  }
  route(
    api,
    { method: 'DELETE', path: '/customers/passkeys/:id', access: forCustomer('passkey'), schema: one },
    async ({ params, request }) => {
      if (!(await services.passkeys.remove(sourceOf(request), params.id))) return err(notFound('passkey'))
      return withMessage('passkey_removed')
    },
  )
}
