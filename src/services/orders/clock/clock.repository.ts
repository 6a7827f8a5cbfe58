import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { DayMove, WaitCause } from '#domain/artwork/artwork-clock.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'

/** Since when a customer is waited for: the money of the order comes first. */
const SINCE = sql`greatest(w.since, o.opened_at)`
const IN_WORK = sql`o.status in ('PENDING', 'PROCESSING')`

/** Orders in work of which a line waits, or waited, at a cut-off that was not counted yet. */
export async function findOrdersToMove(db: Db, cutOff: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select distinct l.order_id
    from customer_wait w join order_line l on l.id = w.line_id join customer_order o on o.id = l.order_id
    where ${IN_WORK} and w.counted_until < ${cutOff} and ${SINCE} < ${cutOff} and coalesce(w.until > w.counted_until, true)
    limit ${most}`.execute(db)
  return rows.map(({ order_id: id }) => id)
}

/** A line of an order with the times that it waited for its customer, ended by an instant. */
export type LineWaits = {
  readonly production_days: number
  readonly waits: readonly {
    readonly id: number
    readonly from: string
    readonly until: string
    readonly cause: WaitCause
    readonly isOver: boolean
  }[]
}

/** The lines of a locked order. Their waits count as looked at until that instant. */
export async function countWaits(tx: Db, orderId: string, now: Date): Promise<LineWaits[]> {
  await sql`
    update customer_wait w set counted_until = greatest(counted_until, ${now}::timestamptz)
    from order_line l where l.id = w.line_id and l.order_id = ${orderId}::uuid`.execute(tx)
  const { rows } = await sql<LineWaits>`
    select l.production_days, coalesce((
      select json_agg(json_build_object('id', w.id, 'cause', w.cause, 'from', ${SINCE},
        'until', least(w.until, ${now}::timestamptz), 'isOver', coalesce(w.until <= ${now}::timestamptz, false))
        order by w.id)
      from customer_wait w where w.line_id = l.id and ${SINCE} < least(w.until, ${now}::timestamptz)), '[]') as waits
    from order_line l join customer_order o on o.id = l.order_id
    where o.id = ${orderId}::uuid order by l.position`.execute(tx)
  return rows
}

/** A cut-off with the days before and after it. */
export type NewDayMove = DayMove & { readonly from: IsoDate; readonly to: IsoDate }

/** Moves the day of a locked order, and the one that was agreed for it when the shop had promised another one. */
export async function moveDay(
  tx: Db,
  orderId: string,
  moves: readonly NewDayMove[],
  day: { readonly readyBy: IsoDate; readonly agreedBy: IsoDate | null },
): Promise<void> {
  await sql`
    insert into ready_by_move (order_id, cut_off, cause, from_day, to_day)
    select ${orderId}::uuid, "cutOff", cause, "from", "to"
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move ("cutOff" date, cause text, "from" date, "to" date)`.execute(
    tx,
  )
  await sql`
    update customer_order set ready_by = ${day.readyBy}::date, agreed_by = ${day.agreedBy}::date
    where id = ${orderId}::uuid`.execute(tx)
}

/** A wait of which a step is due. */
export type DueWait = {
  readonly id: number
  readonly order_id: string
  readonly line_id: number
  readonly language: Language
  readonly cause: WaitCause
  readonly since: Date
  readonly steps: number
}

/**
 * Claims waits of which a step is due, all of an order together; no two callers claim the same. Proofs are reminded of by
 * themselves, so that only the last step is due for them.
 */
export async function claimDueWaits(
  tx: Db,
  { hours, now, most }: { readonly hours: readonly number[]; readonly now: Date; readonly most: number },
): Promise<DueWait[]> {
  const last = hours.length
  const { rows } = await sql<DueWait>`
    with due as (
      select w.id, l.order_id, l.id::float8 as line_id, o.language, ${SINCE} as since, w.steps, passed.steps as next
      from customer_wait w join order_line l on l.id = w.line_id join customer_order o on o.id = l.order_id
      cross join lateral (
        select count(*)::int as steps from unnest(${[...hours]}::int[]) h
        where ${SINCE} <= ${now}::timestamptz - make_interval(hours => h)) passed
      where w.until is null and ${IN_WORK} and w.steps < passed.steps and (w.cause <> 'PROOF' or passed.steps = ${last})
        and w.since <= ${now}::timestamptz - make_interval(hours => ${hours[0] ?? 0})
      order by w.since limit ${most} for update of w skip locked)
    update customer_wait w set steps = due.next from due where w.id = due.id
    returning w.id::float8 as id, due.order_id, due.line_id, due.language, w.cause, due.since, due.steps`.execute(tx)
  return rows
}
