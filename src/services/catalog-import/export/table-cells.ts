import { LANGUAGES } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { SheetCell } from '../format/column.ts'
import { guardFormula } from '../format/formula-guard.ts'
import { columnsOf } from '../format/sections.ts'
import type { SectionName } from '../format/sections.ts'
import type { AnyRow } from './export-rows.ts'

/** The cells of a row in a table, in the order of columnNames; null for empty ones. */
export const tableCells = (section: SectionName, row: AnyRow): (SheetCell | null)[] =>
  Object.entries(columnsOf(section)).flatMap(([name, column]) => {
    const value = row[name] ?? null
    if (column.isLocalized)
      return LANGUAGES.map((language) => guarded((value as LocalizedText | null)?.[language] ?? null))
    return [value === null ? null : guarded(column.write(value))]
  })

const guarded = (cell: SheetCell | null): SheetCell | null => {
  if (typeof cell !== 'string') return cell
  return cell === '' ? null : guardFormula(cell)
}
