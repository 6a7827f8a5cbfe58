import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { draw, idOf } from './random-columns.repository.ts'

/** How customers pay who do not pay by transfer, as often as they do. */
const METHODS = ['CARD', 'CARD', 'CARD', 'CARD', 'APPLE_PAY', 'APPLE_PAY', 'STC_PAY', 'SAVED_CARD', 'TABBY', 'TAMARA']

/** Adds how the orders of the round were paid, with the books of it. With `invoiced` their invoices are due. */
export async function insertPayments(
  tx: Db,
  { seed, invoiced }: { readonly seed: number; readonly invoiced: boolean },
): Promise<void> {
  const of = { seed, of: sql`o.i` }
  await sql`
    insert into payment_attempt (id, order_id, provider, method, amount, state, gateway_id, decline_code, created_at,
      sent_at, checked_at, settled_at)
    select ${idOf(seed, 'attempt', sql`o.i`)}, o.id,
      case way.method when 'TABBY' then 'TABBY' when 'TAMARA' then 'TAMARA' when 'BANK_TRANSFER' then 'BANK' else 'MOYASAR' end,
      way.method, p.total, case o.status when 'EXPIRED' then 'DECLINED' when 'AWAITING_PAYMENT' then 'REQUIRES_ACTION'
        else 'APPROVED' end,
      -- a transfer waits under the name of its attempt, as the shop names it to the customer
      case when o.by_transfer then ${idOf(seed, 'attempt', sql`o.i`)} else ${idOf(seed, 'gateway', sql`o.i`)} end::text,
      case o.status when 'EXPIRED' then 'INSUFFICIENT_FUNDS' end,
      o.placed_at, o.placed_at, o.opened, case when o.status <> 'AWAITING_PAYMENT' then o.opened end
    from made_order o join customer_order p on p.id = o.id
    cross join lateral (select case when o.by_transfer then 'BANK_TRANSFER'
      else (${sql.val(METHODS)}::text[])[${draw(of, 21, METHODS.length)} + 1] end as method) way
    order by o.placed_at`.execute(tx)
  await sql`
    insert into payment (id, attempt_id, order_id, purpose, provider, gateway_id, captured, card_brand, card_last_four,
      sender_iban, received_at)
    select ${idOf(seed, 'payment', sql`o.i`)}, a.id, o.id, 'ORDER', a.provider, a.gateway_id, a.amount,
      case when a.method in ('CARD', 'SAVED_CARD', 'APPLE_PAY') then (array['mada', 'mada', 'visa', 'master'])[
        ${draw(of, 22, 4)} + 1] end,
      case when a.method in ('CARD', 'SAVED_CARD', 'APPLE_PAY') then lpad(${draw(of, 23, 10_000)}::text, 4, '0') end,
      case when a.provider = 'BANK' then 'SA' || lpad(${draw(of, 24, 100_000_000)}::text, 22, '0') end, o.opened
    from made_order o join payment_attempt a on a.order_id = o.id where a.state = 'APPROVED' order by o.placed_at`.execute(
    tx,
  )
  await sql`
    insert into ledger_entry (cause_id, account, amount, order_id, recorded_at)
    select p.id, side.account, side.amount, p.order_id, p.received_at
    from made_order o join payment p on p.order_id = o.id
    cross join lateral (values ('gateway:' || p.provider, p.captured), ('customers', -p.captured)) side (account, amount)
    order by o.placed_at`.execute(tx)
  if (!invoiced) return
  await sql`
    insert into invoice_due (order_id, since)
    select p.order_id, p.received_at from made_order o join payment p on p.order_id = o.id`.execute(tx)
}

/** Adds the refunds of the scenes, and what they take from the payments. Those of staff name who asked, where there is staff. */
export async function insertRefunds(tx: Db, seed: number): Promise<void> {
  await sql`
    insert into refund (id, payment_id, order_id, amount, state, reason, requested_by, staff_id, note, needs_approval, tries,
      last_error, created_at, sent_at, settled_at, iban, bank_reference, confirmed_by)
    select ${idOf(seed, 'refund', sql`o.i`)}, p.id, o.id,
      case when o.refund in ('PARTLY_DONE', 'TO_APPROVE', 'DECLINED') then greatest(p.captured / 4, 1) else p.captured end,
      case o.refund when 'PARTLY_DONE' then 'DONE' else o.refund end,
      case o.status when 'REJECTED' then 'REJECTED' when 'CANCELLED' then 'CANCELLED' else 'STAFF' end,
      case o.status when 'CANCELLED' then 'CUSTOMER' else 'STAFF' end,
      case when o.status <> 'CANCELLED' then finance.id end,
      case when o.status = 'COMPLETED' then case when o.i % 2 = 0 then 'Some pieces arrived bent'
        else 'لون الطباعة أغمق من البروفة' end end,
      o.refund = 'TO_APPROVE', case when o.refund in ('DONE', 'PARTLY_DONE', 'DECLINED') then 1 else 0 end,
      case o.refund when 'DECLINED' then 'the card was closed' end, back.at, back.at,
      case when o.refund in ('DONE', 'PARTLY_DONE', 'DECLINED') then back.at + (now() - back.at) * 0.05 end,
      case when o.refund = 'DONE' and p.provider = 'BANK' then p.sender_iban end,
      case when o.refund = 'DONE' and p.provider = 'BANK' then 'TRF-' || ${sql.lit(seed)} || '-' || o.i end,
      case when o.refund = 'DONE' and p.provider = 'BANK' then finance.id end
    from made_order o join payment p on p.order_id = o.id
    left join made_staff finance on finance.role = 'finance'
    cross join lateral (select case when o.refund in ('TO_APPROVE', 'DECLINED')
      then greatest(o.ended, now() - interval '30 hours' + (o.i % 20) * interval '1 hour') else o.ended end as at) back
    where o.refund is not null and (o.refund <> 'TO_APPROVE' or finance.id is not null)`.execute(tx)
  await sql`
    update payment p set refunded = r.amount from made_order o join refund r on r.order_id = o.id
    where p.id = r.payment_id and r.state <> 'DECLINED'`.execute(tx)
  await sql`
    insert into ledger_entry (cause_id, account, amount, order_id, recorded_at)
    select r.id, side.account, side.amount, r.order_id, r.settled_at
    from made_order o join refund r on r.order_id = o.id and r.state = 'DONE' join payment p on p.id = r.payment_id
    cross join lateral (values ('gateway:' || p.provider, -r.amount), ('customers', r.amount)) side (account, amount)`.execute(
    tx,
  )
}
