import { brandFileName } from '#domain/brand/brand.ts'
import type { Profile } from '#services/customers/profile.service.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
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
import { known, sessionOf, sourceOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { presentStoredCart } from '../cart/stored-cart.presenter.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { invalidFields, Refusal } from '../refusal.ts'
import type { Cookies } from './cookies.ts'
import { codeRefusal, googleRefusal, limitRefusal } from './customer-refusals.ts'
import { customerForm, customerSchema } from '../forms/customer-schema.ts'
import type { CustomerServices } from './customer-services.ts'
import { requireReauthentication } from './require-reauthentication.ts'
import { codeRequester, codeSent } from './sign-in.routes.ts'
import { err } from '#domain/result.ts'
import { route, withMessage } from '../route.ts'
import { bornOn } from './sign-up.routes.ts'

const SELF = forCustomer('self')

/** What is said once a change is done: a subscription that was switched alone is named. There is none to WhatsApp in a shop without it. */
function changeDone(
  change: Omit<ProfileForm, 'birthDate'>,
  changed: Profile,
): 'profile_updated' | 'subscribed_to' | 'unsubscribed_from' {
  const { reportSubscription, marketingConsent, whatsappConsent, ...rest } = change
  const byWhatsApp = changed.whatsappConsent === null ? undefined : whatsappConsent
  const wished = reportSubscription ?? marketingConsent ?? byWhatsApp
  if (wished === undefined || Object.values(rest).some((value) => value !== undefined)) return 'profile_updated'
  return wished ? 'subscribed_to' : 'unsubscribed_from'
}

/** What customers see and change of themselves (S413, S414, S261, S262). */
export function profileRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const read = customerSchema('customer', 'Get the customer’s profile', ProfileAnswer)
  route(api, { method: 'GET', path: '/customers/profile', access: FOR_SESSION, schema: read }, async ({ request }) =>
    known(await services.profiles.readOfSession(sessionOf(request))),
  )

  const write = customerForm('customer', 'Update fields of the customer’s profile', ProfileForm, ProfileAnswer)
  for (const method of ['PUT', 'PATCH'] as const) {
    route(api, { method, path: '/customers/profile', access: SELF, schema: write }, async ({ body, actor }) => {
      const { birthDate, ...change } = body
      const born = birthDate === undefined ? {} : { birthDate: bornOn(birthDate, services.now()) }
      const changed = await services.profiles.update(actor.customerId, { ...change, ...born })
      return withMessage(changeDone(change, changed), changed)
    })
  }

  passwordRoutes(api, services)
  identifierRoutes(api, services, cookies)
  googleRoutes(api, services)
  dataRoutes(api, services, cookies)
}

function passwordRoutes(api: ApiServer, services: CustomerServices): void {
  const schema = customerForm('customer', 'Set or change the password', ChangePasswordForm, DoneAnswer)
  route(api, { method: 'PUT', path: '/customers/password', access: SELF, schema }, async ({ body, actor, request }) => {
    await requireReauthentication(services, request)
    const { currentPassword, password } = body
    const taken = await services.limits.take('password-owner', actor.customerId)
    if (!taken.ok) return err(limitRefusal(taken.error))
    const passwords = { current: currentPassword, next: password }
    const changed = await services.credentials.changePassword(sourceOf(request), passwords)
    if (!changed.ok) return err(new Refusal('PASSWORD_WRONG'))
    return withMessage('password_updated')
  })
}

function identifierRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const change = customerForm(
    'customer',
    'Send a code to a new e-mail address or phone number',
    ChangeIdentifierForm,
    CodeSentAnswer,
  )
  route(
    api,
    { method: 'POST', path: '/customers/change-identifier', access: SELF, schema: change },
    async ({ body, actor, request, reply }) => {
      await requireReauthentication(services, request)
      const identifier = body.emailOrNumber
      const asker = codeRequester(cookies, request, reply)
      const { customerId } = actor
      return codeSent(await services.identifiers.request(identifier, mobileOnly(identifier), customerId, asker))
    },
  )

  const confirm = customerForm(
    'customer',
    'Confirm the new e-mail address or phone number',
    ConfirmIdentifierForm,
    ProfileAnswer,
  )
  route(
    api,
    { method: 'POST', path: '/customers/change-identifier/confirm', access: SELF, schema: confirm },
    async ({ body, actor, request, reply }) => {
      await takeLimit(services.limits, 'code-check', request)
      const { data, otp } = body
      const browser = cookies.nameBrowser(request, reply)
      const changed = await services.identifiers.confirm(data, otp, browser, sourceOf(request))
      if (changed.ok) {
        const profile = await services.profiles.read(actor.customerId)
        return withMessage('identifier_updated', profile)
      }
      if (changed.error.code === 'codes/wrong') return err(codeRefusal(changed.error))
      return err(new Refusal('DUPLICATE', { errors: [{ field: 'data', code: 'already_registered' }] }))
    },
  )
}

/** What is written to; a phone that gets no text messages cannot be an identifier. */
function mobileOnly(identifier: Identifier): string {
  if (identifier.kind === 'email') return identifier.email
  const phone = saudiMobile(identifier.phone)
  if (phone === undefined) throw invalidFields([{ field: 'emailOrNumber', code: 'phone_not_a_mobile' }])
  return phone
}

function googleRoutes(api: ApiServer, services: CustomerServices): void {
  const connect = customerForm('customer', 'Connect a Google account', GoogleForm, DoneAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/google', access: SELF, schema: connect },
    async ({ body, request }) => {
      await requireReauthentication(services, request)
      await takeLimit(services.limits, 'google', request)
      const identity = await services.google.identify(body.accessToken)
      if (!identity.ok) return err(googleRefusal(request, identity.error))
      const connected = await services.googleConnection.connect(sourceOf(request), identity.value.sub)
      if (!connected.ok) return err(new Refusal('DUPLICATE'))
      return withMessage('google_connected')
    },
  )

  const disconnect = customerSchema('customer', 'Disconnect the Google account', DoneAnswer)
  route(api, { method: 'DELETE', path: '/customers/google', access: SELF, schema: disconnect }, async ({ request }) => {
    await services.googleConnection.disconnect(sourceOf(request))
    return withMessage('google_disconnected')
  })
}

function dataRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const everything = customerSchema('customer', 'Export all data of the customer', ExportAnswer)
  route(
    api,
    { method: 'GET', path: '/customers/export', access: SELF, schema: everything },
    async ({ actor, language, request, reply }) => {
      const taken = await services.limits.take('export', actor.customerId)
      if (!taken.ok) return err(limitRefusal(taken.error))
      const { cart, ...data } = await services.exportData(sourceOf(request), language)
      reply.header('content-disposition', `attachment; filename="${brandFileName(currentBrand())}-data.json"`)
      return { ...data, cart: presentStoredCart(cart) }
    },
  )

  const plan = customerSchema(
    'customer',
    'Request deletion of the account, after a grace period of 30 days',
    DoneAnswer,
  )
  route(
    api,
    { method: 'POST', path: '/customers/deletion', access: SELF, schema: plan },
    async ({ actor, request, reply }) => {
      await requireReauthentication(services, request)
      await services.deletion.plan(sourceOf(request), actor.language)
      cookies.refreshToken.clear(reply)
      return withMessage('deletion_planned')
    },
  )

  const cancel = customerSchema('customer', 'Cancel the deletion of the account', DoneAnswer)
  route(api, { method: 'DELETE', path: '/customers/deletion', access: SELF, schema: cancel }, async ({ request }) => {
    await services.deletion.cancel(sourceOf(request))
    return withMessage('deletion_cancelled')
  })
}
