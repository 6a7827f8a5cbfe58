import type pg from 'pg'
import { quoted } from './dumped-tables.ts'
import type { DumpedSequence, DumpedTable } from './dumped-tables.ts'

type Client = Pick<pg.Client, 'query'>
type Reference = { readonly table: string; readonly name: string; readonly definition: string }

const REFERENCES = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`

/**
 * Empties the tables and lets `load` fill them in any order, without triggers, which would refuse old rows or write what
 * the rows have already. References are dropped meanwhile and checked for all rows when they are made again: turning them
 * off would take a superuser. For a transaction that holds the whole schema.
 */
export async function loadUnguarded(
  client: Client,
  tables: readonly DumpedTable[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: references } = await client.query<Reference>(REFERENCES)
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  await load()
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/** Lets the numbers of identity columns go on where they were. */
export async function continueSequences(client: Client, sequences: readonly DumpedSequence[]): Promise<void> {
  for (const { name, lastValue } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, lastValue])
  }
}
