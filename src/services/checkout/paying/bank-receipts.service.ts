import type { Db } from '#db/connection.ts'
import { MAX_RECEIPTS } from '#domain/payments/transfer-receipt.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { claimFiles, dropFiles, storeFiles } from '../../files/store-files.ts'
import { createFileReceiver } from '../../files/receive-file.ts'
import type { FileError, ReceivedFile } from '../../files/receive-file.ts'
import { postMessages } from '../../messages/outbox.ts'
import { receiptMail } from '../../messages/templates/receipt-mail.ts'
import { orderOfAttempt } from './order-of-attempt.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import { findReceipts, insertReceipt, isTransferExpected } from '../../payments/bank-receipt.repository.ts'
import type { ReceiptRow } from '../../payments/bank-receipt.repository.ts'

export interface BankReceiptParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly storage: FileStorage
  readonly media: MediaWorkers
  /** Who looks at receipts. */
  readonly staffAddress: string
}

export type ReceiptError =
  | FileError
  /** The customer has no such transfer that is still waited for. */
  | { readonly code: 'receipts/unknown' }
  | { readonly code: 'receipts/too-many' }
  /** Another one came at the same moment. */
  | { readonly code: 'receipts/at-once' }

export type BankReceipts = ReturnType<typeof createBankReceipts>

/** What people photograph and what banks give. */
const MEDIA_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp'])

/** Receipts of bank transfers: stored where only the staff reads them, who are notified. */
export function createBankReceipts({ db, queue, storage, media, staffAddress }: BankReceiptParts) {
  return {
    /** Whether the customer may send a receipt for this attempt; ask before the file is read. */
    isExpected: (customerId: string, attemptId: string): Promise<boolean> =>
      isTransferExpected(db, attemptId, customerId),

    /** Takes a file and judges it by its content; the caller discards what is left of it. */
    receiveFile: createFileReceiver({ storage, media }, MEDIA_TYPES),

    /** Stores a receipt, and notifies the staff of it. */
    keep: async (
      customerId: string,
      attemptId: string,
      file: ReceivedFile,
    ): Promise<Result<ReceiptRow, ReceiptError>> => {
      const stored = await storeFiles(db, storage, [file])
      if (!stored.ok) return stored
      const row = await db.transaction().execute(async (tx) => {
        const { storageKey, mediaType, label, spooled } = file
        const receipt = { storageKey, mediaType, fileName: label, byteSize: spooled.byteSize }
        const inserted = await insertReceipt(tx, { attemptId, customerId, most: MAX_RECEIPTS }, receipt)
        if (!inserted) return undefined
        await claimFiles(tx, [file])
        const order = await orderOfAttempt(tx, attemptId)
        await postMessages(tx, queue, [
          receiptMail({ ...order, receiptId: inserted.id, fileName: label }, staffAddress),
        ])
        return inserted
      })
      if (row) return ok(row)
      await dropFiles(db, storage, [file])
      return err({ code: await whyNot(db, customerId, attemptId) })
    },
  }
}

async function whyNot(db: Db, customerId: string, attemptId: string) {
  if (!(await isTransferExpected(db, attemptId, customerId))) return 'receipts/unknown' as const
  const sent = await findReceipts(db, attemptId)
  return sent.length >= MAX_RECEIPTS ? ('receipts/too-many' as const) : ('receipts/at-once' as const)
}
