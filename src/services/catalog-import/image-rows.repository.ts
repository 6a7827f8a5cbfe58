import type { Db } from '#db/connection.ts'

/** Which of these hashes are pictures of the shop. */
export async function knownImages(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .selectFrom('image')
    .where('sha256', '=', (eb) => eb.fn.any(eb.val([...new Set(hashes)])))
    .select('sha256')
    .execute()
  return new Set(rows.map(({ sha256 }) => sha256))
}

/** Files of originals and templates by hash, for the export. */
export async function storedFiles(db: Db): Promise<Map<string, string>> {
  const images = await db.selectFrom('image').select(['sha256', 'storage_key']).execute()
  const templates = await db.selectFrom('template_file').select('storage_key').distinct().execute()
  return new Map([
    ...images.map((image): [string, string] => [image.sha256, image.storage_key]),
    ...templates.map(({ storage_key: key }): [string, string] => [key.split('.', 1)[0] ?? key, key]),
  ])
}

/** Media type, size and key of templates the shop has, by hash. */
export async function knownTemplates(
  db: Db,
): Promise<Map<string, { mediaType: string; byteSize: number; storageKey: string }>> {
  const rows = await db
    .selectFrom('template_file')
    .select(['storage_key', 'media_type', 'byte_size'])
    .distinct()
    .execute()
  return new Map(
    rows.map((row) => [
      row.storage_key.split('.', 1)[0] ?? '',
      { mediaType: row.media_type, byteSize: row.byte_size, storageKey: row.storage_key },
    ]),
  )
}
