import { z } from 'zod'
import { PasskeyOptionsAnswer } from '#contract/customers/passkey.ts'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId } from '#contract/envelope.ts'
import {
  AuthenticatorForm,
  MeAnswer,
  NewStaffPasskeyForm,
  PasswordChangeForm,
  ProfileForm,
  SecurityAnswer,
} from '#contract/office/account.ts'
import { NewAuthenticatorAnswer, RecoveryCodesAnswer } from '#contract/office/invitation.ts'
import { err, ok } from '#domain/result.ts'
import { forFreshStaff, forStaff } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimitOf } from '../limits/take-limit.ts'
import { route, withMessage } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { accountRefusal, ownFactorRefusal } from './account-refusal.ts'
import { presentMe, presentSecurity } from './account.presenter.ts'
import { VERSION_HEADER, versionOf } from './if-match.ts'
import type { Cookie } from '../cookie.ts'
import type { OfficeCookies } from './office-cookies.ts'
import type { OfficeServices } from './office-services.ts'
import { signInContext } from './sign-in.routes.ts'

type Services = Pick<OfficeServices, 'accounts' | 'ownFactors' | 'limits'>

const SELF = forStaff('self')
const FRESH = forFreshStaff('self')
const ONE = { params: z.strictObject({ id: PrivateId }) }

/** The own account of who is signed in to the office. */
export function accountRoutes(scope: ApiServer, services: Services, cookies: OfficeCookies): void {
  profileRoutes(scope, services)
  sessionRoutes(scope, services, cookies.session)
  passwordRoute(scope, services)
  authenticatorRoutes(scope, services, cookies.dialogue)
  passkeyRoutes(scope, services, cookies.dialogue)
}

function profileRoutes(scope: ApiServer, { accounts }: Services): void {
  const me = routeSchema('account', 'Get the signed-in person with their permissions', MeAnswer)
  route(scope, { method: 'GET', path: '/office/me', access: SELF, schema: me }, async ({ staff }) =>
    presentMe(await accounts.me(staff), staff),
  )

  const change = {
    ...routeSchema('account', 'Update one’s name, language or theme', MeAnswer),
    ...VERSION_HEADER,
    body: ProfileForm,
  }
  route(
    scope,
    { method: 'PATCH', path: '/office/me', access: SELF, schema: change },
    async ({ body, staff, request }) => {
      const changed = await accounts.change(staff, versionOf(request), body)
      if (!changed.ok) return err(accountRefusal(changed.error))
      return ok(withMessage('staff_changed', presentMe(await accounts.me(staff), staff)))
    },
  )
}

function sessionRoutes(scope: ApiServer, { accounts }: Services, cookie: Cookie): void {
  const out = routeSchema('account', 'Sign out of this browser', DoneAnswer)
  route(scope, { method: 'POST', path: '/office/sign-out', access: SELF, schema: out }, async ({ staff, reply }) => {
    await accounts.signOut(staff)
    cookie.clear(reply)
    return withMessage('signed_out')
  })

  const security = routeSchema('account', 'Get one’s sign-in methods and sessions', SecurityAnswer)
  route(scope, { method: 'GET', path: '/office/me/security', access: SELF, schema: security }, async ({ staff }) =>
    presentSecurity(await accounts.security(staff), staff),
  )

  const end = { ...routeSchema('account', 'Sign out one of one’s sessions', DoneAnswer), ...ONE }
  route(
    scope,
    { method: 'DELETE', path: '/office/me/sessions/:id', access: SELF, schema: end },
    async ({ params: { id }, staff }) => {
      const ended = await accounts.endSession(staff, id)
      return ended.ok ? ok(withMessage('device_signed_out')) : err(accountRefusal(ended.error))
    },
  )

  const everywhere = routeSchema('account', 'Sign out all of one’s sessions, including this one', DoneAnswer)
  route(
    scope,
    { method: 'DELETE', path: '/office/me/sessions', access: SELF, schema: everywhere },
    async ({ staff, reply }) => {
      await accounts.signOutEverywhere(staff)
      cookie.clear(reply)
      return withMessage('signed_out')
    },
  )
}

function passwordRoute(scope: ApiServer, { accounts }: Services): void {
  const schema = {
    ...routeSchema('account', 'Set one’s password; every other session is signed out', DoneAnswer),
    body: PasswordChangeForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/me/password', access: FRESH, schema },
    async ({ body, staff, request }) => {
      const changed = await accounts.changePassword(staff, body, request.ip)
      return changed.ok ? ok(withMessage('password_updated')) : err(accountRefusal(changed.error))
    },
  )
}

function authenticatorRoutes(scope: ApiServer, { ownFactors, limits }: Services, dialogue: Cookie): void {
  const ask = routeSchema('account', 'Create the secret of a new authenticator app', NewAuthenticatorAnswer)
  route(
    scope,
    { method: 'POST', path: '/office/me/authenticator/options', access: FRESH, schema: ask },
    async ({ staff, reply }) => {
      const begun = await ownFactors.askAuthenticator(staff)
      dialogue.set(reply, begun.dialogue)
      return { secret: begun.secret, uri: begun.uri }
    },
  )

  const set = {
    ...routeSchema('account', 'Replace the authenticator app, confirmed by the first code of the new one', DoneAnswer),
    body: AuthenticatorForm,
  }
  route(
    scope,
    { method: 'PUT', path: '/office/me/authenticator', access: FRESH, schema: set },
    async ({ body, staff, request, reply }) => {
      await takeLimitOf(limits, 'staff-code', staff.staffId)
      const added = await ownFactors.setAuthenticator(staff, dialogue.read(request), body.code)
      if (!added.ok) return err(ownFactorRefusal(added.error))
      dialogue.clear(reply)
      return ok(withMessage('authenticator_added'))
    },
  )

  const remove = routeSchema('account', 'Remove the authenticator app, unless it is the last factor', DoneAnswer)
  route(
    scope,
    { method: 'DELETE', path: '/office/me/authenticator', access: FRESH, schema: remove },
    async ({ staff }) => {
      const removed = await ownFactors.removeAuthenticator(staff)
      return removed.ok ? ok(withMessage('authenticator_removed')) : err(ownFactorRefusal(removed.error))
    },
  )

  const codes = routeSchema(
    'account',
    'Create ten new recovery codes, which replace the earlier ones',
    RecoveryCodesAnswer,
  )
  route(
    scope,
    { method: 'POST', path: '/office/me/recovery-codes', access: FRESH, schema: codes },
    async ({ staff }) => ({ recoveryCodes: await ownFactors.renewRecoveryCodes(staff) }),
  )
}

function passkeyRoutes(scope: ApiServer, { ownFactors, limits }: Services, dialogue: Cookie): void {
  const options = routeSchema('account', 'Create options for a new passkey', PasskeyOptionsAnswer)
  route(
    scope,
    { method: 'POST', path: '/office/me/passkeys/options', access: FRESH, schema: options },
    async ({ staff, reply }) => {
      await takeLimitOf(limits, 'passkey', staff.staffId)
      const begun = await ownFactors.askPasskey(staff)
      dialogue.set(reply, begun.dialogue)
      return begun.options
    },
  )

  const add = { ...routeSchema('account', 'Add a passkey', DoneAnswer), body: NewStaffPasskeyForm }
  route(
    scope,
    { method: 'POST', path: '/office/me/passkeys', access: FRESH, schema: add },
    async ({ body, staff, request, reply }) => {
      const by = { dialogue: dialogue.read(request), userAgent: signInContext(request).userAgent }
      const added = await ownFactors.addPasskey(staff, body, by)
      dialogue.clear(reply)
      return added.ok ? ok(withMessage('passkey_added')) : err(ownFactorRefusal(added.error))
    },
  )

  const remove = { ...routeSchema('account', 'Remove a passkey, unless it is the last factor', DoneAnswer), ...ONE }
  route(
    scope,
    { method: 'DELETE', path: '/office/me/passkeys/:id', access: FRESH, schema: remove },
    async ({ params: { id }, staff }) => {
      const removed = await ownFactors.removePasskey(staff, id)
      return removed.ok ? ok(withMessage('passkey_removed')) : err(ownFactorRefusal(removed.error))
    },
  )
}
