import { OrderListAnswer, OrderListQuery } from '#contract/office/orders/order-list.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { err } from '#domain/result.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { invalidFields } from '../../refusal.ts'
import { listed, route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { filterOf, presentRow, requireSortable } from './order-list.presenter.ts'

const VIEW = forStaff('orders.view')

/** Orders as staff lists them. */
export function orderListRoutes(scope: ApiServer, { orders }: Pick<OfficeServices, 'orders'>): void {
  const list = {
    ...routeSchema('office orders', 'List orders, filtered and sorted, fifty to a page', OrderListAnswer),
    querystring: OrderListQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/orders', access: VIEW, schema: list },
    async ({ query: { sort, cursor, ...filter }, staff, language }) => {
      const page = await orders.lists.page(staff, {
        filter: filterOf(filter, staff),
        sort: requireSortable(sort, staff),
        cursor,
      })
      if (!page.ok) return err(invalidFields([{ field: 'cursor', code: 'invalid' }]))
      const { rows, ...meta } = page.value
      const view = { language, today: riyadhDate(new Date()) }
      return listed(
        rows.map((row) => presentRow(row, staff, view)),
        meta,
      )
    },
  )
}
