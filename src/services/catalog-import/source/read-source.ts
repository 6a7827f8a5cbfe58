import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { problemAt } from '../format/import-problem.ts'
import type { FileProblem } from '../format/import-problem.ts'
import { emptyCatalogue } from './raw-catalogue.ts'
import type { RawCatalogue } from './raw-catalogue.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readXlsx } from './read-xlsx.ts'

const EXTENSIONS = ['.json', '.csv', '.xlsx']

/** Reads a catalogue: one file, or all JSON, CSV and XLSX files of a folder in the order of their names. */
export async function readSource(path: string): Promise<RawCatalogue> {
  const catalogue = emptyCatalogue()
  const found = await stat(path).catch(() => undefined)
  const complain = (file: string, problem: FileProblem): void => {
    catalogue.problems.push(problemAt({ file, sheet: null, row: null, path: null }, problem))
  }
  if (!found) complain(path, { code: 'file/missing' })
  else if (found.isDirectory()) {
    const files = (await readdir(path)).filter(isCatalogueFile).toSorted()
    if (files.length === 0) complain(path, { code: 'file/not-a-catalogue', possible: EXTENSIONS })
    for (const file of files) await readOne(catalogue, join(path, file), file)
  } else if (!isCatalogueFile(path)) complain(path, { code: 'file/not-a-catalogue', possible: EXTENSIONS })
  else await readOne(catalogue, path, basename(path))
  return catalogue
}

/** Editors and spreadsheet programs leave hidden and lock files about. */
const isCatalogueFile = (name: string): boolean =>
  EXTENSIONS.includes(extname(name).toLowerCase()) && !/^[.~]/.test(basename(name))

async function readOne(catalogue: RawCatalogue, path: string, file: string): Promise<void> {
  const place = { file, sheet: null, row: null, path: null }
  catalogue.folders.set(file, dirname(path))
  const bytes = await readFile(path)
  if (bytes.length === 0) {
    catalogue.problems.push(problemAt(place, { code: 'file/empty' }))
    return
  }
  const extension = extname(path).toLowerCase()
  if (extension === '.xlsx') return readXlsx(catalogue, file, bytes)
  const content = decode(bytes)
  if (content === undefined) catalogue.problems.push(problemAt(place, { code: 'file/not-utf8' }))
  else if (extension === '.json') readJson(catalogue, file, content)
  else readCsv(catalogue, file, content)
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
