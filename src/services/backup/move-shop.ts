import { createHash } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { readRows } from '#db/dump/copy-rows.ts'
import { listTables } from '#db/dump/dumped-tables.ts'
import type { DumpedTable } from '#db/dump/dumped-tables.ts'
import { countSessions, hasShop } from '#db/dump/empty-schema.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { BackupProblem } from './backup-problem.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { withDatabase } from './shop-database.ts'
import { listStoredFiles } from './stored-files.repository.ts'
import { writeBackup } from './write-backup.ts'

export interface MoveOptions {
  /** Where the embedded database is. */
  readonly dataFolder: string
  readonly targetUrl: string
  /** Where the files are, and where they will be; the same when they stay. */
  readonly from: FileStorage
  readonly to: FileStorage
  readonly now: Date
  readonly onProgress: (sentence: string) => void
}

export interface Moved {
  readonly manifest: Manifest
  /** Rows that were compared, one by one. */
  readonly rows: number
  /** Files that were copied now; those that were there already are not counted. */
  readonly copied: number
}

/**
 * Moves a shop from its embedded database to a server: by a backup, so that everything a restore checks is checked, and
 * then row by row. A move that was interrupted goes on where it was when it is asked for again: files that are there are not copied
 * again, and a database that has the same rows is not filled again. The old shop is left as it is. Throws BackupProblem.
 */
export async function moveShop(options: MoveOptions): Promise<Moved> {
  const { dataFolder, targetUrl, from, to, now, onProgress } = options
  const source = { databaseUrl: undefined, dataFolder, onProgress }
  const target = { ...source, databaseUrl: targetUrl }
  return withDatabase(source, async (client) => {
    const sessions = await countSessions(client, { isBehindPooler: false })
    if (sessions > 0) throw new BackupProblem(`The shop is running (${sessions} connections): stop it first.`)
    const copied = from === to ? 0 : await copyFiles(client, options)
    const path = join(dataFolder, 'move.tgz')
    const before = await digestsOf(client)
    const manifest = await writeBackup({ ...source, storage: from, path, now })
    try {
      if (!(await isSame(before, target)))
        await restoreBackup({
          ...target,
          isBehindPooler: false,
          storage: to,
          path,
          replace: false,
          skipsOrderNumbers: false,
        })
      onProgress('Comparing every row')
      const after = await withDatabase(target, digestsOf)
      const other = [...before].find(([table, digest]) => after.get(table) !== digest)
      if (other)
        throw new BackupProblem(
          `The rows of ${other[0]} are not those of the old database: nothing should use the new one.`,
        )
    } finally {
      if (await stat(path).catch(() => undefined)) await rm(path)
    }
    return { manifest, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), copied }
  })
}

/** Whether a move that was interrupted has filled the target already. */
const isSame = (before: ReadonlyMap<string, string>, target: Parameters<typeof withDatabase>[0]): Promise<boolean> =>
  withDatabase(target, async (client) => {
    if (!(await hasShop(client))) return false
    const there = await digestsOf(client)
    return [...before].every(([table, digest]) => there.get(table) === digest)
  })

/** A digest of the rows of each table, whatever their order on the disk. */
async function digestsOf(client: pg.Client): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  for (const table of await listTables(client)) digests.set(table.name, await digestOf(client, table))
  return digests
}

const ROW_END = 0x0a

/** The sum of the digests of all rows, and their number: it does not depend on their order. */
async function digestOf(client: pg.Client, table: DumpedTable): Promise<string> {
  const sum = Buffer.alloc(32)
  let rows = 0
  for await (const piece of readRows(client, table)) {
    for (let start = 0, end = piece.indexOf(ROW_END); end >= 0; start = end + 1, end = piece.indexOf(ROW_END, start)) {
      addTo(sum, createHash('sha256').update(piece.subarray(start, end)).digest())
      rows += 1
    }
  }
  return `${rows} ${table.columns.join(' ')} ${sum.toString('hex')}`
}

/** Adds a number of 32 bytes to another one; what does not fit is dropped. */
function addTo(sum: Buffer, digest: Buffer): void {
  let carry = 0
  for (let at = sum.length - 1; at >= 0; at -= 1) {
    const total = (sum[at] ?? 0) + (digest[at] ?? 0) + carry
    sum[at] = total & 0xff
    carry = total >> 8
  }
}

async function copyFiles(client: pg.Client, { from, to, onProgress }: MoveOptions): Promise<number> {
  const files = await listStoredFiles(client)
  let copied = 0
  for (const [index, { area, key }] of files.entries()) {
    if (index % 500 === 0) onProgress(`Copying files: ${index} of ${files.length}`)
    const bytes = await from.read(area, key)
    const there = await to.read(area, key)
    // One that is missing in the old shop is missing in the new one too; the backup names it.
    if (!bytes || there?.equals(bytes)) continue
    const stored = await to.put(area, key, bytes)
    if (!stored.ok) throw new BackupProblem(`The file ${key} could not be stored: ${stored.error.code}`)
    copied += 1
  }
  return copied
}
