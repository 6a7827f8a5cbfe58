import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import { runPrepared } from '#db/prepared-statement.ts'
import type { OutboxMessageTable, StoredTemplate } from '#db/schema/messages.ts'

export type OutboxRow = Selectable<OutboxMessageTable>

/** Which way messages leave. */
export type Channel = OutboxRow['channel']

export type NewRow = {
  readonly dedupe_key: string
  readonly recipient: string
  readonly template: string
  readonly language: string
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  readonly headers: Readonly<Record<string, string>>
  readonly channel: 'EMAIL' | 'SMS'
  readonly status: 'PENDING' | 'WITHHELD'
  readonly is_secret: boolean
  readonly order_id: string | null
  readonly order_news: string | null
  /** Of a text message that may go by WhatsApp. */
  readonly whatsapp: StoredTemplate | null
  /** null: worth sending whenever it can be sent */
  readonly lives_seconds: number | null
}

/** Adds messages; answers those for whose cause there was none yet. */
export const insertMessages = (tx: Db, rows: readonly NewRow[]): Promise<{ id: number; dedupe_key: string }[]> =>
  runPrepared(
    tx,
    tx
      .insertInto('outbox_message')
      .values(
        rows.map(({ lives_seconds: lifeSeconds, headers, whatsapp, ...row }) => ({
          ...row,
          whatsapp: whatsapp && JSON.stringify(whatsapp),
          headers: JSON.stringify(headers),
          expires_at: sql<Date>`now() + make_interval(secs => ${lifeSeconds}::int)`,
        })),
      )
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .returning(['id', 'dedupe_key']),
  )

/** Deletes what was written to these addresses. */
export async function deleteMessagesTo(tx: Db, recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await tx.deleteFrom('outbox_message').where('recipient', 'in', recipients).execute()
}

/** The newest messages, newest first. */
export const findNewest = (db: Db, limit: number): Promise<OutboxRow[]> =>
  db
    .selectFrom('outbox_message')
    .selectAll()
    .where('status', '<>', 'WITHHELD')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const findMessage = (db: Db, id: number): Promise<OutboxRow | undefined> =>
  db.selectFrom('outbox_message').selectAll().where('id', '=', id).executeTakeFirst()
