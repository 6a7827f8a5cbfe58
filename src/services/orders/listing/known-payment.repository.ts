import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ListedPayment } from '#domain/orders/desk/order-filter.ts'

/** Joins to an order `o` its payment `p`, and the attempt `a` that it came by, or else the newest one. */
export const payingOf = sql`
  left join payment p on p.order_id = o.id and p.purpose = 'ORDER'
  left join lateral (
    select id, method, provider, state, sent_at from payment_attempt where order_id = o.id
    order by (id = p.attempt_id) desc nulls last, created_at desc, id limit 1) a on true`

/** What was refunded of the payment `p`, of the refunds of its order. */
export const refundedOf = sql`coalesce(sum(amount) filter (where state = 'DONE' and payment_id = p.id), 0)`

/** How far an order is paid, of its payment `p`, its attempt `a`, and what was refunded of the payment. */
export const knownPayment = (refunded: RawBuilder<unknown>): RawBuilder<ListedPayment> => sql<ListedPayment>`
  case
    when p.captured = 0 then 'FREE'
    when p.id is not null and ${refunded} = 0 then 'PAID'
    when p.id is not null and ${refunded} < p.captured then 'PARTLY_REFUNDED'
    when p.id is not null then 'REFUNDED'
    when a.provider = 'BANK' and a.state = 'REQUIRES_ACTION' then 'TRANSFER'
    when a.state in ('SENT', 'UNKNOWN') then 'UNKNOWN'
    else 'UNPAID' end`
