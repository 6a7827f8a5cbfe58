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

/**
 * Leaves a gap in the numbers of an identity column, above the highest that was given or is in the table. Answers the next
 * number.
 */
export async function skipNumbers(client: Client, table: string, column: string, gap: number): Promise<number> {
  const { rows } = await client.query<{ next: number }>(
    `select setval(s.name, greatest(
        coalesce((select last_value from pg_sequences where format('%I.%I', schemaname, sequencename)::regclass = s.name),
          (select seqstart - 1 from pg_sequence where seqrelid = s.name)),
        (select max(${quoted(column)}) from public.${quoted(table)})) + $3 - 1)::int + 1 as next
     from (select pg_get_serial_sequence($1, $2)::regclass as name) s`,
    [`public.${quoted(table)}`, column, gap],
  )
  const next = rows[0]?.next
  if (next === undefined) throw new Error(`${table}.${column} has no numbers of its own`)
  return next
}

/** Lets the numbers of identity columns go on where they were. */
export async function continueSequences(client: Client, sequences: readonly DumpedSequence[]): Promise<void> {
  for (const { name, lastValue } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, lastValue])
  }
}
