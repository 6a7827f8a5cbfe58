import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { writeRows } from '#db/dump/copy-rows.ts'
import { listTables } from '#db/dump/dumped-tables.ts'
import { countSessions, dropShop, endPooledSessions, hasShop } from '#db/dump/empty-schema.ts'
import { continueSequences, loadUnguarded, skipNumbers } from '#db/dump/unguarded-load.ts'
import { applyWithin, readApplied, readMigrations } from '#db/migrate.ts'
import type { Migration } from '#db/migrate.ts'
import { withSchemaLock } from '#db/schema-lock.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { readArchive, verifyArchive } from './archive-reader.ts'
import { refuseSource } from './backup-file.ts'
import { BackupProblem } from './backup-problem.ts'
import type { Manifest } from './manifest.ts'
import { restoreFiles } from './restore-files.ts'
import { checkShop } from './shop-checks.ts'
import { withDatabase } from './shop-database.ts'
import type { ShopDatabaseOptions } from './shop-database.ts'
import { listNamedFiles } from './stored-files.repository.ts'

export interface RestoreOptions extends ShopDatabaseOptions {
  readonly storage: FileStorage
  readonly path: string
  /** Whether the processes of the shop reach its database by a pooler, which keeps sessions when they have stopped. */
  readonly isBehindPooler: boolean
  /** Whether a shop that is there may be replaced. */
  readonly replace: boolean
  /** Whether orders may have been placed after the backup: their numbers are not given again. */
  readonly skipsOrderNumbers: boolean
  /** The changes of the schema that this version knows; those of the running code without it. */
  readonly migrations?: readonly Migration[]
}

export interface Restored {
  readonly manifest: Manifest
  /** The number of the next order, when some were skipped. */
  readonly nextOrder: number | undefined
}

const FULL_DISK =
  'The disk is full: nothing of the shop that was there is replaced. Make room, and run the command again.'

/** Whether the database, or the storage of files, had no space; a change of the schema has the reason as its cause. */
const isFullDisk = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === '53100' || error.code === 'ENOSPC')) ||
    /No space left on device|disk is full|storage\/full/i.test(error.message) ||
    isFullDisk(error.cause))

/** More orders than a shop takes between two backups. */
const ORDER_GAP = 1_000

/**
 * Puts a backup in the place of the shop: read and compared whole before anything is touched, the database in one
 * transaction that ends with the same checks as the backup, brought up to this version at the end. Files come first, under names
 * that no other content has, so that a failure leaves the shop there was. Throws BackupProblem.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { path, onProgress } = options
  await refuseSource(path)
  onProgress('Reading the backup')
  const manifest = await verifyArchive(path)
  const migrations = options.migrations ?? (await readMigrations())
  const replacement = { ...options, manifest, migrations, known: migrationsOf(manifest, migrations) }
  const nextOrder = await withDatabase(options, (client) =>
    withSchemaLock(client, () => replaceShop(client, replacement)),
  )
  return { manifest, nextOrder }
}

interface Replacement extends RestoreOptions {
  readonly manifest: Manifest
  readonly migrations: readonly Migration[]
  /** Those of them that the backup's schema has had. */
  readonly known: readonly Migration[]
}

/** Answers the number of the next order, when some were skipped. */
async function replaceShop(client: pg.Client, replacement: Replacement): Promise<number | undefined> {
  const { storage, manifest, migrations, known, onProgress } = replacement
  await refuseExistingData(client, replacement)
  if (replacement.isBehindPooler) await endPooledSessions(client)
  const before = (await hasShop(client)) ? await listNamedFiles(client) : []
  const files = restoreFiles(storage, manifest)
  let next: number | undefined
  try {
    await client.query('begin')
    await dropShop(client)
    await load(client, { ...replacement, files })
    onProgress('Checking the books')
    await compare(client, manifest)
    for (const migration of migrations.slice(known.length)) await applyOne(client, migration)
    if (replacement.skipsOrderNumbers) next = await skipNumbers(client, 'customer_order', 'number', ORDER_GAP)
    await client.query('commit')
  } catch (error) {
    // A connection that is gone has rolled back already.
    await client.query('rollback').catch(() => undefined)
    await files.undo()
    throw isFullDisk(error) ? new BackupProblem(FULL_DISK) : error
  }
  await client.query('analyze')
  await files.deleteOthers(before).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    onProgress(`The shop is restored, but not all files of the one before could be removed (${reason})`)
  })
  return next
}

/**
 * The migrations that the backup's schema has had, by content and order: a file may have been renumbered since. Throws
 * BackupProblem when this version has not all of them.
 */
function migrationsOf(manifest: Manifest, migrations: readonly Migration[]): readonly Migration[] {
  const isSame = manifest.migrations.every(({ checksum }, index) => migrations[index]?.checksum === checksum)
  if (isSame) return migrations.slice(0, manifest.migrations.length)
  const last = manifest.migrations.at(-1)?.name ?? ''
  throw new BackupProblem(
    migrations.some(({ name }) => name === last)
      ? 'The backup was written by another line of versions: its changes of the schema are not those of this one.'
      : 'The backup was written by a newer version of the shop: restore it with that version.',
  )
}

async function refuseExistingData(client: pg.Client, { replace, isBehindPooler }: RestoreOptions): Promise<void> {
  if ((await hasShop(client)) && !replace)
    throw new BackupProblem('There is a shop in this database already: stop it and add --replace to replace it.')
  const sessions = await countSessions(client, { isBehindPooler })
  if (sessions > 0) throw new BackupProblem(`The shop is running (${sessions} connections): stop it first.`)
}

/** Applies a migration as if it stood alone: what is checked at a transaction's end is checked right after it. */
async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await applyWithin(client, migration)
  await client.query('set constraints all immediate')
  await client.query('set constraints all deferred')
}

interface Loading extends Replacement {
  readonly files: ReturnType<typeof restoreFiles>
}

async function load(client: pg.Client, { manifest, files, known, path, onProgress }: Loading): Promise<void> {
  // Makes the record of migrations when it is missing.
  await readApplied(client)
  for (const migration of known) await applyOne(client, migration)
  const tables = await listTables(client)
  const named = new Map(manifest.tables.map((table) => [table.name, table]))
  if (!isDeepStrictEqual(tables.map(shapeOf), manifest.tables.map(shapeOf)))
    throw new BackupProblem('The tables of the backup are not those of its version: it cannot be restored.')
  await loadUnguarded(client, tables, async () => {
    onProgress(`Restoring ${tables.length} tables and ${manifest.files.length} files`)
    for await (const { name, bytes } of readArchive(path)) {
      const [kind, first = '', key = ''] = name.split('/')
      const table = kind === 'tables' ? named.get(first) : undefined
      if (table) await writeRows(client, table, bytes)
      if (kind === 'files') await files.restore(first === 'public' ? 'public' : 'private', key, bytes)
    }
  })
  await continueSequences(client, manifest.sequences)
}

const shapeOf = ({ name, columns }: { name: string; columns: readonly string[] }) => ({ name, columns: [...columns] })

/** Throws BackupProblem when the restored shop is not the one that was backed up. */
async function compare(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const counted = await client.query<{ rows: number }>(`select count(*)::int as rows from public."${name}"`)
    if (counted.rows[0]?.rows !== rows)
      throw new BackupProblem(`The table ${name} has ${counted.rows[0]?.rows} rows, not ${rows}: nothing was restored.`)
  }
  const checks = await checkShop(client)
  if (!isDeepStrictEqual(checks, manifest.checks))
    throw new BackupProblem('The books of the restored shop are not those that were backed up: nothing was restored.')
}
