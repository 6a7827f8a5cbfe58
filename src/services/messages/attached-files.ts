import type { Db } from '#db/connection.ts'
import type { Attachment } from '#integrations/messages/mailer.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { findAttached } from './attached-file.repository.ts'

/** Mail servers as a rule take 25 MB; in a mail files grow by a third. */
const MAX_BYTES = 15 * 1024 * 1024

/** Whether files of these sizes go with a mail; all of them or none, so that a part is not taken for the whole. */
export const fitInMail = (sizes: readonly number[]): boolean => sizes.reduce((sum, size) => sum + size, 0) <= MAX_BYTES

/**
 * The files that a message brings, with their content; none when they are too large for a mail. One that is gone is left
 * out. Throws StorageUnavailable.
 */
export async function readAttached(
  db: Db,
  storage: Pick<FileStorage, 'read'>,
  messageId: number,
): Promise<Attachment[]> {
  const files = await findAttached(db, [messageId])
  if (!fitInMail(files.map((file) => file.byte_size))) return []
  const read = await Promise.all(
    files.map(async (file) => ({ file, content: await storage.read('private', file.storage_key) })),
  )
  return read.flatMap(({ file, content }) =>
    content
      ? [{ fileName: file.file_name, mediaType: file.media_type, content, contentId: file.content_id ?? undefined }]
      : [],
  )
}
