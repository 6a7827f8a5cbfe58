import { stringify } from 'csv-stringify/sync'
import type { DocumentLine } from '#domain/invoicing/document-line.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { decimalAmount } from '#domain/money/halalas.ts'
import { guardFormula } from '../catalog-import/format/formula-guard.ts'
import type { QuotationFacts } from '../documents/quotation.service.ts'
import { bilingual } from '../documents/sentences/bilingual.ts'

/** Spreadsheet programs take a file for UTF-8 only if it begins so. */
const BYTE_ORDER_MARK = '\uFEFF'

const COLUMNS = ['item', 'details', 'note', 'quantity', 'unit', 'discount', 'gross'] as const

/** A priced cart as a table for spreadsheet programs, a row a line and then what is added to them; amounts in SAR. */
export function cartTable(facts: QuotationFacts, notes: readonly string[], language: Language): string {
  const rows = facts.lines.map((line, index) => lineCells(line, notes[index] ?? '', language))
  const added = [
    ...(facts.urgent > 0 ? [['row.urgent', facts.urgent] as const] : []),
    ...(facts.shipping === null ? [] : [['row.shipping', facts.shipping] as const]),
    ['total.all', facts.total] as const,
  ]
  const head = COLUMNS.map((column) => plain(bilingual(`column.${column}`)[language]))
  const foot = added.map(([key, amount]) => [
    plain(bilingual(key)[language]),
    '',
    '',
    '',
    '',
    '',
    decimalAmount(amount),
  ])
  return BYTE_ORDER_MARK + stringify([head, ...rows, ...foot], { record_delimiter: 'windows' })
}

const lineCells = (
  { name, details, quantity, unit, line, discount }: DocumentLine,
  note: string,
  language: Language,
) => [
  guardFormula(inLanguage(name, language)),
  guardFormula(details ? inLanguage(details, language) : ''),
  guardFormula(note),
  String(quantity),
  decimalAmount(unit),
  decimalAmount(discount),
  decimalAmount(line - discount),
]

/** Cells take no direction marks. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')
