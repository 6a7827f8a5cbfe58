import { OrderExportQuery } from '#contract/office/orders/order-export.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import { exportSchema, queryOf, sendFile } from '../exports/export-file.ts'
import { exportCells } from '#services/exports/order-cells.ts'
import { EXPORT_WORDS } from '#services/exports/order-words.ts'
import type { OfficeServices } from '../office-services.ts'
import { exportWish } from './export-wish.ts'

/** A list of orders as a file, exactly as it is filtered and sorted, with the columns wanted; who took it is written down. */
export function orderExportRoutes(
  scope: ApiServer,
  { exports, orders: { lists } }: Pick<OfficeServices, 'exports' | 'orders'>,
): void {
  const schema = {
    ...exportSchema('office orders', 'Export orders as CSV or Excel; with phone numbers only after reauthentication'),
    querystring: OrderExportQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/orders/export', access: forStaff('orders.export'), schema },
    async ({ query, staff, language, request, reply }) => {
      const { format, columns, filter, sort } = exportWish(query, staff)
      const { columns: headings, sheet } = EXPORT_WORDS[language]
      const made = await exports.export(staff, {
        list: 'orders',
        format,
        columns,
        query: queryOf(request),
        headings: columns.map((column) => headings[column]),
        sheet: { name: sheet, isRightToLeft: language === 'ar' },
        count: (most) => lists.count(staff, filter, most),
        rows: lists.each(staff, { filter, sort }),
        cellsOf: exportCells(columns, language),
      })
      return sendFile(reply, made, 'orders', format)
    },
  )
}
