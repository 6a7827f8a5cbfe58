import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { NotificationsAnswer, NotificationsQuery, NotificationsReadForm } from '#contract/orders/notification.ts'
import { forCustomer } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { pageMeta } from '../success.ts'
import { listed, route } from '../route.ts'
import type { OrderServices } from './order-services.ts'

const SELF = forCustomer('self')

/** The messages about one's orders, in the account (A-C9). */
export function notificationRoutes(api: ApiServer, { notifications }: Pick<OrderServices, 'notifications'>): void {
  const list = {
    ...customerSchema('orders', 'List the customer’s order notifications, the newest first', NotificationsAnswer),
    querystring: NotificationsQuery,
  }
  route(
    api,
    { method: 'GET', path: '/customers/notifications', access: SELF, schema: list },
    async ({ query, actor, language }) => {
      const found = await notifications.list(actor.customerId, query, language)
      return listed(
        found.notifications.map(({ id, at, ...each }) => ({ ...each, id: String(id), at: riyadhTimestamp(at) })),
        { ...pageMeta(query, found.total), unread: found.unread },
      )
    },
  )

  const read = {
    ...customerSchema('orders', 'Mark order notifications as read', DoneAnswer),
    body: NotificationsReadForm,
  }
  route(
    api,
    { method: 'POST', path: '/customers/notifications/read', access: SELF, schema: read },
    async ({ body, actor }) => {
      await notifications.read(actor.customerId, body.ids.map(Number))
      return null
    },
  )
}
