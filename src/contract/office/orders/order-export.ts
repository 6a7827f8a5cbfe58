import { z } from 'zod'
import { EXPORT_COLUMNS, EXPORT_FORMATS } from '#domain/orders/desk/export-columns.ts'
import { OrderListQuery } from './order-list.ts'

const columns = z.array(z.enum(EXPORT_COLUMNS)).min(1).max(EXPORT_COLUMNS.length)

/** A list of orders as a file: its filters and sort, and the columns wanted, all when left out. */
export const OrderExportQuery = OrderListQuery.omit({ cursor: true }).extend({
  format: z.enum(EXPORT_FORMATS).default('csv'),
  columns: z
    .preprocess((text) => (typeof text === 'string' ? [...new Set(text.split(','))] : text), columns)
    .optional(),
})
