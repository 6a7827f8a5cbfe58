import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { localPhone } from '#domain/contact/phone.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { ExportColumn } from '#domain/orders/desk/export-columns.ts'
import type { Cell } from './write-table.ts'
import type { FileRow } from '../orders/listing/order-lists.service.ts'
import { EXPORT_WORDS } from './order-words.ts'

type Row = FileRow

/** What the cells of an order hold, in one language; days and times are those of Riyadh. */
export function exportCells(columns: readonly ExportColumn[], language: Language): (row: Row) => readonly Cell[] {
  const words = EXPORT_WORDS[language]
  const cells: Readonly<Record<ExportColumn, (row: Row) => Cell>> = {
    number: (row) => row.number,
    placed: (row) => riyadhTimestamp(row.placed_at).slice(0, 16).replace('T', ' '),
    due: (row) => row.ready_by,
    status: (row) => words.status[row.status],
    customer: (row) => row.contact_name,
    company: (row) => row.company_name,
    // With its gaps a spreadsheet takes it for words, and leaves the nought at its beginning alone.
    phone: (row) => localPhone(row.contact_phone),
    city: (row) => row.city && inLanguage(row.city, language),
    what: (row) => row.item_name && inLanguage(row.item_name, language),
    quantity: (row) => row.item_quantity,
    lines: (row) => row.lines,
    fulfilment: (row) => words.fulfilment[row.fulfilment],
    payment: (row) => words.payment[row.payment],
    method: (row) => row.method && words.method[row.method],
    total: (row) => ({ halalas: row.total }),
    urgent: (row) => (row.urgent ? words.yes : null),
    assignee: (row) => row.assignee_name,
    hold: (row) => row.hold_reason,
  }
  return (row) => columns.map((column) => cells[column](row))
}
