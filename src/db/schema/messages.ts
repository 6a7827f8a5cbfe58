import type { ColumnType, Generated } from 'kysely'
import type { Id, Json } from './columns.ts'

/** Who was made up for a demo: what is written to them is not sent. */
export type DemoContactTable = { recipient: string }

/** A template of WhatsApp with what it says of one order, by the names of its parameters. */
export type StoredTemplate = {
  readonly template: string
  readonly values: Readonly<Record<string, string>>
  readonly path?: string
}

export type OutboxMessageTable = {
  id: Id
  dedupe_key: string
  recipient: string
  template: string
  language: string
  subject: string
  body_text: string
  body_html: string
  headers: Json<Record<string, string>>
  status: Generated<'PENDING' | 'SENDING' | 'ACCEPTED' | 'SENT' | 'FAILED' | 'WITHHELD'>
  attempts: Generated<number>
  last_error: string | null
  created_at: Generated<Date>
  sent_at: Date | null
  claimed_at: Date | null
  channel: Generated<'EMAIL' | 'SMS' | 'WHATSAPP'>
  expires_at: Date | null
  is_secret: Generated<boolean>
  /** Of a message that is listed in its customer's account. */
  order_id: Generated<string | null>
  order_news: Generated<string | null>
  read_at: Generated<Date | null>
  /** The template by which a text message may go by WhatsApp, what fills it in, and the path its button leads to. */
  whatsapp: ColumnType<StoredTemplate | null, string | null | undefined, string | null>
  carrier_message_id: Generated<string | null>
}
