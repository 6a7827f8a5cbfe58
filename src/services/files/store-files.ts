import { DAY_MS } from '#domain/calendar/time-spans.ts'
import type { Db } from '#db/connection.ts'
import { ok, type Result } from '#domain/result.ts'
import type { FileStorage, StorageError } from '#integrations/storage/file-storage.ts'
import { deleteUnclaimed, findUnclaimed, insertUnclaimed } from './unclaimed-file.repository.ts'
import type { ReceivedFile } from './receive-file.ts'

/** Moves received files into the private storage, all or none, until the caller claims them. */
export const storeFiles = (
  db: Db,
  storage: FileStorage,
  files: readonly Pick<ReceivedFile, 'spooled' | 'storageKey'>[],
): Promise<Result<void, StorageError>> =>
  storeAll(db, storage, files, ({ spooled, storageKey }) => storage.keep(spooled, 'private', storageKey))

/** Bytes of our own making, with the key to store them by. */
export type MadeFile = { readonly storageKey: string; readonly bytes: Uint8Array }

/** The same for files that the shop has made of what it received. */
export const storeMadeFiles = (
  db: Db,
  storage: FileStorage,
  files: readonly MadeFile[],
): Promise<Result<void, StorageError>> =>
  storeAll(db, storage, files, ({ storageKey, bytes }) => storage.put('private', storageKey, bytes))

/**
 * Files count as belonging to nothing until the caller claims them in its transaction, so that a crash in between leaves
 * no file for ever.
 */
async function storeAll<File extends Stored>(
  db: Db,
  storage: FileStorage,
  files: readonly File[],
  store: (file: File) => Promise<Result<unknown, StorageError>>,
): Promise<Result<void, StorageError>> {
  await insertUnclaimed(
    db,
    files.map(({ storageKey }) => storageKey),
  )
  for (const file of files) {
    const stored = await store(file)
    if (stored.ok) continue
    await dropFiles(db, storage, files)
    return stored
  }
  return ok(undefined)
}

type Stored = Pick<ReceivedFile, 'storageKey'>

/** Files belong to something from this transaction on. */
export const claimFiles = (tx: Db, files: readonly Stored[]): Promise<void> =>
  deleteUnclaimed(
    tx,
    files.map(({ storageKey }) => storageKey),
  )

/** Files belong to nothing from this transaction on: they are removed after it, or by the sweep when that is cut off. */
export const releaseFiles = (tx: Db, files: readonly Stored[]): Promise<void> =>
  insertUnclaimed(
    tx,
    files.map(({ storageKey }) => storageKey),
  )

/** Removes files that belong to nothing after all. */
export async function dropFiles(db: Db, storage: FileStorage, files: readonly Stored[]): Promise<void> {
  for (const { storageKey } of files) await storage.delete('private', storageKey)
  await deleteUnclaimed(
    db,
    files.map(({ storageKey }) => storageKey),
  )
}

const UNCLAIMED_AFTER_MS = DAY_MS
const BATCH = 500

/** Removes files whose request was never stored; answers how many. */
export async function sweepUnclaimedFiles(db: Db, storage: FileStorage, now: Date): Promise<number> {
  const lost = await findUnclaimed(db, new Date(now.getTime() - UNCLAIMED_AFTER_MS), BATCH)
  for (const { storage_key: key } of lost) {
    await storage.delete('private', key)
    await deleteUnclaimed(db, [key])
  }
  return lost.length
}
