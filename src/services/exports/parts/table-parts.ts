import type { ExportFormat } from '#domain/orders/desk/export-columns.ts'
import { csvHead, csvRows, guarded } from '../write-table.ts'
import type { Cell, SheetOptions } from '../write-table.ts'
import { SHEET_END, sheetHead, sheetRows, workbookFiles } from './sheet-xml.ts'
import { archiveEnd, entryEnd, entryHead, NO_ENTRY, packPiece } from './zip-entry.ts'
import type { EntryState, ListedEntry } from './zip-entry.ts'

/** How far a file is written, with its heading among the rows. Plain numbers, so that another process can go on. */
export type PartsState = EntryState & { readonly rows: number }

const NOTHING: PartsState = { ...NO_ENTRY, rows: 0 }

export type PartsOptions = { readonly headings: readonly string[]; readonly sheet: SheetOptions }

/** A table as a file that is made in parts, one after the other: laid end to end they are the file. */
export interface TableParts {
  /** How far it is. */
  readonly state: () => PartsState
  readonly head: () => Buffer
  readonly rows: (rows: readonly (readonly Cell[])[]) => Buffer
  readonly end: () => Buffer
}

/** Begins such a file, or goes on with it where `state` says. */
export const tableParts = (format: ExportFormat, options: PartsOptions, state: PartsState = NOTHING): TableParts =>
  format === 'csv' ? csvParts(options) : workbookParts(options, state)

const csvParts = ({ headings }: PartsOptions): TableParts => ({
  state: () => NOTHING,
  head: () => Buffer.from(csvHead(headings)),
  rows: (rows) => Buffer.from(csvRows(rows)),
  end: () => Buffer.alloc(0),
})

const SHEET = 'xl/worksheets/sheet1.xml'

function workbookParts({ headings, sheet }: PartsOptions, begun: PartsState): TableParts {
  let state = begun
  const front = frontOf(sheet.name)
  const pack = (text: string, rows: number, isLast = false): Buffer => {
    const piece = packPiece(state, text, isLast)
    state = { ...piece.state, rows: state.rows + rows }
    return piece.bytes
  }
  return {
    state: () => state,
    head: () => Buffer.concat([front.bytes, entryHead(SHEET), pack(sheetHead(headings, sheet.isRightToLeft), 1)]),
    rows: (rows) => (rows.length === 0 ? Buffer.alloc(0) : pack(sheetRows(rows.map(guarded), state.rows), rows.length)),
    end: () => {
      const last = Buffer.concat([pack(SHEET_END, 0, true), entryEnd(state)])
      const at = front.bytes.length
      const listed = [...front.entries, { name: SHEET, at, state }]
      const sheetBytes = entryHead(SHEET).length + state.packed + entryEnd(state).length
      return Buffer.concat([last, archiveEnd(listed, at + sheetBytes)])
    },
  }
}

/** Every file of the workbook that stands before its sheet. */
function frontOf(sheetName: string): { readonly bytes: Buffer; readonly entries: readonly ListedEntry[] } {
  const pieces: Buffer[] = []
  const entries: ListedEntry[] = []
  let at = 0
  for (const [name, xml] of workbookFiles(sheetName)) {
    const { bytes, state } = packPiece(NO_ENTRY, xml, true)
    const whole = Buffer.concat([entryHead(name), bytes, entryEnd(state)])
    entries.push({ name, at, state })
    pieces.push(whole)
    at += whole.length
  }
  return { bytes: Buffer.concat(pieces), entries }
}
