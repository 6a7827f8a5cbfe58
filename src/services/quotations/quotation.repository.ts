import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { QuotationLineTable, QuotationTable } from '#db/schema/quotations.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { QuotationStatus } from '#domain/quotations/quotation.ts'
import { isLinkToken, linkTokenHash, newLinkToken } from '../link-token.ts'
import type { Opener, Quotation } from './quotation.ts'

const QUOTATIONS = sql`
  select q.id, q.special_request_id, r.reference, q.version, q.status, q.language, q.contact_name, q.contact_phone,
    q.contact_email, r.company_name, q.address, q.words, q.production_days, q.valid_until, q.subtotal, q.shipping, q.taxable,
    q.vat, q.total, q.order_id, o.number as order_number, o.status as order_status, q.sent_by, s.name as sent_by_name,
    q.sent_at, q.moved_at, q.decline_reason,
    (select json_agg(json_build_object('name', l.name, 'details', l.details, 'quantity', l.quantity, 'unit', l.unit,
      'line_total', l.line_total, 'vat', l.vat) order by l.position)
     from quotation_line l where l.quotation_id = q.id) as lines
  from quotation q join special_request r on r.id = q.special_request_id join staff s on s.id = q.sent_by
  left join customer_order o on o.id = q.order_id`

const openedBy = (opener: Opener) =>
  'token' in opener
    ? sql`q.id = (select quotation_id from quotation_link where token_hash = ${linkTokenHash(opener.token)})`
    : sql`r.reference = ${opener.reference} and lower(r.email) in (
        select value_key from customer_identifier
        where customer_id = ${opener.customerId}::uuid and kind = 'email' and verified_at is not null)`

/** The quotation that is opened: that of the link, or the newest version of the request. Undefined: there is none for them. */
export async function findOpened(db: Db, opener: Opener): Promise<Quotation | undefined> {
  if ('token' in opener && !isLinkToken(opener.token)) return undefined
  const { rows } =
    await sql<Quotation>`${QUOTATIONS} where ${openedBy(opener)} order by q.version desc limit 1`.execute(db)
  return rows[0]
}

/** Every version of a request, the newest first. */
export async function findVersions(db: Db, requestId: number): Promise<Quotation[]> {
  const { rows } =
    await sql<Quotation>`${QUOTATIONS} where q.special_request_id = ${requestId} order by q.version desc`.execute(db)
  return rows
}

/** One version, as it is now. */
export async function findQuotation(db: Db, id: string): Promise<Quotation | undefined> {
  const { rows } = await sql<Quotation>`${QUOTATIONS} where q.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Holds a request until the transaction ends: everything about its quotations begins with this. */
export async function lockRequest(tx: Db, id: number): Promise<void> {
  await sql`select from special_request where id = ${id} for no key update`.execute(tx)
}

/** Inserts the next version of a request, with its lines; answers its id. Call it while the request is held. */
export async function insertQuotation(
  tx: Db,
  quotation: Omit<Insertable<QuotationTable>, 'id' | 'version'>,
  lines: readonly Omit<Insertable<QuotationLineTable>, 'quotation_id' | 'position'>[],
): Promise<{ readonly id: string; readonly version: number }> {
  const written = await tx
    .insertInto('quotation')
    .values({
      ...quotation,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from quotation
        where special_request_id = ${quotation.special_request_id})`,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('quotation_line')
    .values(lines.map((line, position) => ({ ...line, position, quotation_id: written.id })))
    .execute()
  return written
}

/** Makes a link to a quotation; its token is known this once. */
export async function insertQuotationLink(tx: Db, quotationId: string): Promise<string> {
  const token = newLinkToken()
  await tx
    .insertInto('quotation_link')
    .values({ quotation_id: quotationId, token_hash: linkTokenHash(token) })
    .execute()
  return token
}

type Move = {
  readonly from: readonly QuotationStatus[]
  readonly to: QuotationStatus
  readonly reason?: string | undefined
  /** Only while its prices are valid, by this day in Riyadh. */
  readonly today?: IsoDate
}

/** Moves a version, by the one statement that decides between those who try at once; false when it stands otherwise. */
export async function moveQuotation(tx: Db, id: string, { from, to, reason, today }: Move): Promise<boolean> {
  const { rows } = await sql`
    update quotation set status = ${to}, decline_reason = coalesce(${reason ?? null}::text, decline_reason)
    where id = ${id}::uuid and status = any(${[...from]}::text[])
      and (${today ?? null}::date is null or valid_until >= ${today ?? null}::date)
    returning id`.execute(tx)
  return rows.length > 0
}

/** The owner of the mailbox that a request came from; undefined when no account has it. */
export async function findMailboxOwner(tx: Db, requestId: number): Promise<string | undefined> {
  const { rows } = await sql<{ customer_id: string }>`
    select i.customer_id from special_request r join customer_identifier i
      on i.kind = 'email' and i.value_key = lower(r.email) and i.verified_at is not null
    where r.id = ${requestId}`.execute(tx)
  return rows[0]?.customer_id
}

/** Records the order that an accepted version became; false when it is not accepted, or has expired. */
export async function markOrdered(tx: Db, id: string, orderId: string, today: IsoDate): Promise<boolean> {
  const { rows } = await sql`
    update quotation set status = 'ORDERED', order_id = ${orderId}::uuid
    where id = ${id}::uuid and status = 'ACCEPTED' and valid_until >= ${today}::date returning id`.execute(tx)
  return rows.length > 0
}

/** Ends versions that are not ordered and whose last day was before a day; returns how many. */
export async function expireQuotations(db: Db, today: IsoDate): Promise<number> {
  const { numAffectedRows } = await sql`
    update quotation set status = 'EXPIRED' where status in ('SENT', 'ACCEPTED') and valid_until < ${today}::date`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

/** Ids of versions that wait for an answer, end on a day or before, and were not reminded of. */
export async function findEnding(db: Db, until: IsoDate, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from quotation where status in ('SENT', 'ACCEPTED') and valid_until <= ${until}::date and reminded_at is null
      and sent_at < now() - interval '1 day'
    order by valid_until limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Claims the reminder of a version; false when another process has it. */
export async function claimReminder(tx: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update quotation set reminded_at = now()
    where id = ${id}::uuid and reminded_at is null and status in ('SENT', 'ACCEPTED') returning id`.execute(tx)
  return rows.length > 0
}
