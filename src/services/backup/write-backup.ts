import { readFile, rename, rm } from 'node:fs/promises'
import type pg from 'pg'
import { countRows, readRows } from '#db/dump/copy-rows.ts'
import { listSequences, listTables } from '#db/dump/dumped-tables.ts'
import { hasShop } from '#db/dump/empty-schema.ts'
import { pendingOf, readMigrations } from '#db/migrate.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { verifyArchive } from './archive-reader.ts'
import { writeArchive } from './archive-writer.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { BackupProblem } from './backup-problem.ts'
import { fileEntry, FORMAT, MANIFEST_ENTRY, tableEntry, wholeOfTable } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { checkShop } from './shop-checks.ts'
import { withDatabase } from './shop-database.ts'
import type { ShopDatabaseOptions } from './shop-database.ts'
import { listStoredFiles } from './stored-files.repository.ts'

export interface BackupOptions extends ShopDatabaseOptions {
  readonly storage: FileStorage
  /** The file to write. One that is there is replaced when the new one is whole. */
  readonly path: string
  readonly now: Date
}

/**
 * Writes the whole shop into one file: the database as it is at one instant, every file that its rows name, and a
 * manifest. It is written beside `path`, read again and compared, and only then renamed: an older backup is never lost to
 * a failure. The shop may run meanwhile. Throws BackupProblem.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { path, onProgress } = options
  const part = `${path}.part`
  await rm(part, { force: true })
  const archive = writeArchive(part)
  try {
    await withDatabase(options, (client) => addShop(client, archive, options))
    await archive.end()
    onProgress('Reading the backup again')
    const manifest = await verifyArchive(part)
    await rename(part, path)
    return manifest
  } catch (error) {
    await archive.abandon()
    await rm(part, { force: true })
    throw isOfFiles(error) ? new BackupProblem(`${path} could not be written: ${error.message}`) : error
  }
}

/** A full disk, a folder that is missing or not ours. */
const isOfFiles = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && /^(open|write|fsync|rename|close)$/.test(String(error.syscall))

async function addShop(client: pg.Client, archive: ArchiveWriter, options: BackupOptions): Promise<void> {
  if (!(await hasShop(client))) throw new BackupProblem('There is no shop in this database yet.')
  await client.query('begin isolation level repeatable read read only')
  const migrations = await readLevel(client)
  options.onProgress('Checking the books')
  const checks = await checkShop(client)
  const tables = await addTables(client, archive, options)
  const sequences = await listSequences(client)
  const stored = await addFiles(client, archive, options)
  await client.query('commit')
  const manifest: Manifest = {
    format: FORMAT,
    shop: await shopVersion(),
    createdAt: options.now.toISOString(),
    migrations,
    tables,
    sequences,
    ...stored,
    checks,
  }
  await archive.add(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest)))
}

/** The migrations the database has had. Throws BackupProblem when they are not those of this version. */
async function readLevel(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from schema_migration order by name',
  )
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const pending = pendingOf(await readMigrations(), applied)
  if (pending.length > 0) {
    throw new BackupProblem(
      'The database is of an older version of the shop: back it up with that version, or start this one first.',
    )
  }
  return rows
}

async function addTables(client: pg.Client, archive: ArchiveWriter, { onProgress }: BackupOptions) {
  const written: Manifest['tables'] = []
  const tables = await listTables(client)
  onProgress(`Writing ${tables.length} tables`)
  for (const table of tables) {
    let [rows, piece] = [0, 0]
    for await (const bytes of readRows(client, table)) {
      await archive.add(tableEntry(table.name, (piece += 1)), bytes)
      rows += countRows(bytes)
    }
    written.push({
      name: table.name,
      columns: [...table.columns],
      rows,
      sha256: archive.digestOf(wholeOfTable(table.name)),
    })
  }
  return written
}

/** How often it is said how far the files are. */
const REPORT_EVERY = 1_000

async function addFiles(client: pg.Client, archive: ArchiveWriter, { storage, onProgress }: BackupOptions) {
  const files: Manifest['files'] = []
  const missing: string[] = []
  const stored = await listStoredFiles(client)
  for (const [index, file] of stored.entries()) {
    if (index % REPORT_EVERY === 0) onProgress(`Writing files: ${index} of ${stored.length}`)
    const bytes = await storage.read(file.area, file.key)
    const entry = fileEntry(file)
    if (bytes) await archive.add(entry, bytes)
    else missing.push(entry)
    if (bytes) files.push({ ...file, bytes: bytes.length, sha256: archive.digestOf(entry) })
  }
  return { files, missing }
}

async function shopVersion(): Promise<string> {
  const file = new URL('../../../package.json', import.meta.url)
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}
