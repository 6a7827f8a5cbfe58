import type { Db } from '#db/connection.ts'
import { findMessage, findNewest } from './outbox.repository.ts'
import type { OutboxRow } from './outbox.repository.ts'

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
  /** The newest messages first. */
  readonly newest: (limit: number) => Promise<OutboxMessage[]>
  readonly find: (id: number) => Promise<OutboxMessage | undefined>
}

/** Reads the mail of the shop, for the demo: it holds what visitors wrote and how to end their subscriptions. */
export const createOutboxReader = (db: Db): OutboxReader => ({
  newest: (limit) => findNewest(db, limit),
  find: (id) => findMessage(db, id),
})
