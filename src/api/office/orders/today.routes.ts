import { TodayAnswer, TodayQuery } from '#contract/office/orders/today.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { presentCompared, presentQueue } from './today.presenter.ts'

/** What waits today. */
export function todayRoutes(scope: ApiServer, { orders }: Pick<OfficeServices, 'orders'>): void {
  const schema = {
    ...routeSchema('office orders', 'Get the dashboard: what waits for a decision, and what is due', TodayAnswer),
    querystring: TodayQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/today', access: forStaff('orders.view'), schema },
    async ({ query: { mine = false }, staff, language }) => {
      const today = riyadhDate(new Date())
      const queues = await orders.lists.queues(staff, { isMine: mine })
      const [promised, capacity, files] = await Promise.all([
        orders.lists.promised(),
        orders.lists.capacity(),
        orders.artwork.reader.waiting(staff.staffId),
      ])
      const compared = staff.permissions.has('money.view') ? await orders.lists.compared() : undefined
      return {
        queues: queues.map((queue) => presentQueue(queue, staff, { language, today, isMine: mine })),
        promised,
        artwork: mine ? files.mine : files.all,
        designs: mine ? files.ownDesigns : files.designs,
        capacity,
        ...(compared && { compare: presentCompared(compared) }),
      }
    },
  )
}
