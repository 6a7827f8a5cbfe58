import { parse } from 'csv-parse/sync'
import { problemAt } from '../format/import-problem.ts'
import { SECTION_NAMES } from '../format/sections.ts'
import type { RawCatalogue } from './raw-catalogue.ts'
import { readTable } from './read-table.ts'

/**
 * Reads a CSV file: UTF-8, comma, semicolon or tab between the cells. A file named after a section has its rows, any
 * other has products.
 */
export function readCsv(catalogue: RawCatalogue, file: string, content: string): void {
  const name = file
    .replace(/^.*[/\\]/, '')
    .replace(/\.csv$/i, '')
    .toLowerCase()
  const section = SECTION_NAMES.find((each) => each === name) ?? 'products'
  try {
    let [linesBefore, emptyBefore] = [0, 0]
    const rows: { number: number; cells: string[] }[] = []
    parse(content, {
      bom: true,
      delimiter: delimiterOf(content),
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines, empty_lines: empty }) => {
        rows.push({ number: linesBefore + (empty - emptyBefore) + 1, cells })
        linesBefore = lines
        emptyBefore = empty
        return null
      },
    })
    readTable(catalogue, { file, sheet: null, section, rows })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    catalogue.problems.push(
      problemAt({ file, sheet: null, row: null, path: null }, { code: 'file/unreadable', reason }),
    )
  }
}

/** What separates the names in the first line. */
function delimiterOf(content: string): string {
  const heading = content.slice(0, content.indexOf('\n') < 0 ? undefined : content.indexOf('\n'))
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ','
}
