import { brandFileName } from '#domain/brand/brand.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import type { FastifyRequest } from 'fastify'
import { ExportAnswer } from '#contract/data-export/export.ts'
import {
  ChangeIdentifierForm,
  ChangePasswordForm,
  ConfirmIdentifierForm,
  ProfileAnswer,
  ProfileForm,
} from '#contract/customers/profile.ts'
import { CodeSentAnswer, DoneAnswer, GoogleForm } from '#contract/customers/sign-in.ts'
import type { Identifier } from '#domain/contact/identifier.ts'
import { saudiMobile } from '#domain/contact/phone.ts'
import { FOR_SESSION, forCustomer } from '../access.ts'
import { actorOf, known, sessionOf, sourceOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { presentStoredCart } from '../cart/stored-cart.presenter.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { invalidFields, Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { succeed } from '../success.ts'
import type { Cookies } from './cookies.ts'
import { codeRefusal, googleRefusal, limitRefusal } from './customer-refusals.ts'
import { customerForm, customerSchema, signedIn } from '../forms/customer-schema.ts'
import type { CustomerServices } from './customer-services.ts'
import { requireReauthentication } from './require-reauthentication.ts'
import { askerOf, codeSent } from './sign-in.routes.ts'
import { bornOn } from './sign-up.routes.ts'

const SELF = forCustomer('self')

/** What is said once a change is done: a subscription that was switched alone is named. */
function changeDone(change: Omit<ProfileForm, 'birthDate'>): 'profile_updated' | 'subscribed_to' | 'unsubscribed_from' {
  const { reportSubscription, marketingConsent, ...rest } = change
  const wished = reportSubscription ?? marketingConsent
  if (wished === undefined || Object.values(rest).some((value) => value !== undefined)) return 'profile_updated'
  return wished ? 'subscribed_to' : 'unsubscribed_from'
}

/** What customers see and change of themselves (S413, S414, S261, S262). */
export function profileRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const read = signedIn(customerSchema('customer', 'Who is signed in', ProfileAnswer))
  api.get('/customers/profile', { schema: read, config: FOR_SESSION }, async (request) =>
    succeed(
      languageOf(request.headers['accept-language']),
      known(await services.profiles.readOfSession(sessionOf(request))),
    ),
  )

  const write = signedIn(customerForm('customer', 'Change some of one’s profile', ProfileForm, ProfileAnswer))
  const update = async (request: FastifyRequest<{ Body: ProfileForm }>) => {
    const { birthDate, ...change } = request.body
    const born = birthDate === undefined ? {} : { birthDate: bornOn(birthDate, services.now()) }
    const profile = await services.profiles.update(actorOf(request).customerId, { ...change, ...born })
    return succeed(languageOf(request.headers['accept-language']), profile, changeDone(change))
  }
  api.put('/customers/profile', { schema: write, config: SELF }, update)
  api.patch('/customers/profile', { schema: write, config: SELF }, update)

  passwordRoutes(api, services)
  identifierRoutes(api, services, cookies)
  googleRoutes(api, services)
  dataRoutes(api, services, cookies)
}

function passwordRoutes(api: ApiServer, services: CustomerServices): void {
  const schema = signedIn(customerForm('customer', 'Set or change the password', ChangePasswordForm, DoneAnswer))
  api.put('/customers/password', { schema, config: SELF }, async (request) => {
    await requireReauthentication(services, request)
    const { currentPassword, password } = request.body
    const taken = await services.limits.take('password-owner', actorOf(request).customerId)
    if (!taken.ok) throw limitRefusal(taken.error)
    const passwords = { current: currentPassword, next: password }
    const changed = await services.credentials.changePassword(sourceOf(request), passwords)
    if (!changed.ok) throw new Refusal('PASSWORD_WRONG')
    return succeed(languageOf(request.headers['accept-language']), null, 'password_updated')
  })
}

function identifierRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const change = signedIn(
    customerForm('customer', 'Send a code to a new e-mail address or phone', ChangeIdentifierForm, CodeSentAnswer),
  )
  api.post('/customers/change-identifier', { schema: change, config: SELF }, async (request, reply) => {
    await requireReauthentication(services, request)
    const identifier = request.body.emailOrNumber
    const asker = askerOf(cookies, request, reply)
    const { customerId } = actorOf(request)
    return codeSent(request, await services.identifiers.request(identifier, mobileOnly(identifier), customerId, asker))
  })

  const confirm = signedIn(
    customerForm('customer', 'Use the new e-mail address or phone', ConfirmIdentifierForm, ProfileAnswer),
  )
  api.post('/customers/change-identifier/confirm', { schema: confirm, config: SELF }, async (request, reply) => {
    await takeLimit(services.limits, 'code-check', request)
    const { data, otp } = request.body
    const browser = cookies.nameBrowser(request, reply)
    const changed = await services.identifiers.confirm(data, otp, browser, sourceOf(request))
    if (changed.ok) {
      const profile = await services.profiles.read(actorOf(request).customerId)
      return succeed(languageOf(request.headers['accept-language']), profile, 'identifier_updated')
    }
    if (changed.error.code === 'codes/wrong') throw codeRefusal(changed.error)
    throw new Refusal('DUPLICATE', { errors: [{ field: 'data', code: 'already_registered' }] })
  })
}

/** What is written to; a phone that gets no text messages cannot be an identifier. */
function mobileOnly(identifier: Identifier): string {
  if (identifier.kind === 'email') return identifier.email
  const phone = saudiMobile(identifier.phone)
  if (phone === undefined) throw invalidFields([{ field: 'emailOrNumber', code: 'phone_not_a_mobile' }])
  return phone
}

function googleRoutes(api: ApiServer, services: CustomerServices): void {
  const connect = signedIn(customerForm('customer', 'Connect Google to the account', GoogleForm, DoneAnswer))
  api.post('/customers/google', { schema: connect, config: SELF }, async (request) => {
    await requireReauthentication(services, request)
    await takeLimit(services.limits, 'google', request)
    const identity = await services.google.identify(request.body.accessToken)
    if (!identity.ok) throw googleRefusal(request, identity.error)
    const connected = await services.googleConnection.connect(sourceOf(request), identity.value.sub)
    if (!connected.ok) throw new Refusal('DUPLICATE')
    return succeed(languageOf(request.headers['accept-language']), null, 'google_connected')
  })

  const disconnect = signedIn(customerSchema('customer', 'Take Google away from the account', DoneAnswer))
  api.delete('/customers/google', { schema: disconnect, config: SELF }, async (request) => {
    await services.googleConnection.disconnect(sourceOf(request))
    return succeed(languageOf(request.headers['accept-language']), null, 'google_disconnected')
  })
}

function dataRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const everything = signedIn(customerSchema('customer', 'All the shop keeps of the customer', ExportAnswer))
  api.get('/customers/export', { schema: everything, config: SELF }, async (request, reply) => {
    const taken = await services.limits.take('export', actorOf(request).customerId)
    if (!taken.ok) throw limitRefusal(taken.error)
    const language = languageOf(request.headers['accept-language'])
    const { cart, ...data } = await services.exportData(sourceOf(request), language)
    reply.header('content-disposition', `attachment; filename="${brandFileName(currentBrand())}-data.json"`)
    return succeed(language, { ...data, cart: presentStoredCart(cart) })
  })

  const plan = signedIn(customerSchema('customer', 'Delete the account, after 30 days of grace', DoneAnswer))
  api.post('/customers/deletion', { schema: plan, config: SELF }, async (request, reply) => {
    await requireReauthentication(services, request)
    await services.deletion.plan(sourceOf(request), actorOf(request).language)
    cookies.clearRefreshToken(reply)
    return succeed(languageOf(request.headers['accept-language']), null, 'deletion_planned')
  })

  const cancel = signedIn(customerSchema('customer', 'Keep the account after all', DoneAnswer))
  api.delete('/customers/deletion', { schema: cancel, config: SELF }, async (request) => {
    await services.deletion.cancel(sourceOf(request))
    return succeed(languageOf(request.headers['accept-language']), null, 'deletion_cancelled')
  })
}
