import type { Readable } from 'node:stream'
import type { Db } from '#db/connection.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { findAttached, findMessage, findNewest } from './outbox.repository.ts'
import type { AttachedFile, OutboxRow } from './outbox.repository.ts'

/** A message as the demo shows it. */
export type OutboxMessage = Pick<
  OutboxRow,
  | 'id'
  | 'channel'
  | 'recipient'
  | 'template'
  | 'language'
  | 'subject'
  | 'body_text'
  | 'body_html'
  | 'headers'
  | 'status'
  | 'created_at'
>

export interface OutboxReader {
  /** The newest messages first, with the files that came with them. */
  readonly newest: (limit: number) => Promise<(OutboxMessage & { readonly files: readonly AttachedFile[] })[]>
  readonly find: (id: number) => Promise<OutboxMessage | undefined>
  /** A file of a message and its content; undefined when there is none, or it is gone. */
  readonly openFile: (id: number, fileId: number) => Promise<{ file: AttachedFile; content: Readable } | undefined>
}

/** Reads the mail of the shop, for the demo: it holds what visitors wrote and how to end their subscriptions. */
export const createOutboxReader = (db: Db, storage: Pick<FileStorage, 'openStream'>): OutboxReader => ({
  newest: async (limit) => {
    const messages = await findNewest(db, limit)
    const files = await findAttached(
      db,
      messages.map(({ id }) => id),
    )
    return messages.map((message) => ({ ...message, files: files.filter((file) => file.message_id === message.id) }))
  },
  find: (id) => findMessage(db, id),
  openFile: async (id, fileId) => {
    const file = (await findAttached(db, [id])).find((each) => each.id === fileId)
    const content = file && (await storage.openStream('private', file.storage_key))
    return content && { file, content }
  },
})
