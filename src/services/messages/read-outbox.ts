import type { Readable } from 'node:stream'
import type { Db } from '#db/connection.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { findAttached } from './attached-file.repository.ts'
import type { AttachedFile } from './attached-file.repository.ts'
import { findMessage, findNewest } from './outbox.repository.ts'
import type { OutboxRow } from './outbox.repository.ts'
import { withoutLost } from './render-html.ts'

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
  /** A message; pictures in it are addressed by what `addressOf` says of their files, those that are gone are left out. */
  readonly find: (id: number, addressOf: (fileId: number) => string) => Promise<OutboxMessage | undefined>
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
  find: async (id, addressOf) => {
    const message = await findMessage(db, id)
    return (
      message && { ...message, body_html: withAddresses(message.body_html, await findAttached(db, [id]), addressOf) }
    )
  },
  openFile: async (id, fileId) => {
    const file = (await findAttached(db, [id])).find((each) => each.id === fileId)
    const content = file && (await storage.openStream('private', file.storage_key))
    return content && { file, content }
  },
})

const withAddresses = (html: string, files: readonly AttachedFile[], addressOf: (fileId: number) => string): string =>
  withoutLost(
    html,
    files.flatMap(({ content_id: contentId }) => contentId ?? []),
  ).replaceAll(/"cid:([^"]+)"/g, (_, name: string) => {
    const file = files.find(({ content_id: contentId }) => contentId === name)
    return `"${file ? addressOf(file.id) : ''}"`
  })
