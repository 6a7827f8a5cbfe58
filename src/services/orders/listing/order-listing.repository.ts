import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { UNKNOWN_LIMIT_MINUTES } from '#domain/payments/attempt-state.ts'
import { knownPayment, payingOf, refundedOf } from './known-payment.repository.ts'

/** A gateway that does not answer for a refund, and an invoice that is not made, are looked at after so many minutes. */
const REFUND_MINUTES = 10
const INVOICE_MINUTES = 5

const minutes = (count: number) => sql`make_interval(mins => ${count})`

/** The words that an order is found by; signs between them are no part of them. */
const words = sql`
  select 'w:' || word from regexp_split_to_table(
    searched_form(concat_ws(' ', o.contact_name, o.company_name, o.po_number, o.tracking_number)),
    '[-–—/.,;:&()#"+_\`~!?@|\\\\ ]+') word where word <> ''`

/** How far the jobs of an order are: where its slowest one is, and since when something is wrong with one. */
const production = sql`
  select
    case when bool_and(job.state = 'DONE') then 'READY'
      else (array_agg(at.kind order by at.position) filter (where job.state <> 'DONE'))[1] end as production,
    case when bool_and(job.state = 'DONE') then max(job.moved_at) end as made_at,
    max(case when job.state <> 'DONE' then
      cardinality(job.route) - coalesce(array_position(job.route, job.station_id), 1) + 1 end) as stations_left,
    min(job.moved_at) filter (where job.state in ('HELD', 'PROBLEM')) as trouble_at,
    min(job.moved_at) filter (where job.is_reprint and job.state <> 'DONE') as reprint_at
  from print_job job join station at on at.id = job.station_id
  where job.order_id = o.id and job.state <> 'CANCELLED'`

/** Since when the lines of an order wait for their customer: for files and what is said about them, and for answers to proofs. */
const awaited = sql`
  select min(w.since) filter (where w.cause in ('FILE', 'CHANGE', 'CONFIRM')) as files_at,
    min(w.since) filter (where w.cause in ('TICK', 'PROOF')) as proofs_at
  from order_line line join customer_wait w on w.line_id = line.id and w.until is null
  where line.order_id = o.id and o.status in ('PENDING', 'PROCESSING')`

/** Writes what the listing says of these orders. */
export async function writeListing(tx: Db, orderIds: readonly string[]): Promise<void> {
  await sql`
    insert into order_listing as listed (order_id, number, placed_at, moved_at, ready_by, total, status, payment, method,
      provider, fulfilment, city_id, urgent, assignee_id, held_at, cancel_requested_at, receipts, received_at,
      payment_trouble_at, refund_trouble_at, refund_to_send_at, refund_to_approve_at, invoice_trouble_at, production, made_at,
      stations_left, job_trouble_at, reprint_at, files_awaited_at, proofs_awaited_at, last_event)
    select o.id, o.number, o.placed_at, o.moved_at, o.ready_by, o.total, o.status, ${knownPayment(sql`r.back`)}, a.method, a.provider,
      o.fulfilment, c.id, o.urgent, d.assignee_id, d.held_at,
      case when o.status in ('PENDING', 'PROCESSING') then o.cancel_requested_at end,
      coalesce(b.receipts, 0), b.received_at,
      case when a.state in ('SENT', 'UNKNOWN') then a.sent_at + ${minutes(UNKNOWN_LIMIT_MINUTES)} end,
      r.trouble_at, r.to_send_at, r.to_approve_at, i.since + ${minutes(INVOICE_MINUTES)},
      j.production, j.made_at, j.stations_left, j.trouble_at, j.reprint_at, w.files_at, w.proofs_at,
      coalesce((select max(id) from order_event e where e.order_id = o.id), 0)
    from customer_order o
    left join order_desk d on d.order_id = o.id
    ${payingOf}
    left join lateral (
      select count(*) as receipts, max(uploaded_at) as received_at from bank_receipt
      where attempt_id = a.id and a.provider = 'BANK' and a.state = 'REQUIRES_ACTION' and refused_at is null) b on true
    left join lateral (
      select min(created_at) filter (where state = 'AWAITING_TRANSFER') as to_send_at,
        min(created_at) filter (where state = 'TO_APPROVE') as to_approve_at,
        min(case when state = 'DECLINED' and last_error is not null and not exists (select from refund later
            where later.payment_id = refund.payment_id and later.created_at > refund.settled_at) then settled_at
          when state = 'UNKNOWN' then sent_at + ${minutes(REFUND_MINUTES)} end)
          as trouble_at,
        ${refundedOf} as back
      from refund where order_id = o.id) r on true
    left join lateral (${production}) j on true
    left join lateral (${awaited}) w on true
    left join invoice_due i on i.order_id = o.id
    left join city c on c.name ->> 'en' = o.address -> 'city' ->> 'en'
    where o.id = any(${orderIds}::uuid[])
    on conflict (order_id) do update set (moved_at, ready_by, status, payment, method, provider, city_id, assignee_id,
      held_at, cancel_requested_at, receipts, received_at, payment_trouble_at, refund_trouble_at, refund_to_send_at,
      refund_to_approve_at, invoice_trouble_at, production, made_at, stations_left, job_trouble_at, reprint_at,
      files_awaited_at, proofs_awaited_at, last_event) = (excluded.moved_at, excluded.ready_by,
      excluded.status, excluded.payment, excluded.method, excluded.provider, excluded.city_id, excluded.assignee_id,
      excluded.held_at, excluded.cancel_requested_at, excluded.receipts, excluded.received_at,
      excluded.payment_trouble_at, excluded.refund_trouble_at, excluded.refund_to_send_at, excluded.refund_to_approve_at,
      excluded.invoice_trouble_at, excluded.production, excluded.made_at, excluded.stations_left,
      excluded.job_trouble_at, excluded.reprint_at, excluded.files_awaited_at, excluded.proofs_awaited_at,
      excluded.last_event)`.execute(tx)
  await writeTerms(tx, orderIds)
}

async function writeTerms(tx: Db, orderIds: readonly string[]): Promise<void> {
  await sql`
    insert into order_terms as found (order_id, terms)
    select o.id, array_to_tsvector(array(${words}
      union select unnest(array_remove(array['n:' || o.number, 'e:' || lower(o.contact_email), 'p:' || reverse(phone), 'q:' || phone],
        null))))
    from customer_order o cross join lateral (select '0' || substr(o.contact_phone, 5) as phone) known
    where o.id = any(${orderIds}::uuid[])
    on conflict (order_id) do update set terms = excluded.terms where found.terms <> excluded.terms`.execute(tx)
}

/** A place in the two logs that the listing follows. */
type Place = { readonly event: number; readonly touch: number }

export type Progress = {
  /** Everything up to here is listed. */
  readonly settled: Place
  /** The ends of the logs when they were last read. */
  readonly seen: Place
  /** Their ends now. */
  readonly newest: Place
  /** Whether every transaction that was open when the ends were seen has ended. */
  readonly isSettled: boolean
}

const newest = sql`json_build_object('event', coalesce((select max(id) from order_event), 0),
  'touch', coalesce((select max(id) from order_touch), 0))`

/** How far the listing is; the transaction holds it, so that one process at a time goes on. */
export async function lockProgress(tx: Db): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select json_build_object('event', settled_event, 'touch', settled_touch) as settled,
      json_build_object('event', seen_event, 'touch', seen_touch) as seen, ${newest} as newest,
      pg_snapshot_xmin(pg_current_snapshot()) >= seen_before as "isSettled"
    from order_listing_progress for update`.execute(tx)
  if (!rows[0]) throw new TypeError('the listing has lost its place')
  return rows[0]
}

/** Whether there may be something to list. */
export async function hasUnlisted(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from order_listing_progress
    where settled_event < coalesce((select max(id) from order_event), 0)
      or settled_touch < coalesce((select max(id) from order_touch), 0)`.execute(db)
  return rows.length > 0
}

/** Orders that moved after a place, up to another one, and are not listed so; those that were touched after it. */
export async function findUnlisted(tx: Db, after: Place, upTo: Place): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select e.order_id from (
      select order_id, max(id) as id from order_event where id > ${after.event} and id <= ${upTo.event}
      group by order_id) e
    left join order_listing l on l.order_id = e.order_id
    where l.last_event is null or l.last_event < e.id
    union
    select order_id from order_touch where id > ${after.touch} and id <= ${upTo.touch}`.execute(tx)
  return rows.map(({ order_id: id }) => id)
}

/** Notes that everything up to `settled` is listed for good, and that the ends are here now. */
export async function noteProgress(tx: Db, settled: Place, seen: Place): Promise<void> {
  await sql`
    update order_listing_progress set settled_event = ${settled.event}, settled_touch = ${settled.touch},
      seen_event = ${seen.event}, seen_touch = ${seen.touch}, seen_before = pg_snapshot_xmax(pg_current_snapshot())`.execute(
    tx,
  )
}

/** Forgets touches that are long listed; answers how many. */
export async function forgetTouches(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from order_touch where id <= (select settled_touch from order_listing_progress)
      and at < now() - interval '1 day'`.execute(db)
  return Number(numAffectedRows ?? 0)
}
