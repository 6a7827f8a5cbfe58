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

async function listKeys(client: Client, columns: readonly KeyColumn[]): Promise<StoredFile[]> {
  if (columns.length === 0) return []
  const selects = columns.map(({ table, column }) => {
    const area: StorageArea = PUBLIC_TABLES.has(table) ? 'public' : 'private'
    return `select '${area}' as area, ${quoted(column)} as key from public.${quoted(table)}`
  })
  const { rows } = await client.query<StoredFile>(`${selects.join(' union ')} order by 1, 2`)
  return rows
}
