import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { LineState } from '#domain/artwork/line-moves.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Verdict } from '#domain/preflight/finding.ts'
import type { ProofPolicy } from '#domain/print-spec/print-spec.ts'

/** A line of an order with where its artwork stands. */
export type ProofLine = {
  readonly id: number
  readonly order_id: string
  readonly number: number
  readonly position: number
  readonly name: LocalizedText
  readonly quantity: number
  readonly urgent: boolean
  readonly production_days: number
  readonly ready_by: IsoDate
  readonly status: OrderStatus
  readonly hold_reason: string | null
  readonly customer_id: string | null
  readonly language: Language
  readonly contact_name: string
  readonly contact_email: string | null
  readonly contact_phone: string
  readonly state: LineState
  /** What the artwork desk asked or wrote when it moved the line to where it is. */
  readonly note: string | null
  readonly policy: ProofPolicy
  readonly version: number
  /** Designs that share its pieces. */
  readonly designs: number
  /** The shop designs it, and nothing was designed yet. */
  readonly is_to_be_designed: boolean
  /** Who designs it. */
  readonly designer: string | null
  /** The last check of each file for what the line ordered; null for one that was not checked. */
  readonly verdicts: readonly (Verdict | null)[]
}

/** A line as people name it: the number of its order and its place in it, from 0. */
export type LineName = { readonly number: number; readonly position: number }

const READ = sql`
  select l.id, l.order_id, o.number, l.position, l.name, l.quantity, o.urgent, l.production_days, o.ready_by, o.status,
    (select hold_reason from order_desk d where d.order_id = o.id) as hold_reason, o.customer_id, o.language, o.contact_name,
    o.contact_email, o.contact_phone, p.state, p.note, p.policy, p.version, is_to_be_designed(p),
    (select count(distinct design)::int from line_artwork where line_id = l.id) as designs,
    (select name from staff where id = p.designer_id) as designer,
    array(select verdict from line_verdicts(l.id)) as verdicts
  from line_production p join order_line l on l.id = p.line_id join customer_order o on o.id = l.order_id`

/** Whether its order is in work, so that a proof can be answered. */
export const isBeingMade = ({ status }: Pick<ProofLine, 'status'>): boolean =>
  status === 'PENDING' || status === 'PROCESSING'

/** Reads a line without locking it. */
export async function findProofLine(db: Db, lineId: number): Promise<ProofLine | undefined> {
  const { rows } = await sql<ProofLine>`${READ} where l.id = ${lineId}`.execute(db)
  return rows[0]
}

/**
 * Locks a line until the transaction ends, after its order, in the order in which jobs do: what happens to one line happens one
 * after the other. Undefined when there is no such line, or it needs no artwork.
 */
export async function lockProofLine(tx: Db, lineId: number): Promise<ProofLine | undefined> {
  await sql`
    select from customer_order o join order_line l on l.order_id = o.id where l.id = ${lineId}
    for no key update of o`.execute(tx)
  await sql`select from line_production where line_id = ${lineId} for update`.execute(tx)
  return findProofLine(tx, lineId)
}

/** The id of a line that people name. */
export async function findLineId(db: Db, { number, position }: LineName): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select l.id from order_line l join customer_order o on o.id = l.order_id
    where o.number = ${number} and l.position = ${position}`.execute(db)
  return rows[0]?.id
}

/** Moves a locked line; the database checks the move and writes its history. */
export async function moveLine(tx: Db, lineId: number, state: LineState, note: string | null): Promise<void> {
  await sql`update line_production set state = ${state}, note = ${note}::text where line_id = ${lineId}`.execute(tx)
}

/** Gives a locked line to a person who designs it, or to none. */
export async function writeDesigner(tx: Db, lineId: number, staffId: string | null): Promise<void> {
  await sql`
    update line_production set designer_id = ${staffId}::uuid, version = version + 1 where line_id = ${lineId}`.execute(
    tx,
  )
}

/** Names the customer as the one whose moves the transaction writes into the history of lines. */
export async function signAsCustomer(tx: Db): Promise<void> {
  await sql`select set_config('artwork.customer', 'yes', true)`.execute(tx)
}

/** The same for a person of the staff. */
export async function signAsStaff(tx: Db, staffId: string): Promise<void> {
  await sql`select set_config('office.staff', ${staffId}, true)`.execute(tx)
}

/** The jobs of a line that wait at prepress. */
export async function findJobsAtPrepress(db: Db, lineId: number): Promise<{ code: string; station_id: number }[]> {
  const { rows } = await sql<{ code: string; station_id: number }>`
    select j.code, j.station_id from print_job j join station s on s.id = j.station_id
    where j.line_id = ${lineId} and s.kind = 'PREPRESS' and j.state in ('QUEUED', 'RUNNING') order by j.part`.execute(
    db,
  )
  return rows
}

/** The lines of a customer's order that need artwork; undefined when they have no such order. */
export async function findOwnLines(
  db: Db,
  customerId: string,
  orderId: string,
): Promise<readonly ProofLine[] | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    select l.id::float8 as id from customer_order o
    left join (order_line l join line_production p on p.line_id = l.id) on l.order_id = o.id
    where o.id = ${orderId}::uuid and o.customer_id = ${customerId}::uuid order by l.position`.execute(db)
  if (rows.length === 0) return undefined
  const lines: ProofLine[] = []
  for (const { id } of rows) {
    const line = id === null ? undefined : await findProofLine(db, id)
    if (line) lines.push(line)
  }
  return lines
}
