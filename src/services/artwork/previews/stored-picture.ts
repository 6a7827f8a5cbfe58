import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { claimFiles, dropFiles, storeMadeFiles } from '../../files/store-files.ts'
import { findPreview, insertPreview, type StoredPreview } from './preview.repository.ts'

type Made = { readonly digest: Buffer; readonly versionIds: readonly string[]; readonly bytes: Uint8Array }

/** Stores a picture and answers it; the same picture which another request stored meanwhile. Undefined when it cannot be stored. */
export async function storePicture(
  { db, storage }: { readonly db: Db; readonly storage: FileStorage },
  { bytes, ...made }: Made,
): Promise<StoredPreview | undefined> {
  const file = { storageKey: randomUUID(), bytes }
  const storing = await storeMadeFiles(db, storage, [file])
  if (!storing.ok) return undefined
  const noted = await db.transaction().execute(async (tx) => {
    const row = await insertPreview(tx, { ...made, storageKey: file.storageKey, byteLength: bytes.length })
    if (row) await claimFiles(tx, [file])
    return row
  })
  if (noted) return noted
  await dropFiles(db, storage, [file])
  return findPreview(db, made.digest)
}
