import type { Readable } from 'node:stream'
import writeXlsxFile from 'write-excel-file/node'
import type { SheetData } from 'write-excel-file/node'
import { decimalAmount } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { columnWidths } from '../catalog-import/format/column-widths.ts'
import { guardFormula } from '../catalog-import/format/formula-guard.ts'

const HALALAS_A_RIYAL = 100

/** A cell of a table that is exported. */
export type Cell = string | number | boolean | Date | Amount | null

/** A sum of money: in riyals with both decimals, so that columns can be added up and read. */
export type Amount = { readonly halalas: Halalas }

/** Rows as they are read, some at a time. */
export type CellBatches = AsyncGenerator<readonly (readonly Cell[])[]>

/** Spreadsheet programs take a file for UTF-8 only if it begins so. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Texts that a spreadsheet program would run are guarded. */
export const guarded = (cells: readonly Cell[]): Cell[] =>
  cells.map((cell) => (typeof cell === 'string' ? guardFormula(cell) : cell))

/** The beginning of a CSV file. */
export const csvHead = (headings: readonly string[]): string => BYTE_ORDER_MARK + csvRow(headings.map(quoted))

/** Rows of a CSV file; written here, because csv-stringify took a third of the time that a long file takes. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => csvRow(cells.map(csvCell))).join('')

const csvRow = (fields: readonly string[]): string => `${fields.join(',')}\n`

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(guardFormula(cell))
  if (cell instanceof Date) return cell.toISOString()
  return typeof cell === 'object' ? decimalAmount(cell.halalas) : String(cell)
}

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A CSV file, written as its rows are read: never more than one batch is in memory. */
export async function* csvText(headings: readonly string[], batches: CellBatches): AsyncGenerator<string> {
  yield csvHead(headings)
  for await (const rows of batches) if (rows.length > 0) yield csvRows(rows)
}

/** What a sheet is called, and whether it is read from its right. */
export type SheetOptions = { readonly name: string; readonly isRightToLeft: boolean }

/** A workbook of one sheet with a heading that stays; read from its right where its language is. */
export async function workbook(
  headings: readonly string[],
  batches: CellBatches,
  { name, isRightToLeft }: SheetOptions,
): Promise<Readable> {
  const data: SheetData = [headings.map((value) => ({ value, fontWeight: 'bold' as const }))]
  for await (const rows of batches) {
    for (const row of rows) data.push(guarded(row).map(sheetCell))
  }
  const columns = columnWidths(data)
  const written = writeXlsxFile(data, { sheet: name, columns, stickyRowsCount: 1, rightToLeft: isRightToLeft })
  return (written.toStream as () => Promise<Readable>)()
}

function sheetCell(value: Cell) {
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd hh:mm' }
  if (typeof value === 'object' && value !== null)
    return { value: value.halalas / HALALAS_A_RIYAL, type: Number, format: '#,##0.00' }
  return value
}
