import { MoneyListAnswer, MoneyListQuery } from '#contract/office/orders/money-list.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { err } from '#domain/result.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { invalidFields } from '../../refusal.ts'
import { listed, route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { presentRow } from './order-list.presenter.ts'
import { presentMoney } from './order-money.presenter.ts'

/** What waits for a decision about money, the orders that have not moved for longest first. */
export function moneyListRoutes(scope: ApiServer, { orders }: Pick<OfficeServices, 'orders'>): void {
  const schema = {
    ...routeSchema('office orders', 'List orders whose payments or refunds wait for a decision', MoneyListAnswer),
    querystring: MoneyListQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/money', access: forStaff('money.view'), schema },
    async ({ query: { needs, cursor }, staff, language }) => {
      const page = await orders.lists.page(staff, { filter: { queue: needs }, sort: 'moved', cursor })
      if (!page.ok) return err(invalidFields([{ field: 'cursor', code: 'invalid' }]))
      const { rows, ...meta } = page.value
      const money = await orders.files.moneyOf(rows.map(({ id }) => id))
      const view = { language, today: riyadhDate(new Date()) }
      return listed(
        rows.flatMap((row) => {
          const found = money.get(row.id)
          return found ? [{ order: presentRow(row, staff, view), money: presentMoney(found) }] : []
        }),
        meta,
      )
    },
  )
}
