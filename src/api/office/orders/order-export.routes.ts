import { OrderExportQuery } from '#contract/office/orders/order-export.ts'
import { CONTACT_COLUMNS, EXPORT_COLUMNS, MONEY_COLUMNS } from '#domain/orders/desk/export-columns.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { exportSchema, queryOf, sendFile } from '../exports/export-file.ts'
import type { OfficeServices } from '../office-services.ts'
import { EXPORT_WORDS } from './order-export-words.ts'
import { exportCells } from './order-export.presenter.ts'
import { filterOf, requireSortable } from './order-list.presenter.ts'

/** A list of orders as a file, exactly as it is filtered and sorted, with the columns wanted; who took it is written down. */
export function orderExportRoutes(
  scope: ApiServer,
  { exports, orders: { lists } }: Pick<OfficeServices, 'exports' | 'orders'>,
): void {
  const schema = {
    ...exportSchema('office orders', 'Orders as a CSV file or a workbook; with phones only after a second factor'),
    querystring: OrderExportQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/orders/export', access: forStaff('orders.export'), schema },
    async ({ query: { format, sort, columns: chosen = EXPORT_COLUMNS, ...rest }, staff, language, request, reply }) => {
      const seesContact = staff.permissions.has('contact.view')
      const seesMoney = staff.permissions.has('money.view')
      const columns = chosen
        .filter((column) => seesContact || !CONTACT_COLUMNS.has(column))
        .filter((column) => seesMoney || !MONEY_COLUMNS.has(column))
      if (!staff.isFresh && columns.some((column) => CONTACT_COLUMNS.has(column)))
        throw new Refusal('REAUTHENTICATION_NEEDED')
      const { columns: headings, sheet } = EXPORT_WORDS[language]
      const filter = filterOf(rest, staff)
      const made = await exports.export(staff, {
        list: 'orders',
        format,
        columns,
        query: queryOf(request),
        headings: columns.map((column) => headings[column]),
        sheet: { name: sheet, isRightToLeft: language === 'ar' },
        count: (most) => lists.count(staff, filter, most),
        rows: lists.each(staff, { filter, sort: requireSortable(sort, staff) }),
        cellsOf: exportCells(columns, language),
      })
      return sendFile(reply, made, 'orders', format)
    },
  )
}
