import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { WaitingAtDesk } from '#domain/artwork/desk-deadline.ts'
import { statesWaitingFor } from '#domain/artwork/line-moves.ts'
import type { LineState } from '#domain/artwork/line-moves.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

/** The page by whose picture a line is known. */
export type DeskPicture = { readonly version: string; readonly page: number; readonly line: number }

/** A line as the queue of the desk shows it. */
export type QueuedLine = {
  readonly id: number
  readonly number: number
  readonly position: number
  readonly customer: string
  readonly name: LocalizedText
  readonly quantity: number
  readonly urgent: boolean
  readonly held: string | null
  readonly state: LineState
  readonly since: Date
  readonly errors: number
  readonly warnings: number
  /** The shop designs it, or changes its file, and has not done so yet. */
  readonly isDesign: boolean
  readonly designer: string | null
  readonly picture: DeskPicture | null
}

/** Which part of the queue: lines that wait for one side, and of one person's work alone. */
export type QueueFilter = { readonly waitsFor: 'SHOP' | 'CUSTOMER'; readonly staffId: string | null }

const WAITING = sql`
  from line_production p join order_line l on l.id = p.line_id join customer_order o on o.id = l.order_id
  left join order_desk d on d.order_id = o.id
  where o.status in ('PENDING', 'PROCESSING') and p.state not in ('QUEUED', 'IN_PRODUCTION')`

/** Whether the line `p` waits for one side; one that the shop designs waits for the shop. */
const waitsFor = (side: QueueFilter['waitsFor']) =>
  side === 'SHOP'
    ? sql`(p.state = any(${statesWaitingFor('SHOP')}::text[]) or is_to_be_designed(p))`
    : sql`(p.state = any(${statesWaitingFor('CUSTOMER')}::text[]) and not is_to_be_designed(p))`

/** Whether the line `p` is the work of a person: of an order of theirs, or taken by them to design it. */
const isOf = (staffId: string | null) => sql`(d.assignee_id = ${staffId}::uuid or p.designer_id = ${staffId}::uuid)`

/** Checks of the files of the line `l` as they are now. */
const CHECKS = sql`
  line_artwork a left join lateral (
    select verdict, findings, spec, created_at from artwork_check where version_id = a.version_id and spec_digest = a.spec_digest
    order by created_at desc limit 1) c on true`

/** The lines that wait, with what their deadline follows from. */
export async function findWaitingLines(db: Db, filter: QueueFilter): Promise<WaitingAtDesk[]> {
  const { rows } = await sql<WaitingAtDesk>`
    select l.id::float8 as id, o.ready_by as "readyBy", l.production_days as "productionDays", o.urgent, p.moved_at as since
    ${WAITING} and ${waitsFor(filter.waitsFor)} and (${filter.staffId}::uuid is null or ${isOf(filter.staffId)})`.execute(
    db,
  )
  return rows
}

/** What the queue shows of lines, in this order; one that is gone by now is left out. */
export async function findQueuedLines(db: Db, lineIds: readonly number[]): Promise<QueuedLine[]> {
  const { rows } = await sql<QueuedLine>`
    select l.id::float8 as id, o.number, l.position, coalesce(o.company_name, o.contact_name) as customer, l.name, l.quantity,
      o.urgent, d.hold_reason as held, p.state, p.moved_at as since,
      (select count(*)::int from ${CHECKS} cross join lateral jsonb_array_elements(c.findings) f
       where a.line_id = l.id and f ->> 'severity' = 'ERROR') as errors,
      (select count(*)::int from ${CHECKS} cross join lateral jsonb_array_elements(c.findings) f
       where a.line_id = l.id and f ->> 'severity' = 'WARNING') as warnings,
      is_to_be_designed(p) as "isDesign", (select name from staff where id = p.designer_id) as designer,
      (select json_build_object('version', pic.version_id, 'page', pic.page, 'line', a.line_id)
       from line_artwork a join artwork_picture pic using (version_id)
       where a.line_id = l.id order by a.position, pic.page limit 1) as picture
    from unnest(${[...lineIds]}::bigint[]) with ordinality wanted (id, place)
    join order_line l on l.id = wanted.id join line_production p on p.line_id = l.id
    join customer_order o on o.id = l.order_id left join order_desk d on d.order_id = o.id
    order by wanted.place`.execute(db)
  return rows
}

/** How many lines wait at the desk. */
export type QueueCounts = {
  /** For one person of the shop. */
  readonly mine: number
  /** For the shop. */
  readonly all: number
  readonly customer: number
  /** Of those for the shop: to be designed by it, and of these the person's own. */
  readonly designs: number
  readonly ownDesigns: number
}

/** How many lines wait for the shop, for one person of it, and for customers. */
export async function countQueue(db: Db, staffId: string): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select (count(*) filter (where ${waitsFor('SHOP')} and ${isOf(staffId)}))::int as mine,
      (count(*) filter (where ${waitsFor('SHOP')}))::int as all,
      (count(*) filter (where ${waitsFor('CUSTOMER')}))::int as customer,
      (count(*) filter (where is_to_be_designed(p)))::int as designs,
      (count(*) filter (where is_to_be_designed(p) and ${isOf(staffId)}))::int as "ownDesigns"
    ${WAITING}`.execute(db)
  return rows[0] ?? { mine: 0, all: 0, customer: 0, designs: 0, ownDesigns: 0 }
}
