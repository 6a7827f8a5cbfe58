import { parse } from 'csv-parse/sync'
import { MAX_CHOSEN } from '#domain/orders/desk/bulk-actions.ts'
import { normaliseForSearch } from '#domain/text/normalise.ts'
import { unguardFormula } from '../catalog-import/format/formula-guard.ts'
import type { BulkTarget } from './bulk-run.repository.ts'

/** A row of a file of parcels that is complete. */
export type ShipmentRow = BulkTarget & { readonly carrier: string; readonly trackingNumber: string }

/** What is missing or wrong in a line; lines count from 1, the heading included. */
export type ShipmentProblem = {
  readonly line: number
  readonly problem: 'order' | 'carrier' | 'trackingNumber' | 'trackingUrl' | 'twice'
}

export type ReadShipments = {
  readonly shipments: readonly ShipmentRow[]
  readonly problems: readonly ShipmentProblem[]
}

type Field = 'number' | 'carrier' | 'trackingNumber' | 'trackingUrl'

/** What columns are called, in the form in which words are searched. */
const HEADINGS: Readonly<Record<string, Field>> = {
  order: 'number',
  'order number': 'number',
  number: 'number',
  الطلب: 'number',
  'رقم الطلب': 'number',
  carrier: 'carrier',
  'شركه الشحن': 'carrier',
  tracking: 'trackingNumber',
  'tracking number': 'trackingNumber',
  'رقم التتبع': 'trackingNumber',
  link: 'trackingUrl',
  url: 'trackingUrl',
  'tracking link': 'trackingUrl',
  'رابط التتبع': 'trackingUrl',
}

/** The columns of a file whose first row names none. */
const USUAL: readonly Field[] = ['number', 'carrier', 'trackingNumber', 'trackingUrl']
const MAX_PROBLEMS = 100
const MAX_LENGTH = 60

/** Reads a CSV file of parcels: comma, semicolon or tab between the cells, a heading or the usual columns. */
export function readShipments(csv: string): ReadShipments {
  const rows = cellsOf(csv)
  const named = rows[0]?.map((cell) => HEADINGS[normaliseForSearch(cell)]) ?? []
  const hasHeading = named.includes('number')
  const columns = hasHeading ? named : USUAL
  const seen = new Set<number>()
  const shipments: ShipmentRow[] = []
  const problems: ShipmentProblem[] = []
  for (const [index, cells] of rows.entries()) {
    if ((hasHeading && index === 0) || cells.every((cell) => cell.trim() === '')) continue
    const read = readRow((field) => unguardFormula(cells[columns.indexOf(field)]?.trim() ?? ''))
    const problem = 'problem' in read ? read.problem : seen.has(read.number) ? 'twice' : undefined
    if (problem !== undefined) problems.push({ line: index + 1, problem })
    else if (!('problem' in read)) {
      seen.add(read.number)
      shipments.push(read)
    }
  }
  return { shipments: shipments.slice(0, MAX_CHOSEN), problems: problems.slice(0, MAX_PROBLEMS) }
}

function cellsOf(csv: string): string[][] {
  try {
    const delimiter = [',', ';', '\t']
    return parse(csv, { bom: true, delimiter, relax_column_count: true, relax_quotes: true })
  } catch {
    // A quote that never ends: the file is one row of nothing that can be read.
    return [[]]
  }
}

function readRow(cell: (field: Field) => string): ShipmentRow | Pick<ShipmentProblem, 'problem'> {
  const number = Number(/^#?(\d{1,9})$/.exec(normaliseForSearch(cell('number')))?.[1] ?? 0)
  const [carrier, trackingNumber, trackingUrl] = [cell('carrier'), cell('trackingNumber'), cell('trackingUrl')]
  if (number === 0) return { problem: 'order' }
  if (!isFilled(carrier)) return { problem: 'carrier' }
  if (!isFilled(trackingNumber)) return { problem: 'trackingNumber' }
  if (trackingUrl !== '' && !(trackingUrl.startsWith('https://') && URL.canParse(trackingUrl)))
    return { problem: 'trackingUrl' }
  return { number, carrier, trackingNumber, ...(trackingUrl !== '' && { trackingUrl }) }
}

const isFilled = (text: string): boolean => text !== '' && text.length <= MAX_LENGTH
