import { UPLOAD_POLICY, type ArtworkOwner, type UploadRefusal } from '#domain/artwork/upload-policy.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { LinePlace } from '#domain/artwork/line-files.ts'
import { fileLabel } from '../../files/file-label.ts'
import { dropFiles, releaseFiles } from '../../files/store-files.ts'
import { orRollBack } from '../../roll-back.ts'
import { awaitUpload, deleteAwaited } from '../lines/awaited-uploads.repository.ts'
import { appendPiece, type AppendError, type Piece, type UploadsOptions } from './append-piece.ts'
import { mayReceive } from './day-limit.ts'
import * as uploads from './upload.repository.ts'
import { HOUR_MS } from '#domain/calendar/time-spans.ts'

/** An upload as far as it has come. Bytes. */
export type Upload = {
  readonly id: string
  readonly label: string
  readonly byteLength: number
  readonly byteOffset: number
  readonly expiresAt: Date
}

/** A file as it is announced, with the line of an order that it is for. Bytes. */
export type Announced = { readonly name: string; readonly byteLength: number; readonly line?: LinePlace | undefined }

export type AnnounceError =
  | UploadRefusal
  /** The owner has no such line that is printed from files. */
  | { readonly code: 'artwork/no-line' }
  /** What was approved, or is being made, takes no more files. */
  | { readonly code: 'artwork/signed-off' }

export type UploadsService = ReturnType<typeof createUploadsService>

const BATCH = 100

/**
 * Files sent piece by piece, in the manner of the tus protocol 1.0. The row says how far an upload has come, each piece is an
 * object of the storage: so any process may receive the next one, on a disk as in a bucket.
 */
export const createUploadsService = ({ db, storage, now }: UploadsOptions) => ({
  /**
   * Announces a file; its name is shown, and never a path. One for a line joins it when it has arrived, whatever its sender does
   * by then.
   */
  begin: (owner: ArtworkOwner, { name, byteLength, line }: Announced): Promise<Result<Upload, AnnounceError>> =>
    orRollBack(db, async (tx): Promise<Result<Upload, AnnounceError>> => {
      const createdAt = now()
      const may = await mayReceive(tx, owner, byteLength, createdAt)
      if (!may.ok) return may
      const expiresAt = new Date(createdAt.getTime() + UPLOAD_POLICY.expiryHours * HOUR_MS)
      const announcement = { label: labelOf(name), byteLength, createdAt, expiresAt }
      const upload = uploadOf(await uploads.insertUpload(tx, owner, announcement))
      const takesFiles = line ? await awaitUpload(tx, upload.id, line) : true
      if (takesFiles === undefined) return err({ code: 'artwork/no-line' })
      return takesFiles ? ok(upload) : err({ code: 'artwork/signed-off' })
    }),

  /** How far an owner's upload has come; undefined when there is none, or it has expired. */
  find: async (owner: ArtworkOwner, id: string): Promise<Upload | undefined> => {
    const row = await uploads.findUpload(db, owner, id, now())
    return row && uploadOf(row)
  },

  /**
   * Adds what a stream sends at an offset; what arrived before the sender broke off counts, unless the piece has a hash. Answers
   * the new offset. Of two pieces for one offset the first stays, the other is refused with where the upload is now.
   */
  append: (owner: ArtworkOwner, id: string, byteOffset: number, piece: Piece): Promise<Result<number, AppendError>> =>
    appendPiece({ storage, db, now }, () => uploads.findUpload(db, owner, id, now()), byteOffset, piece),

  /** Abandons an upload: its pieces are removed. False when the owner has none of that id. */
  cancel: async (owner: ArtworkOwner, id: string): Promise<boolean> => {
    const keys = await db.transaction().execute(async (tx) => {
      const gone = await uploads.deleteUpload(tx, owner, id)
      if (gone) await deleteAwaited(tx, id)
      await releaseFiles(tx, piecesOf(gone ?? []))
      return gone
    })
    if (keys) await dropFiles(db, storage, piecesOf(keys))
    return keys !== undefined
  },

  /** Removes uploads that stood still until they expired; answers how many pieces went. */
  sweep: async (): Promise<number> => {
    const keys = await db.transaction().execute(async (tx) => {
      const gone = await uploads.deleteExpired(tx, now(), BATCH)
      await releaseFiles(tx, piecesOf(gone))
      return gone
    })
    await dropFiles(db, storage, piecesOf(keys))
    return keys.length
  },
})

/** The name of a file as a label; what it really is shows when all of it is there. */
export function labelOf(name: string): string {
  const [, extension = 'file'] = /\.([A-Za-z0-9]{1,8})$/.exec(name.trim()) ?? []
  return fileLabel(name, [extension.toLowerCase()])
}

const piecesOf = (keys: readonly string[]) => keys.map((storageKey) => ({ storageKey }))

const uploadOf = (row: uploads.UploadRow): Upload => ({
  id: row.id,
  label: row.label,
  byteLength: row.byte_length,
  byteOffset: row.byte_offset,
  expiresAt: row.expires_at,
})
