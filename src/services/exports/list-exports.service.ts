import type { Readable } from 'node:stream'
import type { Db } from '#db/connection.ts'
import { MAX_IN_WORKBOOK } from '#domain/orders/desk/export-columns.ts'
import type { ExportFormat } from '#domain/orders/desk/export-columns.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { recordChange } from '../changes/record-change.ts'
import type { ChangeAuthor } from '../changes/record-change.ts'
import { csvText, workbook } from './write-table.ts'
import type { Cell, CellBatches } from './write-table.ts'

/** The lists that are taken as files. */
export type ExportedList = 'orders' | 'money' | 'staff' | 'jobs' | 'activity'

/** A list as a file: its rows as they are read, and what it says of them. */
export type ListFile<Row> = {
  readonly list: ExportedList
  readonly format: ExportFormat
  readonly columns: readonly string[]
  /** The query of the list, as the activity shows it. */
  readonly query: string
  readonly headings: readonly string[]
  readonly sheet: { readonly name: string; readonly isRightToLeft: boolean }
  /** How many rows there are, counted up to a number. */
  readonly count: (most: number) => Promise<number>
  readonly rows: AsyncIterable<readonly Row[]>
  /** What stands in the cells of a row. */
  readonly cellsOf: (row: Row) => readonly Cell[]
}

export type MadeFile = Result<AsyncIterable<string> | Readable, { readonly code: 'exports/too-many' }>

export type ListExports = ReturnType<typeof createListExports>

/** Files of lists, exactly as they are filtered and sorted. Each one leaves a trace of who took it. */
export const createListExports = ({ db }: { readonly db: Db }) => ({
  /** Writes down who exports what, and answers the file as it is made. */
  export: async <Row>(actor: ChangeAuthor, file: ListFile<Row>): Promise<MadeFile> => {
    const { list, format, columns, query, headings, sheet } = file
    if (format === 'xlsx' && (await file.count(MAX_IN_WORKBOOK + 1)) > MAX_IN_WORKBOOK)
      return err({ code: 'exports/too-many' })
    await recordChange(db, actor, {
      action: list === 'orders' ? 'order.export' : 'list.export',
      subject: { type: 'list', id: list },
      before: null,
      after: { format, columns: columns.join(','), query },
    })
    const batches = cellBatches(file.rows, file.cellsOf)
    return ok(format === 'csv' ? csvText(headings, batches) : await workbook(headings, batches, sheet))
  },
})

async function* cellBatches<Row>(
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly Cell[],
): CellBatches {
  for await (const rows of batches) yield rows.map(cellsOf)
}
