import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { columnNames } from '../format/layout.ts'
import { SECTION_NAMES } from '../format/sections.ts'
import type { RowBatch } from './export-rows.ts'
import { tableCells } from './table-cells.ts'

/** Spreadsheet programs take a file for UTF-8 only if it begins so. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Writes a file for each section into a folder. */
export async function writeCsv(folder: string, batches: AsyncIterable<RowBatch>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const section of SECTION_NAMES) {
    await writeFile(join(folder, `${section}.csv`), BYTE_ORDER_MARK + stringify([columnNames(section)]))
  }
  for await (const batch of batches) {
    for (const section of SECTION_NAMES) {
      const rows = batch[section]?.map((row) => tableCells(section, row)) ?? []
      const cast = { boolean: (yes: boolean) => String(yes) }
      if (rows.length > 0) await appendFile(join(folder, `${section}.csv`), stringify(rows, { cast }))
    }
  }
}
