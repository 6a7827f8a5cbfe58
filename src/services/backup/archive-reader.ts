import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { countRows } from '#db/dump/copy-rows.ts'
import { readingProblem } from './backup-file.ts'
import { BackupProblem } from './backup-problem.ts'
import { fileEntry, FORMAT, Manifest, MANIFEST_ENTRY, wholeOf, wholeOfTable } from './manifest.ts'

type Entry = { readonly name: string; readonly bytes: Buffer }

/** The entries of an archive, one after the other. Throws BackupProblem when the file is none, or ends too early. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const tar = extract()
  const read = pipeline(createReadStream(path), createGunzip(), tar)
  read.catch(() => undefined)
  try {
    for await (const entry of tar) {
      const chunks: Buffer[] = []
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) }
    }
    await read
  } catch (error) {
    if (error instanceof BackupProblem) throw error
    throw readingProblem(path, error)
  }
}

/**
 * Reads a whole backup and compares it with its own manifest. Throws BackupProblem when it is not one, is of a format
 * that this version does not know, or is not what was written.
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const found = new Map<string, { hash: Hash; rows: number; bytes: number }>()
  let manifest: Manifest | undefined
  for await (const { name, bytes } of readArchive(path)) {
    if (name === MANIFEST_ENTRY) {
      manifest = readManifest(path, bytes)
      continue
    }
    const whole = found.get(wholeOf(name)) ?? { hash: createHash('sha256'), rows: 0, bytes: 0 }
    whole.hash.update(bytes)
    found.set(wholeOf(name), { ...whole, rows: whole.rows + countRows(bytes), bytes: whole.bytes + bytes.length })
  }
  if (!manifest) throw new BackupProblem(`${path} has no manifest: it is not a backup, or ends too early.`)
  const nothing = { hash: createHash('sha256'), rows: 0, bytes: 0 }
  const expected = [
    ...manifest.tables.map(({ name, rows, sha256 }) => ({ whole: wholeOfTable(name), sha256, rows, bytes: undefined })),
    ...manifest.files.map((file) => ({ whole: fileEntry(file), ...file, rows: undefined })),
  ]
  for (const { whole, sha256, rows, bytes } of expected) {
    const is = found.get(whole) ?? nothing
    const isSame =
      is.hash.copy().digest('hex') === sha256 &&
      (rows === undefined || rows === is.rows) &&
      (bytes === undefined || bytes === is.bytes)
    if (!isSame) throw new BackupProblem(`${path} is damaged: ${whole} is not what was written.`)
    found.delete(whole)
  }
  for (const whole of found.keys()) throw new BackupProblem(`${path} is damaged: ${whole} does not belong to it.`)
  return manifest
}

function readManifest(path: string, bytes: Buffer): Manifest {
  const content = readJson(bytes)
  const { success, data } = Manifest.safeParse(content)
  if (success) return data
  const { format } = Object(content) as { format?: unknown }
  throw new BackupProblem(
    typeof format === 'number' && format > FORMAT
      ? `${path} was written by a newer version of the shop: restore it with that version.`
      : `${path} is damaged: its manifest cannot be read.`,
  )
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(String(bytes))
  } catch {
    return undefined
  }
}
