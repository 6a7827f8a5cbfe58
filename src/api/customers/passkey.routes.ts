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
import { actorOf, sourceOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { notFound, Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { succeed } from '../success.ts'
import type { Cookies } from './cookies.ts'
import { customerForm, customerSchema, signedIn } from '../forms/customer-schema.ts'
import type { CustomerServices } from './customer-services.ts'
import { requireReauthentication } from './require-reauthentication.ts'
import { arrivalOf, cameIn } from './sign-in.routes.ts'

const SELF = forCustomer('self')
const ALGORITHMS = [-7, -257]

/** Signing in with a passkey (WebAuthn), the stronger way beside codes. */
export function passkeyLoginRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const options = customerSchema('sign-in', 'What a passkey is asked to sign', PasskeyLoginOptionsAnswer)
  api.post('/customers/login-passkey/options', { schema: options, config: PUBLIC }, async (request, reply) => {
    await takeLimit(services.limits, 'passkey', request)
    const asked = await services.passkeys.askToSignIn(cookies.nameBrowser(request, reply))
    return succeed(languageOf(request.headers['accept-language']), asked)
  })

  const login = customerForm('sign-in', 'Sign in with a passkey', PasskeyLoginForm, SignedInAnswer)
  api.post('/customers/login-passkey', { schema: login, config: PUBLIC }, async (request, reply) => {
    await takeLimit(services.limits, 'passkey', request)
    const arrived = await services.passkeys.signIn(request.body, arrivalOf(cookies, request, reply))
    if (!arrived.ok) throw new Refusal('PASSKEY_FAILED')
    return cameIn(cookies, request, reply, arrived.value)
  })
}

/** The passkeys of a customer. */
export function passkeyRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const options = signedIn(customerSchema('customer', 'What a new passkey is made of', PasskeyOptionsAnswer))
  api.post('/customers/passkeys/options', { schema: options, config: SELF }, async (request, reply) => {
    await requireReauthentication(services, request)
    const { customerId } = actorOf(request)
    const { firstName, email, phone } = await services.profiles.read(customerId)
    const asked = await services.passkeys.askToRegister(cookies.nameBrowser(request, reply), customerId)
    return succeed(languageOf(request.headers['accept-language']), {
      ...asked,
      rpName: currentBrand().name.en,
      userId: Buffer.from(customerId).toString('base64url'),
      userName: email ?? phone ?? firstName,
      algorithms: ALGORITHMS,
      excludeIds: await services.passkeys.credentialIdsOf(customerId),
    })
  })

  const add = signedIn(customerForm('customer', 'Add a passkey', PasskeyForm, DoneAnswer))
  api.post('/customers/passkeys', { schema: add, config: SELF }, async (request, reply) => {
    const browser = arrivalOf(cookies, request, reply)
    const added = await services.passkeys.add(request.body, browser, sourceOf(request))
    if (!added.ok) throw new Refusal('PASSKEY_FAILED')
    return succeed(languageOf(request.headers['accept-language']), null, 'passkey_added')
  })

  const all = signedIn(customerSchema('customer', 'One’s passkeys', PasskeysAnswer))
  api.get('/customers/passkeys', { schema: all, config: SELF }, async (request) => {
    const passkeys = await services.passkeys.list(actorOf(request).customerId)
    return succeed(languageOf(request.headers['accept-language']), passkeys)
  })

  const one = signedIn({
    ...customerSchema('customer', 'Remove a passkey', DoneAnswer),
    params: z.strictObject({ id: PrivateId }),
  })
  api.delete('/customers/passkeys/:id', { schema: one, config: forCustomer('passkey') }, async (request) => {
    if (!(await services.passkeys.remove(sourceOf(request), request.params.id))) throw notFound('passkey')
    return succeed(languageOf(request.headers['accept-language']), null, 'passkey_removed')
  })
}
