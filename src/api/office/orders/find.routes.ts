import { FindAnswer, FindQuery, OrderFiltersAnswer } from '#contract/office/orders/find.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { presentRow } from './order-list.presenter.ts'

const VIEW = forStaff('orders.view')

/** Finding an order while one types, and the choices of the filters. */
export function findRoutes(scope: ApiServer, { orders }: Pick<OfficeServices, 'orders'>): void {
  const find = {
    ...routeSchema('office orders', 'Orders by number, phone, name, company, PO or tracking number', FindAnswer),
    querystring: FindQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/find', access: VIEW, schema: find },
    async ({ query: { q }, staff, language }) => {
      const shown = { language, today: riyadhDate(new Date()) }
      return { orders: (await orders.lists.find(staff, q)).map((row) => presentRow(row, staff, shown)) }
    },
  )

  const filters = routeSchema('office orders', 'What the filters of the list can be set to', OrderFiltersAnswer)
  route(
    scope,
    { method: 'GET', path: '/office/orders/filters', access: VIEW, schema: filters },
    async ({ language }) => {
      const { cities, assignees } = await orders.lists.choices()
      return {
        cities: cities.map(({ id, name }) => ({ id: String(id), name: inLanguage(name, language) })),
        assignees,
      }
    },
  )
}
