import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { ok, type Result } from '#domain/result.ts'
import type { FileStorage, SpooledFile, StorageError } from '#integrations/storage/file-storage.ts'
import { claimFiles, dropFiles, releaseFiles, storeFiles } from '../../files/store-files.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import { lockOwner } from '../owner.repository.ts'
import { deleteAfter } from './artwork-lifetime.ts'
import { joinArrival } from '../lines/arrivals.ts'
import { holdSameBytes, insertArtwork } from './artwork.repository.ts'

export interface AddFileParts {
  readonly db: Db
  readonly storage: FileStorage
  readonly queue: JobQueue
  readonly now: () => Date
}

/** A file that is here whole: the id that it gets, its label, and its bytes. */
export type WholeFile = { readonly id: string; readonly label: string; readonly spooled: SpooledFile }

/**
 * Makes bytes a file of an owner, of the lines that wait for it, and has it opened. The same bytes of one owner are stored once. `within` runs first in the
 * transaction, with the owner locked: it answers which stored pieces go, or undefined when there is to be no file. Answers
 * the id of its version, undefined when there is none.
 */
export async function addFile(
  { db, storage, queue, now }: AddFileParts,
  owner: ArtworkOwner,
  { id: fileId, label, spooled }: WholeFile,
  within: (tx: Db) => Promise<readonly string[] | undefined>,
): Promise<Result<string | undefined, StorageError>> {
  const file = { spooled, storageKey: randomUUID() }
  const stored = await storeFiles(db, storage, [file])
  if (!stored.ok) return stored
  const sha256 = Buffer.from(spooled.sha256, 'hex')
  const added = await db.transaction().execute(async (tx) => {
    await lockOwner(tx, owner)
    const pieces = (await within(tx))?.map((storageKey) => ({ storageKey }))
    if (!pieces) return undefined
    const same = await holdSameBytes(tx, owner, sha256)
    const id = await insertArtwork(tx, owner, {
      id: fileId,
      label,
      byteLength: spooled.byteSize,
      sha256,
      storageKey: same?.storageKey ?? file.storageKey,
      deleteAfter: deleteAfter(owner, now()),
      failures: same?.failures === 2 ? 2 : 0,
    })
    await joinArrival(tx, fileId)
    await releaseFiles(tx, pieces)
    if (!same) await claimFiles(tx, [file])
    await queue.enqueue(tx, [{ name: 'artwork.open', data: { versionId: id } }])
    return { id, lost: [...pieces, ...(same ? [file] : [])] }
  })
  await dropFiles(db, storage, added?.lost ?? [file])
  return ok(added?.id)
}
