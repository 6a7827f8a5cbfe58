import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'

/** A row as it is stored, with what belongs to it; columns are keys. */
export type StoredRow = Readonly<Record<string, unknown>>

/** What rows say of a customer that no service answers, one list a kind. */
export type StoredParts = {
  readonly orders: StoredRow[]
  readonly savedCards: StoredRow[]
  readonly coupons: StoredRow[]
  readonly signIns: StoredRow[]
  readonly replacedIdentifiers: StoredRow[]
  readonly messages: StoredRow[]
  readonly contactMessages: StoredRow[]
  readonly specialRequests: StoredRow[]
  readonly newsletter: StoredRow[]
  readonly reviews: StoredRow[]
  readonly questions: StoredRow[]
  readonly artwork: StoredRow[]
}

/**
 * Reads everything of a customer as it is stored, in one statement and so as of one moment. Columns that are added
 * later are in it without further ado; those left out are secrets, and keys that mean nothing outside the shop.
 */
export async function findStored(db: Db, customerId: string): Promise<StoredParts> {
  const own = sql`customer_id = ${customerId}::uuid`
  const { rows } = await sql<StoredParts>`
    with proved as (select * from customer_identifier where ${own} and verified_at is not null),
    mailbox as (select value_key from proved where kind = 'email')
    select
      ${list(order(), sql`customer_order o where o.${own}`, sql`o.placed_at, o.id`)} as orders,
      ${list(row('c', 'customer_id', 'token'), sql`saved_card c where c.${own}`, sql`c.created_at`)} as "savedCards",
      ${list(
        sql`jsonb_build_object('code', c.code)`,
        sql`coupon_customer w join coupon c on c.id = w.coupon_id where w.${own}`,
        sql`c.code`,
      )} as coupons,
      ${list(
        row('s', 'customer_id', 'token_seed', 'generation', 'browser_hash'),
        sql`session s where s.${own}`,
        sql`s.created_at`,
      )} as "signIns",
      ${list(
        row('u', 'customer_id', 'token_hash', 'value_key'),
        sql`identifier_undo u where u.${own}`,
        sql`u.created_at`,
      )} as "replacedIdentifiers",
      ${list(
        message(),
        sql`outbox_message m where m.recipient in (select value from proved) and m.status <> 'WITHHELD'`,
        sql`m.id`,
      )} as messages,
      ${list(
        row('m', 'id'),
        sql`contact_message m where lower(m.email) in (select value_key from mailbox)`,
        sql`m.id`,
      )} as "contactMessages",
      ${list(request(), sql`special_request r where lower(r.email) in (select value_key from mailbox)`, sql`r.id`)}
        as "specialRequests",
      ${list(
        row('n', 'id', 'email_key', 'token'),
        sql`newsletter_subscriber n where n.email_key in (select value_key from mailbox)`,
        sql`n.id`,
      )} as newsletter,
      ${list(review(), sql`review r where r.${own}`, sql`r.number`)} as reviews,
      ${list(row('q', 'customer_id'), sql`product_question q where q.${own}`, sql`q.number`)} as questions,
      ${list(
        artwork(),
        sql`artwork a join artwork_version v on v.artwork_id = a.id where a.${own}`,
        sql`a.created_at, a.id, v.number`,
      )} as artwork`.execute(db)
  const [stored] = rows
  if (!stored) throw new Error('a select without a table has one row')
  return stored
}

const list = (item: RawBuilder<unknown>, from: RawBuilder<unknown>, by: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(${item} order by ${by}), '[]') from ${from})`

const row = (table: string, ...without: string[]): RawBuilder<unknown> =>
  sql`(to_jsonb(${sql.ref(table)}) - ${without}::text[])`

/** An order with its lines, its history, its money and its documents. */
const order = (): RawBuilder<unknown> => sql`
  ${row('o', 'customer_id', 'cart_key')} || jsonb_build_object(
    'lines', ${list(line(), sql`order_line l where l.order_id = o.id`, sql`l.position`)},
    'history', ${list(row('e', 'id', 'order_id'), sql`order_event e where e.order_id = o.id`, sql`e.id`)},
    'attempts', ${list(attempt(), sql`payment_attempt a where a.order_id = o.id`, sql`a.created_at, a.id`)},
    'payments', ${list(row('p', 'order_id', 'staff_id'), sql`payment p where p.order_id = o.id`, sql`p.received_at, p.id`)},
    'refunds', ${list(
      row('r', 'order_id', 'tries', 'last_error', 'staff_id', 'decided_by', 'confirmed_by'),
      sql`refund r where r.order_id = o.id`,
      sql`r.created_at, r.id`,
    )},
    'coupon_uses', ${list(row('u', 'order_id', 'coupon_id', 'customer_id'), sql`coupon_use u where u.order_id = o.id`, sql`u.nth`)},
    'documents', ${list(
      sql`jsonb_build_object('id', i.id, 'kind', i.kind, 'number', i.number, 'issued_at', i.issued_at,
        'taxable', i.taxable, 'vat', i.vat, 'total', i.total, 'content', i.content)`,
      sql`invoice i where i.order_id = o.id`,
      sql`i.counter`,
    )})`

/** A line with its print proofs: what was asked for, and what was signed. */
const line = (): RawBuilder<unknown> => sql`
  ${row('l', 'id', 'order_id')} || jsonb_build_object(
    'proofs', ${list(
      sql`jsonb_build_object('number', p.number, 'state', p.state, 'sent_at', p.sent_at, 'decided_at', p.decided_at,
        'hash', encode(p.hash, 'hex'),
        'signed', (select to_jsonb(s) - array['id', 'proof_id', 'hash', 'link_id', 'customer_id', 'staff_id']
          from sign_off s where s.proof_id = p.id),
        'changes', ${list(row('c', 'id', 'proof_id'), sql`proof_pin c where c.proof_id = p.id`, sql`c.number`)})`,
      sql`print_proof p where p.line_id = l.id and p.sent_at is not null`,
      sql`p.number`,
    )})`

const attempt = (): RawBuilder<unknown> => sql`
  ${row('a', 'order_id', 'source_token', 'action_url')} || jsonb_build_object(
    'receipts', ${list(
      row('b', 'attempt_id', 'storage_key', 'refused_by'),
      sql`bank_receipt b where b.attempt_id = a.id`,
      sql`b.uploaded_at, b.id`,
    )})`

/** A message without its text, and without its template, which has the link; the subject of one with a code says the code. */
const message = (): RawBuilder<unknown> => sql`
  ${row('m', 'id', 'dedupe_key', 'body_text', 'body_html', 'headers', 'is_secret', 'attempts', 'last_error', 'whatsapp', 'carrier_message_id')}
    - case when m.is_secret then array['subject'] else '{}' end`

const request = (): RawBuilder<unknown> => sql`
  ${row('r', 'id')} || jsonb_build_object(
    'attachments', ${list(
      row('f', 'id', 'special_request_id', 'storage_key'),
      sql`special_request_attachment f where f.special_request_id = r.id`,
      sql`f.id`,
    )},
    'quotations', ${list(
      sql`${row('q', 'id', 'special_request_id', 'sent_by')} || jsonb_build_object('lines', ${list(
        row('l', 'quotation_id'),
        sql`quotation_line l where l.quotation_id = q.id`,
        sql`l.position`,
      )})`,
      sql`quotation q where q.special_request_id = r.id`,
      sql`q.version`,
    )})`

/** A review with its photos. */
const review = (): RawBuilder<unknown> => sql`
  ${row('r', 'customer_id', 'order_line_id')} || jsonb_build_object(
    'photos', ${list(
      row('f', 'review_id', 'storage_key', 'thumbnail_key'),
      sql`review_photo f where f.review_id = r.id`,
      sql`f.position`,
    )})`

/** A version of a file that was sent, the orders that are printed from it, and who opened it. */
const artwork = (): RawBuilder<unknown> => sql`
  jsonb_build_object('label', v.label, 'version', v.number, 'kind', v.kind, 'byte_length', v.byte_length, 'pages', v.page_count, 'shows', v.contents,
    'sent_at', v.created_at, 'delete_after', v.delete_after, 'deleted_at', v.deleted_at,
    'used_in', ${list(
      sql`o.number`,
      sql`line_artwork u join order_line l on l.id = u.line_id join customer_order o on o.id = l.order_id where u.version_id = v.id`,
      sql`o.placed_at, l.id`,
    )},
    'opened', ${list(
      sql`jsonb_build_object('at', x.at, 'actor', x.actor)`,
      sql`artwork_access x where x.version_id = v.id`,
      sql`x.at, x.id`,
    )})`
