import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { isLinkToken, linkTokenHash, newLinkToken } from '../../link-token.ts'

/** A link that was just made; its token is known this once. */
export type NewPaymentLink = { readonly id: string; readonly token: string; readonly expiresAt: Date }

/** So long a link stays that was just made: who makes one at the same moment does not end it. */
const FRESH_SECONDS = 5

/**
 * Makes the one open link of an order that waits for its money, until when its goods are held; those before end, except one that
 * was just made, beside which there is no other one. Call it while the order is held.
 */
export async function insertPaymentLink(
  tx: Db,
  orderId: string,
  staffId: string,
): Promise<NewPaymentLink | 'just-made' | 'over'> {
  const token = newLinkToken()
  await sql`
    update payment_link set revoked_at = now() where order_id = ${orderId} and revoked_at is null
      and created_at < clock_timestamp() - make_interval(secs => ${FRESH_SECONDS})`.execute(tx)
  const { rows } = await sql<{ id: string; expires_at: Date }>`
    insert into payment_link (order_id, token_hash, made_by, expires_at)
    select id, ${linkTokenHash(token)}, ${staffId}::uuid, hold_expires_at from customer_order
    where id = ${orderId} and status = 'AWAITING_PAYMENT' and hold_expires_at > now()
    on conflict (order_id) where revoked_at is null do nothing
    returning id, expires_at`.execute(tx)
  if (rows[0]) return { id: rows[0].id, token, expiresAt: rows[0].expires_at }
  const open = await sql`select from payment_link where order_id = ${orderId} and revoked_at is null`.execute(tx)
  return open.rows.length > 0 ? 'just-made' : 'over'
}

/** What a link leads to. */
export type LinkedOrder = {
  readonly order_id: string
  readonly customer_id: string
  readonly number: number
  readonly status: OrderStatus
  readonly total: Halalas
  readonly language: Language
  readonly contact_email: string | null
  readonly contact_phone: string
  readonly expires_at: Date
  /** Neither over nor replaced by another one. */
  readonly is_open: boolean
  readonly items: readonly { readonly position: number; readonly name: LocalizedText; readonly quantity: number }[]
}

/**
 * The order of a link; undefined when there is no such link. A transfer takes days: while one is waited for, the link is open as
 * long as the goods are held.
 */
export async function findLinkedOrder(db: Db, token: string): Promise<LinkedOrder | undefined> {
  if (!isLinkToken(token)) return undefined
  const { rows } = await sql<LinkedOrder>`
    select o.id as order_id, o.customer_id, o.number, o.status, o.total, o.language, o.contact_email, o.contact_phone,
      until.expires_at, k.revoked_at is null and until.expires_at > now() as is_open,
      (select json_agg(json_build_object('position', l.position, 'name', l.name, 'quantity', l.quantity) order by l.position)
       from order_line l where l.order_id = o.id) as items
    from payment_link k join customer_order o on o.id = k.order_id,
      lateral (select case when exists (select from payment_attempt a
          where a.order_id = o.id and a.provider = 'BANK' and a.state = 'REQUIRES_ACTION')
        then greatest(k.expires_at, o.hold_expires_at) else k.expires_at end as expires_at) until
    where k.token_hash = ${linkTokenHash(token)}`.execute(db)
  return rows[0]
}
