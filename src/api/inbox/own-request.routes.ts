import { OwnRequestsAnswer, OwnRequestsQuery } from '#contract/quotations/own-request.ts'
import type { OwnRequests } from '#services/inbox/own-requests.ts'
import { forCustomer } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { listed, route } from '../route.ts'
import { pageMeta } from '../success.ts'
import { presentOwnRequest } from './own-request.presenter.ts'

/** GET /special-requests/profile: what one has asked for, in the account (A-C2, S257). */
export function ownRequestRoutes(api: ApiServer, services: { readonly requests: OwnRequests }): void {
  const schema = {
    ...customerSchema(
      'customer',
      'List the special requests of the customer’s verified e-mail address, the newest first',
      OwnRequestsAnswer,
    ),
    querystring: OwnRequestsQuery,
  }
  route(
    api,
    { method: 'GET', path: '/special-requests/profile', access: forCustomer('self'), schema },
    async ({ query, actor }) => {
      const { rows, total } = await services.requests.list(actor.customerId, query)
      return listed(rows.map(presentOwnRequest), pageMeta(query, total))
    },
  )
}
