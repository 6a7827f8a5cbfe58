import readXlsxFile from 'read-excel-file/node'
import { problemAt } from '../format/import-problem.ts'
import { nearestWord } from '../format/nearest-word.ts'
import { SECTION_NAMES } from '../format/sections.ts'
import type { RawCatalogue } from './raw-catalogue.ts'
import { readTable } from './read-table.ts'
import { workbookProblem } from './workbook-size.ts'

/** Reads a workbook: a sheet for each section, named after it. Sheets named `#…` are notes. */
export async function readXlsx(catalogue: RawCatalogue, file: string, content: Buffer): Promise<void> {
  const at = (sheet: string | null) => ({ file, sheet, row: null, path: null })
  let sheets: Awaited<ReturnType<typeof readXlsxFile>>
  try {
    const problem = workbookProblem(content)
    if (problem) {
      catalogue.problems.push(problemAt(at(null), problem))
      return
    }
    sheets = await readXlsxFile(content, { trim: false })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    catalogue.problems.push(problemAt(at(null), { code: 'file/unreadable', reason }))
    return
  }
  for (const { sheet, data } of sheets) {
    if (sheet.startsWith('#')) continue
    const section = SECTION_NAMES.find((name) => name === sheet.trim().toLowerCase())
    if (!section) {
      const nearest = nearestWord(sheet, SECTION_NAMES)
      catalogue.problems.push(problemAt(at(sheet), { code: 'section/unknown', possible: SECTION_NAMES, nearest }))
      continue
    }
    const rows = data.map((cells, index) => ({ number: index + 1, cells }))
    if (rows.length > 0) readTable(catalogue, { file, sheet, section, rows })
  }
}
