import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** A file that came with the cause of a message. */
export type AttachedFile = {
  readonly message_id: number
  readonly id: number
  readonly storage_key: string
  readonly file_name: string
  readonly media_type: string
  readonly byte_size: number
  /** Names a picture that is seen in the message itself; null for a file that goes with it. */
  readonly content_id: string | null
}

/** News of an order that list its goods, with a picture of each line that has artwork. */
const WITH_GOODS = sql.join(['received', 'awaiting-transfer'].map((news) => sql.lit(news)))

/**
 * Files of special requests, for the messages that bring the requests to the shop; pictures of lines with their artwork, for
 * those that list the goods of an order.
 */
export async function findAttached(db: Db, messageIds: readonly number[]): Promise<AttachedFile[]> {
  const { rows } = await sql<AttachedFile>`
    select m.id as message_id, f.id, f.storage_key, f.file_name, f.media_type, f.byte_size, null as content_id
    from outbox_message m join special_request r on m.dedupe_key = 'request-for-staff:' || r.reference
    join special_request_attachment f on f.special_request_id = r.id
    where m.id = any(${[...messageIds]}::bigint[])
    union all
    select m.id, l.id, p.storage_key, 'line-' || (l.position + 1) || '.jpg', 'image/jpeg', p.byte_length,
      'line-' || l.position
    from outbox_message m join order_line l on l.order_id = m.order_id
    join line_preview s on s.line_id = l.id join artwork_preview p on p.id = s.preview_id
    where m.id = any(${[...messageIds]}::bigint[]) and m.channel = 'EMAIL' and m.order_news in (${WITH_GOODS})
    order by 1, 2`.execute(db)
  return rows
}
