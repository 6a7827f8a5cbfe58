import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { FileStorage, SpooledFile, StorageError } from '#integrations/storage/file-storage.ts'
import { claimFiles, dropFiles, releaseFiles, storeFiles } from '../../files/store-files.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import { lockOwner } from '../owner.repository.ts'
import { deleteUpload, findPieces } from '../uploads/upload.repository.ts'
import { deleteAfter } from './artwork-lifetime.ts'
import { findFirstVersion, findVersion, holdSameBytes, insertArtwork, type VersionRow } from './artwork.repository.ts'

export type FinishError =
  | StorageError
  | { readonly code: 'artwork/no-upload' }
  | { readonly code: 'artwork/incomplete'; readonly byteOffset: number }

export interface FinishOptions {
  readonly db: Db
  readonly storage: FileStorage
  readonly queue: JobQueue
  readonly now: () => Date
}

/**
 * Makes a complete upload a file: its pieces become one, which is hashed on the way and never whole in memory. The file
 * bears the id of the upload, so that finishing twice answers the same version. The same bytes of one owner are stored once.
 */
export async function finishUpload(
  { db, storage, queue, now }: FinishOptions,
  owner: ArtworkOwner,
  uploadId: string,
): Promise<Result<VersionRow, FinishError>> {
  const upload = await findPieces(db, owner, uploadId, now())
  if (!upload) return finishedBefore(db, owner, uploadId)
  if (upload.byte_offset < upload.byte_length)
    return err({ code: 'artwork/incomplete', byteOffset: upload.byte_offset })
  const spooled = await storage.spool(joined(storage, upload.keys))
  if (!spooled.ok) return spooled
  const file = { spooled: spooled.value, storageKey: randomUUID() }
  const stored = await storeFiles(db, storage, [file])
  if (!stored.ok) return stored
  const added = await db.transaction().execute(async (tx) => {
    await lockOwner(tx, owner)
    const pieces = await deleteUpload(tx, owner, uploadId)
    if (!pieces) return undefined
    const same = await holdSameBytes(tx, owner, hashOf(file.spooled))
    const id = await insertArtwork(tx, owner, {
      id: uploadId,
      label: upload.label,
      byteLength: file.spooled.byteSize,
      sha256: hashOf(file.spooled),
      storageKey: same?.storageKey ?? file.storageKey,
      deleteAfter: deleteAfter(owner, now()),
      failures: same?.failures === 2 ? 2 : 0,
    })
    await releaseFiles(tx, piecesOf(pieces))
    if (!same) await claimFiles(tx, [file])
    await queue.enqueue(tx, [{ name: 'artwork.open', data: { versionId: id } }])
    return { id, lost: [...piecesOf(pieces), ...(same ? [file] : [])] }
  })
  await dropFiles(db, storage, added?.lost ?? [file])
  if (!added) return finishedBefore(db, owner, uploadId)
  return versionOr(await findVersion(db, owner, added.id))
}

const finishedBefore = async (db: Db, owner: ArtworkOwner, uploadId: string) =>
  versionOr(await findFirstVersion(db, owner, uploadId))

const versionOr = (version: VersionRow | undefined): Result<VersionRow, FinishError> =>
  version ? ok(version) : err({ code: 'artwork/no-upload' })

const hashOf = ({ sha256 }: SpooledFile): Buffer => Buffer.from(sha256, 'hex')

const piecesOf = (keys: readonly string[]) => keys.map((storageKey) => ({ storageKey }))

/** The bytes of pieces, one after the other. */
async function* joined(storage: FileStorage, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const piece = await storage.openStream('private', key)
    if (!piece) throw new Error('a piece of an upload is not in the storage')
    yield* piece
  }
}
