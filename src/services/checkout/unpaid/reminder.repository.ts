import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { OrderRow } from '../../orders/order.repository.ts'

/** Orders older than this get no reminder. */
const FRESH = sql.lit('24 hours')
/** A customer is not reminded of another cart sooner. */
const PAUSE = sql.lit('7 days')

/**
 * Claims orders whose payment was not finished, each once: those that ended half an hour ago, whose customer has agreed
 * to such messages, still has the cart, and has neither ordered since nor planned to leave.
 */
export async function claimAbandoned(tx: Db, limit: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    update customer_order set reminded_at = now() where id in (
      select o.id from customer_order o
      where o.status = 'EXPIRED' and o.moved_by = 'SYSTEM' and o.reminded_at is null
        and o.placed_at > now() - interval ${FRESH} and o.moved_at < now() - interval '30 minutes'
        and (select granted from consent k where k.customer_id = o.customer_id and k.kind = 'marketing'
          order by k.id desc limit 1)
        and exists (select from cart k where k.customer_id = o.customer_id and jsonb_array_length(k.items) > 0)
        and not exists (select from deletion_request d where d.customer_id = o.customer_id)
        and not exists (select from customer_order n where n.customer_id = o.customer_id
          and (n.placed_at > o.placed_at or n.reminded_at > now() - interval ${PAUSE}))
      order by o.placed_at limit ${limit} for update skip locked)
    returning *`.execute(tx)
  return rows
}

/** Claims orders that wait for a transfer of which no receipt was sent, each once, on the last day of their time. */
export async function claimAwaitingTransfer(tx: Db, limit: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    update customer_order set reminded_at = now() where id in (
      select o.id from customer_order o
      where o.status = 'AWAITING_PAYMENT' and o.reminded_at is null
        and o.hold_expires_at between now() + interval '1 hour' and now() + interval '24 hours'
        and exists (select from payment_attempt a where a.order_id = o.id and a.provider = 'BANK'
          and a.state = 'REQUIRES_ACTION' and not exists (select from bank_receipt r where r.attempt_id = a.id and r.refused_at is null))
      order by o.hold_expires_at limit ${limit} for update skip locked)
    returning *`.execute(tx)
  return rows
}
