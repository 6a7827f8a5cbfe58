import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { FileStorage, StorageError } from '#integrations/storage/file-storage.ts'
import { deleteUpload, findPieces } from '../uploads/upload.repository.ts'
import { addFile, type AddFileParts } from './add-file.ts'
import { findFirstVersion, findVersion, type VersionRow } from './artwork.repository.ts'

export type FinishError =
  | StorageError
  | { readonly code: 'artwork/no-upload' }
  | { readonly code: 'artwork/incomplete'; readonly byteOffset: number }

/**
 * Makes a complete upload a file: its pieces become one, which is hashed on the way and never whole in memory. The file
 * bears the id of the upload, so that finishing twice answers the same version. The same bytes of one owner are stored once.
 */
export async function finishUpload(
  parts: AddFileParts,
  owner: ArtworkOwner,
  uploadId: string,
): Promise<Result<VersionRow, FinishError>> {
  const { db, storage, now } = parts
  const upload = await findPieces(db, owner, uploadId, now())
  if (!upload) return finishedBefore(db, owner, uploadId)
  if (upload.byte_offset < upload.byte_length)
    return err({ code: 'artwork/incomplete', byteOffset: upload.byte_offset })
  const spooled = await storage.spool(joined(storage, upload.keys))
  if (!spooled.ok) return spooled
  const whole = { id: uploadId, label: upload.label, spooled: spooled.value }
  const added = await addFile(parts, owner, whole, (tx) => deleteUpload(tx, owner, uploadId))
  if (!added.ok) return added
  if (added.value === undefined) return finishedBefore(db, owner, uploadId)
  return versionOr(await findVersion(db, owner, added.value))
}

const finishedBefore = async (db: Db, owner: ArtworkOwner, uploadId: string) =>
  versionOr(await findFirstVersion(db, owner, uploadId))

const versionOr = (version: VersionRow | undefined): Result<VersionRow, FinishError> =>
  version ? ok(version) : err({ code: 'artwork/no-upload' })

/** The bytes of pieces, one after the other. */
async function* joined(storage: FileStorage, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const piece = await storage.openStream('private', key)
    if (!piece) throw new Error('a piece of an upload is not in the storage')
    yield* piece
  }
}
