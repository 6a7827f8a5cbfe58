import { PasskeyOptionsAnswer } from '#contract/customers/passkey.ts'
import {
  AcceptInvitationForm,
  InvitationAnswer,
  InvitationForm,
  InvitationPasswordForm,
  NewAuthenticatorAnswer,
  RecoveryCodesAnswer,
} from '#contract/office/invitation.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { err } from '#domain/result.ts'
import { ENTRY } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { route } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import type { OfficeCookies } from './office-cookies.ts'
import type { OfficeServices } from './office-services.ts'
import { signInContext } from './sign-in.routes.ts'
import { entryRefusal } from './staff-refusals.ts'

type Services = Pick<OfficeServices, 'enrolment' | 'limits'>

const TAG = 'office sign-in'

/** What the holder of a link does before anything of the office is shown. */
export function invitationRoutes(scope: ApiServer, services: Services, cookies: OfficeCookies): void {
  const { enrolment, limits } = services
  const read = { ...routeSchema(TAG, 'Get whom an invitation link is for', InvitationAnswer), body: InvitationForm }
  route(
    scope,
    { method: 'POST', path: '/office/invitation', access: ENTRY, schema: read },
    async ({ body, request }) => {
      await takeLimit(limits, 'staff-link', request)
      const opened = await enrolment.read(body.token)
      if (!opened.ok) return err(entryRefusal(opened.error))
      const { name, email, language, roles, expiresAt, status } = opened.value
      return { name, email, language, roles, expiresAt: riyadhTimestamp(expiresAt), isNew: status === 'INVITED' }
    },
  )
  factorRoutes(scope, services, cookies)

  const accept = {
    ...routeSchema(TAG, 'Accept an invitation: set the sign-in methods, and sign in', RecoveryCodesAnswer),
    body: AcceptInvitationForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/invitation/accept', access: ENTRY, schema: accept },
    async ({ body, request, reply }) => {
      await takeLimit(limits, 'staff-link', request)
      const { token, ...chosen } = body
      const { userAgent } = signInContext(request)
      const entered = await enrolment.accept(token, chosen, { dialogue: cookies.dialogue.read(request), userAgent })
      if (!entered.ok) return err(entryRefusal(entered.error))
      cookies.session.set(reply, entered.value.token)
      cookies.dialogue.clear(reply)
      return { recoveryCodes: entered.value.recoveryCodes }
    },
  )
}

function factorRoutes(scope: ApiServer, { enrolment, limits }: Services, cookies: OfficeCookies): void {
  const authenticator = {
    ...routeSchema(TAG, 'Check a new password, and start the setup of an authenticator app', NewAuthenticatorAnswer),
    body: InvitationPasswordForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/invitation/authenticator', access: ENTRY, schema: authenticator },
    async ({ body, request, reply }) => {
      await takeLimit(limits, 'staff-link', request)
      const begun = await enrolment.newAuthenticator(body.token)
      if (!begun.ok) return err(entryRefusal(begun.error))
      const { dialogue, secret, uri } = begun.value
      cookies.dialogue.set(reply, dialogue)
      return { secret, uri }
    },
  )

  const passkey = {
    ...routeSchema(TAG, 'Create options for a new passkey', PasskeyOptionsAnswer),
    body: InvitationForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/invitation/passkey/options', access: ENTRY, schema: passkey },
    async ({ body, request, reply }) => {
      await takeLimit(limits, 'staff-link', request)
      const begun = await enrolment.newPasskey(body.token)
      if (!begun.ok) return err(entryRefusal(begun.error))
      cookies.dialogue.set(reply, begun.value.dialogue)
      return begun.value.options
    },
  )
}
