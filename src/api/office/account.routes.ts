import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { MeAnswer } from '#contract/office/account.ts'
import { forStaff } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { route, said } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { presentMe } from './account.presenter.ts'
import type { OfficeCookie } from './office-cookie.ts'
import type { OfficeServices } from './office-services.ts'

const SELF = forStaff('self')

/** The own account of who is signed in to the office. */
export function accountRoutes(
  scope: ApiServer,
  { accounts }: Pick<OfficeServices, 'accounts'>,
  cookie: OfficeCookie,
): void {
  const me = routeSchema('account', 'Who is signed in, with what they may do', MeAnswer)
  route(scope, { method: 'GET', path: '/office/me', access: SELF, schema: me }, async ({ staff }) =>
    presentMe(await accounts.me(staff), staff),
  )

  const out = routeSchema('account', 'Sign out of this browser', DoneAnswer)
  route(scope, { method: 'POST', path: '/office/sign-out', access: SELF, schema: out }, async ({ staff, reply }) => {
    await accounts.signOut(staff)
    cookie.clear(reply)
    return said('signed_out')
  })
}
