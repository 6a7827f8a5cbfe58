import type pg from 'pg'
import { quoted } from '#db/dump/dumped-tables.ts'
import type { StorageArea } from '#integrations/storage/file-storage.ts'

export interface StoredFile {
  readonly area: StorageArea
  readonly key: string
}

/** Tables whose files anyone may fetch; those of all others are for the shop alone. */
const PUBLIC_TABLES = new Set(['image_variant', 'template_file'])

/** Columns that name a file. A new one has to be added here, or its files would not be backed up. */
const KEY_COLUMNS = ['storage_key', 'thumbnail_key']

/** Files that no row uses any more, or not yet: they wait to be removed. */
const UNCLAIMED = 'unclaimed_file'

/** Every file that a row uses, in whichever table. */
export async function listStoredFiles(client: Client): Promise<StoredFile[]> {
  return listKeys(
    client,
    (await listKeyColumns(client)).filter(({ table }) => table !== UNCLAIMED),
  )
}

/** Some files that rows use, of each table. */
export async function listSomeFiles(client: Client, atMost: number): Promise<StoredFile[]> {
  const columns = (await listKeyColumns(client)).filter(({ table }) => table !== UNCLAIMED)
  const each = Math.ceil(atMost / Math.max(1, columns.length))
  return listKeys(client, columns, `where %key% is not null limit ${each}`)
}

/** Every file that a row names, whether it is used or waits to be removed. */
export async function listNamedFiles(client: Client): Promise<StoredFile[]> {
  return listKeys(client, await listKeyColumns(client))
}

type Client = Pick<pg.Client, 'query'>
type KeyColumn = { readonly table: string; readonly column: string }

async function listKeyColumns(client: Client): Promise<KeyColumn[]> {
  const { rows } = await client.query<KeyColumn>(
    `select table_name::text as table, column_name::text as column from information_schema.columns
     where table_schema = 'public' and column_name = any($1) order by 1, 2`,
    [KEY_COLUMNS],
  )
  return rows
}

async function listKeys(client: Client, columns: readonly KeyColumn[], condition = ''): Promise<StoredFile[]> {
  if (columns.length === 0) return []
  const selects = columns.map(({ table, column }) => {
    const area: StorageArea = PUBLIC_TABLES.has(table) ? 'public' : 'private'
    const rows = `public.${quoted(table)} ${condition.replace('%key%', quoted(column))}`
    return `(select '${area}' as area, ${quoted(column)} as key from ${rows})`
  })
  const { rows } = await client.query<StoredFile>(`${selects.join(' union ')} order by 1, 2`)
  return rows
}
