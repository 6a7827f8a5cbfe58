import type { Db } from '#db/connection.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { findReceiptFile, findReceiptFiles } from './bank-receipt.repository.ts'

/** A receipt with its content; undefined when the file is gone. */
export type ReceiptFile = {
  readonly name: string
  readonly sentAt: Date
  readonly bytes: Buffer | undefined
}

/** The receipts that were sent for an order, for the staff. */
export async function readReceipts(
  { db, storage }: { readonly db: Db; readonly storage: Pick<FileStorage, 'read'> },
  orderNumber: number,
): Promise<ReceiptFile[]> {
  const files = await findReceiptFiles(db, orderNumber)
  return Promise.all(
    files.map(async (file) => ({
      name: file.file_name,
      sentAt: file.uploaded_at,
      bytes: await storage.read('private', file.storage_key),
    })),
  )
}

/** One receipt of an order with its content; undefined when the order has none such, or the file is gone. */
export async function readReceipt(
  { db, storage }: { readonly db: Db; readonly storage: Pick<FileStorage, 'read'> },
  orderNumber: number,
  id: string,
): Promise<{ readonly name: string; readonly mediaType: string; readonly bytes: Buffer } | undefined> {
  const file = await findReceiptFile(db, orderNumber, id)
  const bytes = file && (await storage.read('private', file.storage_key))
  return file && bytes && { name: file.file_name, mediaType: file.media_type, bytes }
}
