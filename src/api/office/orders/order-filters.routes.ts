import { OrderFiltersAnswer } from '#contract/office/orders/order-filters.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'

/** The choices of the filters. */
export function orderFilterRoutes(scope: ApiServer, { orders }: Pick<OfficeServices, 'orders'>): void {
  const filters = routeSchema('office orders', 'List the options of the order filters', OrderFiltersAnswer)
  route(
    scope,
    { method: 'GET', path: '/office/orders/filters', access: forStaff('orders.view'), schema: filters },
    async ({ language }) => {
      const { cities, assignees } = await orders.lists.choices()
      return {
        cities: cities.map(({ id, name }) => ({ id: String(id), name: inLanguage(name, language) })),
        assignees,
      }
    },
  )
}
