import type pg from 'pg'

/** A table as it goes into a dump: its name, and the columns that are written, not computed. */
export interface DumpedTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Where the numbers of an identity column go on. */
export interface DumpedSequence {
  readonly name: string
  readonly lastValue: string
}

type Client = Pick<pg.Client, 'query'>

/** Every table of the shop but the record of migrations, in order of name. */
export async function listTables(client: Client): Promise<DumpedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select t.relname::text as name, array_agg(c.attname::text order by c.attnum) as columns
    from pg_class t join pg_attribute c on c.attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'schema_migration'
      and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    group by t.relname order by t.relname`)
  return rows
}

/** The sequences from which a number was taken. Read after the rows: a number taken meanwhile is skipped, not given twice. */
export async function listSequences(client: Client): Promise<DumpedSequence[]> {
  const { rows } = await client.query<DumpedSequence>(`
    select sequencename::text as name, last_value::text as "lastValue"
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`)
  return rows
}

/** A name of the database inside a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The table with its columns, as COPY names them. */
export const copyTarget = ({ name, columns }: DumpedTable): string =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`
