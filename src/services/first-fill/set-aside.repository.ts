import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** Statements that make again what was set aside. */
export type SetAside = readonly string[]

/** Whether none of these tables has a row. */
export async function areEmpty(tx: Db, tables: readonly string[]): Promise<boolean> {
  const found = sql.join(
    tables.map((table) => sql`exists (select from ${sql.table(table)})`),
    sql` or `,
  )
  const { rows } = await sql<{ has_rows: boolean }>`select ${found} as has_rows`.execute(tx)
  return rows[0]?.has_rows === false
}

/**
 * Takes the indexes of empty tables away, but for those that hold a key. Making them at once of all rows takes a fraction
 * of what writing into them row by row does. Readers of the tables wait until the transaction ends.
 */
export async function takeIndexes(tx: Db, tables: readonly string[]): Promise<SetAside> {
  await lockAll(tx, tables)
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${tables}::text[]::regclass[]) and not indisunique
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by indexrelid`.execute(tx)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(tx)
  return rows.map(({ definition }) => definition)
}

/**
 * Takes the foreign keys between empty tables and what they refer to away, as far as that is one of `targets`. Made again
 * they check all rows in one go; row by row takes many times as long.
 */
export async function takeForeignKeys(
  tx: Db,
  tables: readonly string[],
  targets: readonly string[],
): Promise<SetAside> {
  await lockAll(tx, [...new Set([...tables, ...targets])])
  const { rows } = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::text[]::regclass[])
      and confrelid = any(${targets}::text[]::regclass[])
    order by oid`.execute(tx)
  for (const { owner, name } of rows) await sql.raw(`alter table ${owner} drop constraint ${name}`).execute(tx)
  return rows.map(({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`)
}

/** Makes again what was set aside, in the order in which it was first made. */
export async function makeAgain(tx: Db, statements: SetAside): Promise<void> {
  if (statements.length === 0) return
  await sql`set local maintenance_work_mem = '256MB'`.execute(tx)
  // Indexes of words are made by several processes from a few thousand rows on, not only in large tables.
  await sql`set local min_parallel_table_scan_size = '1MB'`.execute(tx)
  for (const statement of statements) await sql.raw(statement).execute(tx)
}

/** All at once: a reader of several of them gets all or none. */
const lockAll = (tx: Db, tables: readonly string[]) =>
  sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(tx)
