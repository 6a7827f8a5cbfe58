import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { NotificationsAnswer, NotificationsQuery, NotificationsReadForm } from '#contract/orders/notification.ts'
import { forCustomer } from '../access.ts'
import { actorOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema, signedIn } from '../forms/customer-schema.ts'
import { languageOf } from '../request-language.ts'
import { pageMeta, succeed } from '../success.ts'
import type { OrderServices } from './order-services.ts'

const SELF = forCustomer('self')

/** The messages about one's orders, in the account (A-C9). */
export function notificationRoutes(api: ApiServer, { notifications }: Pick<OrderServices, 'notifications'>): void {
  const list = signedIn({
    ...customerSchema('orders', 'Messages about one’s orders, the newest first', NotificationsAnswer),
    querystring: NotificationsQuery,
  })
  api.get('/customers/notifications', { schema: list, config: SELF }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const found = await notifications.list(actorOf(request).customerId, request.query, language)
    return {
      ...succeed(
        language,
        found.notifications.map(({ id, at, ...each }) => ({ ...each, id: String(id), at: riyadhTimestamp(at) })),
      ),
      meta: { ...pageMeta(request.query, found.total), unread: found.unread },
    }
  })

  const read = signedIn({
    ...customerSchema('orders', 'Mark messages about one’s orders as read', DoneAnswer),
    body: NotificationsReadForm,
  })
  api.post('/customers/notifications/read', { schema: read, config: SELF }, async (request) => {
    await notifications.read(actorOf(request).customerId, request.body.ids.map(Number))
    return succeed(languageOf(request.headers['accept-language']), null)
  })
}
