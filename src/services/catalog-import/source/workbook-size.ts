import { unpackEntry, zipEntries } from '#integrations/media/zip.ts'
import type { FileProblem } from '../format/import-problem.ts'

/** What of a workbook is read, unpacked: more text than that cannot be held in one piece. */
const MAX_BYTES = 500 * 1024 * 1024
/** The reader of a sheet includes every cell up to the last one, also the empty ones. */
const MAX_CELLS = 50_000_000
const MAX_ENTRIES = 10_000

/**
 * Why a workbook must not be opened, if so: it is a small file that unpacks to more than fits into memory, or one cell far
 * off makes a sheet of millions of empty ones.
 */
export function workbookProblem(content: Buffer): FileProblem | undefined {
  const parts = zipEntries(content, MAX_ENTRIES)?.filter(({ name }) => name.endsWith('.xml')) ?? []
  let left = MAX_BYTES
  for (const part of parts) {
    if (part.size > left) return { code: 'file/unpacks-too-large', megabytes: MAX_BYTES / 1024 / 1024 }
    left -= part.size
    if (!part.name.includes('/worksheets/')) continue
    const cell = farCell(unpackEntry(content, part, part.size).toString('latin1'))
    if (cell) return { code: 'sheet/too-far', cell }
  }
  return undefined
}

/** The last cell of a sheet that has too many up to it. */
function farCell(sheet: string): string | undefined {
  let columns = 'A'
  let rows = 1
  for (const [, letters = '', number = ''] of sheet.matchAll(/<c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"/g)) {
    if (letters.length > columns.length || (letters.length === columns.length && letters > columns)) columns = letters
    rows = Math.max(rows, Number(number))
  }
  return rows * columnNumber(columns) > MAX_CELLS ? `${columns}${rows}` : undefined
}

/** A is 1, Z 26, AA 27. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
