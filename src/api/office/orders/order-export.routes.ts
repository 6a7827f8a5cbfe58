import { Readable } from 'node:stream'
import { z } from 'zod'
import { ProblemAnswer } from '#contract/envelope.ts'
import { OrderExportQuery } from '#contract/office/orders/order-export.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { CONTACT_COLUMNS, EXPORT_COLUMNS } from '#domain/orders/desk/export-columns.ts'
import type { ExportFormat } from '#domain/orders/desk/export-columns.ts'
import { err } from '#domain/result.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { invalidFields } from '../../refusal.ts'
import { route } from '../../route.ts'
import type { OfficeServices } from '../office-services.ts'
import { EXPORT_WORDS } from './order-export-words.ts'
import { exportCells } from './order-export.presenter.ts'
import { filterOf } from './order-list.presenter.ts'

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const file = { schema: z.string().meta({ format: 'binary' }) }

/** A list of orders as a file, exactly as it is filtered and sorted, with the columns wanted; who took it is written down. */
export function orderExportRoutes(scope: ApiServer, { exports }: Pick<OfficeServices, 'exports'>): void {
  const schema = {
    tags: ['office orders'],
    summary: 'Orders as a CSV file or a workbook',
    querystring: OrderExportQuery,
    response: {
      200: { description: 'The file', content: { 'text/csv': file, [TYPES.xlsx]: file } },
      default: ProblemAnswer,
    },
  }
  route(
    scope,
    { method: 'GET', path: '/office/orders/export', access: forStaff('orders.export'), schema },
    async ({
      query: { format, sort, columns: wanted = EXPORT_COLUMNS, ...filter },
      staff,
      language,
      request,
      reply,
    }) => {
      const seesContact = staff.permissions.has('contact.view')
      const columns = wanted.filter((column) => seesContact || !CONTACT_COLUMNS.has(column))
      const { columns: headings, sheet } = EXPORT_WORDS[language]
      const made = await exports.export(staff, {
        filter: filterOf(filter, staff),
        sort,
        format,
        columns,
        query: new URL(request.url, 'http://office').search.slice(1, 1_000),
        headings: columns.map((column) => headings[column]),
        sheet: { name: sheet, isRightToLeft: language === 'ar' },
        cellsOf: exportCells(columns, language),
      })
      if (!made.ok) return err(invalidFields([{ field: 'format', code: 'too_big' }]))
      const name = `orders-${riyadhDate(new Date())}.${format}`
      return reply
        .headers({
          'content-type': TYPES[format],
          'content-disposition': `attachment; filename="${name}"`,
          'x-content-type-options': 'nosniff',
        })
        .send(made.value instanceof Readable ? made.value : Readable.from(made.value))
    },
  )
}
