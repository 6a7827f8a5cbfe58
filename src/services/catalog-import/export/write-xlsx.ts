import writeXlsxFile from 'write-excel-file/node'
import type { Row } from 'write-excel-file/node'
import { columnWidths } from '../format/column-widths.ts'
import { columnNames } from '../format/layout.ts'
import { SECTION_NAMES } from '../format/sections.ts'
import type { SectionName } from '../format/sections.ts'
import type { RowBatch } from './export-rows.ts'
import { tableCells } from './table-cells.ts'

/** Writes a workbook with a sheet for each section. */
export async function writeXlsx(file: string, batches: AsyncIterable<RowBatch>): Promise<void> {
  const rows = new Map<SectionName, Row[]>(SECTION_NAMES.map((section) => [section, []]))
  for await (const batch of batches) {
    for (const section of SECTION_NAMES) {
      for (const row of batch[section] ?? []) rows.get(section)?.push(tableCells(section, row))
    }
  }
  const sheets = SECTION_NAMES.map((section) => {
    const headings = columnNames(section).map((name) => ({ value: name, fontWeight: 'bold' as const }))
    const data = [headings, ...(rows.get(section) ?? [])]
    return { sheet: section, columns: columnWidths(data), stickyRowsCount: 1, data }
  })
  await writeXlsxFile(sheets).toFile(file)
}
