import { readFile } from 'node:fs/promises'
import type { Db } from '#db/connection.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inTemporaryFile } from '../files/in-temporary-file.ts'
import { findReceiptFile } from './bank-receipt.repository.ts'

export interface ReceiptPictureParts {
  readonly db: Db
  readonly storage: Pick<FileStorage, 'openStream' | 'exists'>
  readonly opener: Pick<ArtworkOpener, 'drawFirst'>
}

export type ReceiptPictureError =
  /** The order has no such receipt, or its file is gone. */
  | { readonly code: 'receipts/unknown' }
  /** It is no PDF, or one that shows nothing. */
  | { readonly code: 'receipts/no-picture' }
  /** The process that draws it was ended before it was done: another time it may work. */
  | { readonly code: 'receipts/not-drawn' }

export type ReceiptPictures = ReturnType<typeof createReceiptPictures>

/** Receipts that are documents, as pictures: drawn by the process that opens artwork, which has no secret of the shop. */
export const createReceiptPictures = ({ db, storage, opener }: ReceiptPictureParts) => ({
  /** The first page of a receipt as a WebP file. */
  of: async (orderNumber: number, id: string): Promise<Result<Buffer, ReceiptPictureError>> => {
    const file = await findReceiptFile(db, orderNumber, id)
    if (!file || !(await storage.exists('private', file.storage_key))) return err({ code: 'receipts/unknown' })
    if (file.media_type !== 'application/pdf') return err({ code: 'receipts/no-picture' })
    return inTemporaryFile(storage, file.storage_key, async (path) => {
      const drawn = await opener.drawFirst(path)
      if (drawn.outcome === 'FAILED') return err({ code: 'receipts/not-drawn' })
      return drawn.outcome === 'DRAWN' ? ok(await readFile(drawn.picture.path)) : err({ code: 'receipts/no-picture' })
    })
  },
})
