import type { SheetData } from 'write-excel-file/node'

/** In characters, as a workbook counts: no column is too narrow to take hold of, none so wide that others leave the screen. */
const NARROWEST = 8
const WIDEST = 48
/** A date and a time: "2026-11-26 14:05". */
const DATE = 16
/** Commas and decimals, which a number has from its format. */
const FORMAT = 4
/** Beside the text of a cell. */
const PADDING = 2

/** Columns as wide as what is in them. */
export function columnWidths(data: SheetData): { width: number }[] {
  const widths: number[] = []
  for (const row of data)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? NARROWEST, lengthOf(cell))
  return widths.map((width) => ({ width: Math.min(width, WIDEST) + PADDING }))
}

function lengthOf(cell: SheetData[number][number]): number {
  const value = typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : cell
  if (value instanceof Date) return DATE
  if (typeof value === 'number') return String(Math.trunc(value)).length + FORMAT
  return typeof value === 'string' ? value.length : 0
}
