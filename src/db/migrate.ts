import { SOFTWARE } from '#domain/software.ts'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { connectOnce } from '#db/connection.ts'
import { withSchemaLock } from '#db/schema-lock.ts'

/** Where the shop's own migrations lie. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** A change of the schema, as a file of this version says it. */
export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** A migration that cannot be applied; the message names the file and the reason. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/**
 * Brings the database at `url` up to date: applies, in order of name and each in its own transaction, the files
 * that are not recorded yet. Several processes may call this at once; one works, the others wait. The address must be of the
 * server itself: the lock is one of a session, which a pooler may give to others.
 * Returns the names applied. Throws MigrationError when a file fails, or an applied one was altered or removed; one that was
 * only renumbered is recorded under its new name. A database that a newer version has changed is taken as it is, unless a
 * change of it needs more than this version.
 */
export async function migrate(url: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await connectOnce(url, `${SOFTWARE.id} migrate`)
  try {
    return await withSchemaLock(client, async () => {
      const applied = await followRenames(client, migrations, await readApplied(client))
      const pending = pendingOf(migrations, await withoutNewer(client, migrations, applied))
      for (const migration of pending) await apply(client, migration)
      return pending.map((migration) => migration.name)
    })
  } finally {
    await client.end()
  }
}

/** The migrations of a folder, in order. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

/** Names and checksums of the migrations that a database has had. */
export async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

/** Records applied migrations under the names that their files have now, and returns them by these names. */
async function followRenames(
  client: pg.Client,
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const known = new Set(migrations.map(({ name }) => name))
  const followed = new Map(applied)
  for (const [name, checksum] of applied) {
    const renamed = known.has(name) ? undefined : migrations.find((each) => each.checksum === checksum)
    if (!renamed || applied.has(renamed.name)) continue
    await client.query('update schema_migration set name = $2 where name = $1', [name, renamed.name])
    followed.delete(name)
    followed.set(renamed.name, checksum)
  }
  return followed
}

/**
 * What was applied, without the changes of a newer version, which run beside this one during a deploy and stay when it is
 * taken back. Throws MigrationError where one of them needs a newer version than this one.
 */
async function withoutNewer(
  client: pg.Client,
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const last = migrations.at(-1)?.name ?? ''
  const newer = [...applied.keys()].filter((name) => name > last)
  if (newer.length === 0) return applied
  // The column is as new as migration 0141.
  const { rows } = await client.query<{ name: string; needs: string | null }>(
    `select name, to_jsonb(m) ->> 'needs' as needs from schema_migration m where name = any($1)`,
    [newer],
  )
  const beyond = rows.find(({ needs }) => needs !== null && last < needs)
  if (beyond)
    throw new MigrationError(`${beyond.name} needs a version of the shop that has ${beyond.needs}: start a newer one`)
  const older = new Map([...applied].filter(([name]) => name <= last))
  const [pending] = pendingOf(migrations, older)
  if (pending)
    throw new MigrationError(
      `${pending.name} comes before ${newer.at(-1)}, which is applied already: give it a later number`,
    )
  return older
}

/** What is left to apply. Throws MigrationError when what was applied does not fit these migrations. */
export function pendingOf(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name))
  const last = [...applied.keys()].toSorted().at(-1) ?? ''
  for (const name of applied.keys()) {
    if (!known.has(name))
      throw new MigrationError(
        `${name} was applied to this database but its file is gone: is this an older version of the shop?`,
      )
  }
  return migrations.filter(({ name, checksum }) => {
    const recorded = applied.get(name)
    if (recorded === checksum) return false
    if (recorded) throw new MigrationError(`${name} was altered after it was applied: write a new migration instead`)
    if (name < last)
      throw new MigrationError(`${name} comes before ${last}, which is applied already: give it a later number`)
    return true
  })
}

/** The first line of a file whose indexes are made beside the traffic, which no transaction can. */
const NO_TRANSACTION = '-- no transaction\n'

/** What such a file may hold: each index is dropped before it is made, because one that failed halfway is still there. */
const BESIDE_TRAFFIC = /^(?:drop index concurrently if exists|create (?:unique )?index concurrently)\s/i

const isUnwrapped = (sql: string): boolean => sql.replaceAll('\r\n', '\n').startsWith(NO_TRANSACTION)

/** Applies the statements one by one. A process that dies in between leaves it to the next one, which begins again. */
async function applyUnwrapped(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const statements = sql
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  for (const statement of statements) {
    if (!BESIDE_TRAFFIC.test(statement))
      throw new MigrationError(`${name}: a file without a transaction makes indexes concurrently and nothing else`)
  }
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
  } catch (error) {
    throw new MigrationError(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  if (isUnwrapped(migration.sql)) return applyUnwrapped(client, migration)
  try {
    await client.query('begin')
    // A migration waiting for a lock makes every later query wait behind it: give up early instead.
    await client.query("set local lock_timeout = '2s'")
    await applyWithin(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** `-- needs 0120`: versions that do not have this migration cannot live with the change. */
const NEEDS = /^-- needs (\d{4})$/m

/** Applies a migration and records it, in the transaction of the caller. Throws MigrationError. */
export async function applyWithin(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    // In a transaction there is no traffic to be beside of.
    await client.query(isUnwrapped(sql) ? sql.replaceAll(/\bconcurrently\b/gi, '') : sql)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    const needs = NEEDS.exec(sql)?.[1]
    if (needs) await client.query('update schema_migration set needs = $2 where name = $1', [name, needs])
  } catch (error) {
    throw new MigrationError(
      `${name}${lineOf(sql, error)}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/** `:12`, the line of the file that PostgreSQL complains about, when it says. */
function lineOf(sql: string, error: unknown): string {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN
  return Number.isInteger(position) ? `:${sql.slice(0, position).split('\n').length}` : ''
}
