import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { FileStorage, SpooledFile, StorageError } from '#integrations/storage/file-storage.ts'
import { claimFiles, dropFiles, storeFiles } from '../../files/store-files.ts'
import { receivedPiece } from './received-piece.ts'
import * as uploads from './upload.repository.ts'

export type AppendError =
  | StorageError
  | { readonly code: 'artwork/no-upload' }
  | { readonly code: 'artwork/wrong-offset'; readonly byteOffset: number }
  | { readonly code: 'artwork/longer-than-announced' }
  | { readonly code: 'artwork/other-bytes' }

/** Bytes on their way; with the SHA-256 that they must have, where the sender says one. */
export type Piece = { readonly source: AsyncIterable<Uint8Array>; readonly sha256?: string | undefined }

export interface UploadsOptions {
  readonly db: Db
  readonly storage: FileStorage
  readonly now: () => Date
}

/** Adds a piece to the upload that `find` answers, at an offset; answers the new offset. */
export async function appendPiece(
  stores: UploadsOptions,
  find: () => Promise<uploads.UploadRow | undefined>,
  byteOffset: number,
  piece: Piece,
): Promise<Result<number, AppendError>> {
  const upload = await find()
  if (upload?.byte_offset !== byteOffset) return err(elsewhere(upload))
  const received = await receivePiece(stores.storage, piece, upload.byte_length - byteOffset)
  if (!received.ok) return received
  if (received.value === undefined) return ok(byteOffset)
  const added = await addPiece(stores, upload, received.value)
  if (!added.ok) return added
  return added.value === undefined ? err(elsewhere(await find())) : ok(added.value)
}

const elsewhere = (upload: uploads.UploadRow | undefined): AppendError =>
  upload ? { code: 'artwork/wrong-offset', byteOffset: upload.byte_offset } : { code: 'artwork/no-upload' }

/** Takes a piece into a temporary file; undefined when nothing arrived. One with another hash than was said is no part of the file. */
async function receivePiece(
  storage: FileStorage,
  { source, sha256 }: Piece,
  maxBytes: number,
): Promise<Result<SpooledFile | undefined, AppendError>> {
  const end = { isTooLong: false }
  const spooled = await storage.spool(receivedPiece(source, maxBytes, end))
  if (!spooled.ok) return spooled
  const isOther = sha256 !== undefined && spooled.value.sha256 !== sha256
  if (!end.isTooLong && !isOther && spooled.value.byteSize > 0) return spooled
  await spooled.value.discard()
  if (end.isTooLong) return err({ code: 'artwork/longer-than-announced' })
  return isOther ? err({ code: 'artwork/other-bytes' }) : ok(undefined)
}

/** Stores a piece and adds it to its upload; undefined when the upload is at another offset by now, and nothing is stored. */
async function addPiece(
  { db, storage, now }: UploadsOptions,
  upload: uploads.UploadRow,
  spooled: SpooledFile,
): Promise<Result<number | undefined, StorageError>> {
  const piece = { spooled, storageKey: randomUUID() }
  const stored = await storeFiles(db, storage, [piece])
  if (!stored.ok) return stored
  const offset = await db.transaction().execute(async (tx) => {
    const part = { byteLength: spooled.byteSize, storageKey: piece.storageKey, receivedAt: now() }
    const grown = await uploads.appendPart(tx, upload, part)
    if (grown !== undefined) await claimFiles(tx, [piece])
    return grown
  })
  if (offset === undefined) await dropFiles(db, storage, [piece])
  return ok(offset)
}
