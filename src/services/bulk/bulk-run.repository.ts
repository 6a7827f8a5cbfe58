import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { BulkActionName } from '#domain/orders/desk/bulk-actions.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'

/** An order of a run, with its parcel where it is shipped. */
export type BulkTarget = {
  readonly number: number
  readonly carrier?: string | undefined
  readonly trackingNumber?: string | undefined
  readonly trackingUrl?: string | undefined
}

export type NewRun = {
  readonly staffId: string
  readonly sessionId: string
  readonly action: BulkActionName
  readonly assigneeId: string | null
}

/** Writes a run with its rows, in the order given; answers its id. */
export async function insertRun(tx: Db, run: NewRun, targets: readonly BulkTarget[]): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into bulk_run (staff_id, session_id, action, assignee_id, total)
    values (${run.staffId}::uuid, ${run.sessionId}::uuid, ${run.action}::text, ${run.assigneeId}::uuid, ${targets.length}::integer)
    returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new TypeError('a bulk run was not written')
  await sql`
    insert into bulk_row (run_id, position, order_number, carrier, tracking_number, tracking_url)
    select ${id}, position - 1, number, carrier, tracking, url
    from unnest(${targets.map(({ number }) => number)}::integer[],
      ${targets.map(({ carrier }) => carrier ?? null)}::text[],
      ${targets.map(({ trackingNumber }) => trackingNumber ?? null)}::text[],
      ${targets.map(({ trackingUrl }) => trackingUrl ?? null)}::text[])
      with ordinality given (number, carrier, tracking, url, position)`.execute(tx)
  return id
}

/** The next row of a run that is to be done. */
export type TakenRow = {
  readonly run_id: string
  readonly position: number
  readonly order_number: number
  readonly carrier: string | null
  readonly tracking_number: string | null
  readonly tracking_url: string | null
  readonly action: BulkActionName
  readonly assignee_id: string | null
  readonly staff_id: string
  readonly session_id: string | null
  /** What the person who began the run may do now. */
  readonly permissions: readonly string[]
}

/** Takes the next row that no other transaction has, until the transaction ends; undefined when there is none. */
export async function takeRow(tx: Db, runId: string): Promise<TakenRow | undefined> {
  const { rows } = await sql<TakenRow>`
    select w.run_id, w.position, w.order_number, w.carrier, w.tracking_number, w.tracking_url, r.action, r.assignee_id,
      r.staff_id, r.session_id, staff_permissions(r.staff_id) as permissions
    from bulk_row w join bulk_run r on r.id = w.run_id
    where w.run_id = ${runId} and w.state = 'WAITING'
    order by w.position limit 1 for update of w skip locked`.execute(tx)
  return rows[0]
}

type RowName = Pick<TakenRow, 'run_id' | 'position'>

/** Writes the result of a row that the transaction has taken; `code` says why it was refused. */
export async function writeOutcome(tx: Db, { run_id: run, position }: RowName, code: string | null): Promise<void> {
  await sql`
    update bulk_row set state = ${code === null ? 'DONE' : 'REFUSED'}, code = ${code}, done_at = now()
    where run_id = ${run} and position = ${position}`.execute(tx)
}

/** Notes that a row could not be tried; after `most` attempts it is refused. */
export async function noteFailure(db: Db, { run_id: run, position }: RowName, most: number): Promise<void> {
  await sql`
    update bulk_row set attempts = attempts + 1,
      state = case when attempts + 1 >= ${most} then 'REFUSED' else state end,
      code = case when attempts + 1 >= ${most} then 'bulk/failed' end,
      done_at = case when attempts + 1 >= ${most} then now() end
    where run_id = ${run} and position = ${position} and state = 'WAITING'`.execute(db)
}

/** Ends a run of which nothing is left to do. */
export async function finishRun(db: Db, runId: string): Promise<void> {
  await sql`
    update bulk_run set finished_at = now() where id = ${runId} and finished_at is null
      and not exists (select from bulk_row where run_id = ${runId} and state = 'WAITING')`.execute(db)
}

/** Runs that have something left to do, and of which nothing was done for a minute. */
export async function findUnfinished(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bulk_run r where finished_at is null and created_at < now() - interval '1 minute'
      and not exists (select from bulk_row where run_id = r.id and done_at > now() - interval '1 minute')
    order by created_at`.execute(db)
  return rows.map(({ id }) => id)
}

/** How far a run is. */
export type RunRow = {
  readonly id: string
  readonly action: BulkActionName
  readonly total: number
  readonly done: number
  readonly refused: number
  readonly created_at: Date
  readonly finished_at: Date | null
}

/** The newest runs of a person, or the one with that id. */
export async function findRuns(db: Db, staffId: string, { id, limit = 1 }: { id?: string; limit?: number }) {
  const { rows } = await sql<RunRow>`
    select r.id, r.action, r.total, r.created_at, r.finished_at,
      (select count(*) from bulk_row where run_id = r.id and state = 'DONE')::int as done,
      (select count(*) from bulk_row where run_id = r.id and state = 'REFUSED')::int as refused
    from bulk_run r where r.staff_id = ${staffId} and ${id === undefined ? sql`true` : sql`r.id = ${id}::uuid`}
    order by r.created_at desc limit ${limit}`.execute(db)
  return rows
}

/** A row that was refused, and what its order is now. */
export type RefusedRow = { readonly number: number; readonly code: string; readonly status: OrderStatus | null }

/** The first rows of a run that were refused, in its order. */
export async function findRefused(db: Db, runId: string, limit: number): Promise<RefusedRow[]> {
  const { rows } = await sql<RefusedRow>`
    select w.order_number as number, w.code, o.status
    from bulk_row w left join customer_order o on o.number = w.order_number
    where w.run_id = ${runId} and w.state = 'REFUSED' order by w.position limit ${limit}`.execute(db)
  return rows
}
