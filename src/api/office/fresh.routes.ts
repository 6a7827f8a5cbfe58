import { FreshAnswer, SecondFactorForm, StaffPasskeyAnswer, StaffPasskeyForm } from '#contract/office/sign-in.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { err } from '#domain/result.ts'
import { forStaff } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimitOf } from '../limits/take-limit.ts'
import { route } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import type { OfficeCookies } from './office-cookies.ts'
import type { OfficeServices } from './office-services.ts'
import { entryRefusal } from './staff-refusals.ts'

const SELF = forStaff('self')
const TAG = 'office sign-in'

/** Showing a second factor again, for what moves money, opens accounts or takes data out. */
export function freshRoutes(
  scope: ApiServer,
  { fresh, limits }: Pick<OfficeServices, 'fresh' | 'limits'>,
  cookies: OfficeCookies,
): void {
  const code = {
    ...routeSchema(TAG, 'Reauthenticate with a code of the authenticator app, or a recovery code', FreshAnswer),
    body: SecondFactorForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/fresh', access: SELF, schema: code },
    async ({ body, staff, request }) => {
      const result = await fresh.byCode(staff, body.code, request.ip)
      return result.ok ? { freshUntil: riyadhTimestamp(result.value) } : err(entryRefusal(result.error))
    },
  )

  const options = routeSchema(TAG, 'Create options for passkey reauthentication', StaffPasskeyAnswer)
  route(
    scope,
    { method: 'POST', path: '/office/fresh/passkey/options', access: SELF, schema: options },
    async ({ staff, reply }) => {
      await takeLimitOf(limits, 'passkey', staff.staffId)
      const { dialogue, options: requested } = await fresh.askPasskey(staff)
      cookies.dialogue.set(reply, dialogue)
      return requested
    },
  )

  const passkey = {
    ...routeSchema(TAG, 'Reauthenticate with a passkey', FreshAnswer),
    body: StaffPasskeyForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/fresh/passkey', access: SELF, schema: passkey },
    async ({ body, staff, request, reply }) => {
      const result = await fresh.byPasskey(staff, cookies.dialogue.read(request), body)
      cookies.dialogue.clear(reply)
      return result.ok ? { freshUntil: riyadhTimestamp(result.value) } : err(entryRefusal(result.error))
    },
  )
}
