import type { Readable } from 'node:stream'
import type { Db } from '#db/connection.ts'
import { MAX_IN_WORKBOOK } from '#domain/orders/desk/export-columns.ts'
import type { ExportColumn, ExportFormat } from '#domain/orders/desk/export-columns.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { recordChange } from '../changes/record-change.ts'
import type { ListRequest, OrderLists, OrderPage } from '../orders/listing/order-lists.service.ts'
import type { StaffActor } from '../staff/staff-sessions.service.ts'
import { csvText, workbook } from './write-table.ts'
import type { Cell, CellBatches } from './write-table.ts'

/** Which orders a file holds, and what it says of them. */
export type OrderExport = Omit<ListRequest, 'cursor'> & {
  readonly format: ExportFormat
  readonly columns: readonly ExportColumn[]
  /** The query of the list, as the activity shows it. */
  readonly query: string
  readonly headings: readonly string[]
  readonly sheet: { readonly name: string; readonly isRightToLeft: boolean }
  /** What stands in the cells of an order. */
  readonly cellsOf: (row: OrderPage['rows'][number]) => readonly Cell[]
}

export type OrderExports = ReturnType<typeof createOrderExports>

/** Files of orders, exactly as a list is filtered and sorted. Each one leaves a trace of who took it. */
export const createOrderExports = ({ db, lists }: { readonly db: Db; readonly lists: OrderLists }) => ({
  /** Writes down who exports what, and answers the file as it is made. */
  export: async (
    actor: StaffActor,
    { filter, sort, format, columns, query, headings, sheet, cellsOf }: OrderExport,
  ): Promise<Result<AsyncIterable<string> | Readable, { readonly code: 'exports/too-many' }>> => {
    if (format === 'xlsx' && (await lists.count(actor, filter, MAX_IN_WORKBOOK + 1)) > MAX_IN_WORKBOOK)
      return err({ code: 'exports/too-many' })
    const after = { format, columns: columns.join(','), query }
    await recordChange(db, actor, {
      action: 'order.export',
      subject: { type: 'list', id: 'orders' },
      before: null,
      after,
    })
    const batches = cellBatches(lists.each(actor, { filter, sort }), cellsOf)
    return ok(format === 'csv' ? csvText(headings, batches) : await workbook(headings, batches, sheet))
  },
})

async function* cellBatches(batches: AsyncIterable<OrderPage['rows']>, cellsOf: OrderExport['cellsOf']): CellBatches {
  for await (const rows of batches) yield rows.map(cellsOf)
}
