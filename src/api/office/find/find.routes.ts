import { FindAnswer, FindQuery } from '#contract/office/find.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { presentRow } from '../orders/order-list.presenter.ts'
import { presentCustomer, presentProduct } from './find.presenter.ts'

type Services = Pick<OfficeServices, 'orders' | 'finding'>

/** Products that are shown while one types. */
const MAX_PRODUCTS = 5

/** What is found while one types, of every kind that one may see. */
export function findRoutes(scope: ApiServer, { orders, finding }: Services): void {
  const find = {
    ...routeSchema(
      'office find',
      'Search orders (by number, phone, name, company, PO, tracking or invoice number), customers and products',
      FindAnswer,
    ),
    querystring: FindQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/find', access: forStaff('self'), schema: find },
    async ({ query: { q }, staff, language }) => {
      const { permissions } = staff
      const view = { language, today: riyadhDate(new Date()) }
      const [rows, customers, products] = await Promise.all([
        permissions.has('orders.view') ? orders.lists.find(staff, q) : [],
        permissions.has('customers.view') ? finding.customers(q, permissions.has('contact.view')) : [],
        permissions.has('catalogue.view') ? finding.products(q, language) : [],
      ])
      return {
        orders: rows.map((row) => presentRow(row, staff, view)),
        customers: customers.map((customer) => presentCustomer(customer, permissions, language)),
        products: products.slice(0, MAX_PRODUCTS).map(presentProduct),
      }
    },
  )
}
