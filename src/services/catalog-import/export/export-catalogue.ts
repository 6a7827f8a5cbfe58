import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#db/connection.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { storedFiles } from '../image-rows.repository.ts'
import { exportRows, withFileNames } from './export-rows.ts'
import type { RowBatch } from './export-rows.ts'
import { writeCsv } from './write-csv.ts'
import { writeJson } from './write-json.ts'
import { writeXlsx } from './write-xlsx.ts'

export interface ExportOptions {
  readonly db: Db
  readonly storage: FileStorage
  /** `….json`, `….xlsx`, or a folder for CSV files. */
  readonly target: string
  /** Write pictures and templates beside it; else they are named by their hash, which only this shop knows. */
  readonly withFiles: boolean
}

/** Writes all of the shop's catalogue and texts. Importing the result changes nothing. Answers how many files were written. */
export async function exportCatalogue({ db, storage, target, withFiles }: ExportOptions): Promise<{ files: number }> {
  const extension = extname(target).toLowerCase()
  const isFile = extension === '.json' || extension === '.xlsx'
  const folder = isFile ? dirname(target) : target
  const filesName = isFile ? `${basename(target, extension)}-files` : 'files'
  await mkdir(folder, { recursive: true })
  const stored = await storedFiles(db)
  const used = new Set<string>()
  const nameOf = (sha256: string): string => {
    const key = stored.get(sha256)
    if (!withFiles || !key) return `sha256:${sha256}`
    used.add(key)
    return `${filesName}/${shortName(key)}`
  }

  const batches = namedRows(db, nameOf)
  if (extension === '.json') await writeJson(target, batches)
  else if (extension === '.xlsx') await writeXlsx(target, batches)
  else await writeCsv(target, batches)
  await copyFiles(storage, [...used], join(folder, filesName))
  return { files: used.size }
}

/** Sixteen digits of a hash tell a shop's files apart. */
const shortName = (key: string): string => `${key.slice(0, 16)}${extname(key)}`

async function* namedRows(db: Db, nameOf: (sha256: string) => string): AsyncGenerator<RowBatch> {
  for await (const batch of exportRows(db)) yield withFileNames(batch, nameOf)
}

async function copyFiles(storage: FileStorage, keys: readonly string[], folder: string): Promise<void> {
  if (keys.length > 0) await mkdir(folder, { recursive: true })
  for (const key of keys) {
    const source = (await storage.openStream('private', key)) ?? (await storage.openStream('public', key))
    if (!source) throw new Error(`${key} is missing in the storage`)
    await pipeline(source, createWriteStream(join(folder, shortName(key))))
  }
}
