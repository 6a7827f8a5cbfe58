import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { PrintJobTable } from '#db/schema/production.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { JobMove, JobState } from '#domain/production/job-moves.ts'

export type JobRow = Selectable<PrintJobTable>

/** The order of a job, as far as it decides what can be done with it. */
export type JobOrder = { readonly id: string; readonly status: OrderStatus; readonly hold_reason: string | null }

/** Makes the jobs of an order that it has not yet; answers the codes of all that it has. */
export async function makePrintJobs(tx: Db, orderId: string): Promise<string[]> {
  await sql`select make_print_jobs(${orderId}::uuid)`.execute(tx)
  const { rows } = await sql<{ code: string }>`select code from print_job where order_id = ${orderId}::uuid`.execute(tx)
  return rows.map(({ code }) => code)
}

/** The order of a job, held until the transaction ends: jobs of one order move one after the other. */
export async function lockJobOrder(tx: Db, code: string): Promise<JobOrder | undefined> {
  const { rows } = await sql<JobOrder>`
    select o.id, o.status, (select hold_reason from order_desk d where d.order_id = o.id) as hold_reason
    from customer_order o
    where o.id = (select order_id from print_job where code = ${code})
    for no key update of o`.execute(tx)
  return rows[0]
}

export const findJob = (db: Db, code: string): Promise<JobRow | undefined> =>
  db.selectFrom('print_job').selectAll().where('code', '=', code).executeTakeFirst()

/** What changes about a job. */
export type JobChange = {
  readonly station_id?: number
  readonly state?: JobState
  readonly reason?: string | null
  readonly is_reprint?: boolean
  readonly quantity?: number
  readonly assignee_id?: string | null
  readonly pool_id?: string | null
}

/** Changes a job if it still is as it was thought to be; undefined when it is not. */
export const changeJob = (tx: Db, job: JobRow, move: JobMove, change: JobChange): Promise<JobRow | undefined> =>
  tx
    .updateTable('print_job')
    .set({ ...change, last_move: move, version: sql<number>`version + 1` })
    .where('id', '=', job.id)
    .where('version', '=', job.version)
    .where('station_id', '=', job.station_id)
    .where('state', '=', job.state)
    .returningAll()
    .executeTakeFirst()

/** Makes some pieces of a job a job of their own; undefined when its line has as many jobs as it can have. */
export async function insertPart(
  tx: Db,
  job: JobRow,
  part: {
    readonly quantity: number
    readonly station: number
    readonly isReprint: boolean
    readonly reason: string | null
  },
): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    insert into print_job (order_id, line_id, part, code, quantity, route, station_id, state, reason, is_reprint, due, urgent,
      material, material_colour, assignee_id)
    select j.order_id, j.line_id, n.part, regexp_replace(j.code, '^(\\d+-\\d+).*$', '\\1') || '-' || n.part, ${part.quantity},
      j.route, ${part.station}, 'QUEUED', ${part.reason}::text, ${part.isReprint}, j.due, j.urgent, j.material,
      j.material_colour, j.assignee_id
    from print_job j
    cross join lateral (select max(part) + 1 as part from print_job where line_id = j.line_id) n
    where j.id = ${job.id}::uuid and n.part <= 99
    returning *`.execute(tx)
  return rows[0]
}

/** What is written down of a move. */
export type JobEvent = {
  readonly move: string
  readonly job: JobRow
  readonly from: JobRow | null
  readonly staffId: string | null
  readonly good?: number | undefined
  readonly spoilt?: number | undefined
  readonly reason?: string | null | undefined
  readonly requestId?: string | undefined
  readonly changeId?: number | undefined
}

/** Writes down a move; false when the person's device has sent another one with the same request id. */
export async function insertEvent(tx: Db, event: JobEvent): Promise<boolean> {
  const { job, from } = event
  const { rows } = await sql`
    insert into print_job_event (job_id, staff_id, move, from_station, to_station, from_state, to_state, version, quantity,
      good, spoilt, reason, request_id, change_id)
    values (${job.id}::uuid, ${event.staffId}::uuid, ${event.move}, ${from?.station_id ?? null}::integer, ${job.station_id},
      ${from?.state ?? null}::text, ${job.state}, ${job.version}, ${job.quantity}, ${event.good ?? null}::integer,
      ${event.spoilt ?? null}::integer, ${event.reason ?? null}::text, ${event.requestId ?? null}::uuid,
      ${event.changeId ?? null}::bigint)
    on conflict (staff_id, request_id) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/**
 * The job that a person's device has moved by this request id before. The event of the move has it, for as long as there is the
 * job: a tablet may send a move again hours later. Requests to buy are known otherwise (checkout/placing/idempotency.repository.ts).
 */
export async function findRequest(tx: Db, staffId: string, requestId: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select j.code from print_job_event e join print_job j on j.id = e.job_id
    where e.staff_id = ${staffId}::uuid and e.request_id = ${requestId}::uuid`.execute(tx)
  return rows[0]?.code
}

/** Notes that a line is being made, so that its customer can only ask for an end (S255); false when it was before. */
export async function startLine(tx: Db, lineId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_line')
    .set({ production_started_at: sql<Date>`now()` })
    .where('id', '=', lineId)
    .where('production_started_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Takes back that a line is being made, unless something else than the change taken back has begun it too. */
export async function unstartLine(tx: Db, lineId: number, changeId: number): Promise<void> {
  await sql`
    update order_line l set production_started_at = null
    where l.id = ${lineId} and not exists (
      select from print_job j
      join print_job_event e on e.job_id = j.id and e.move in ('start', 'finish') and e.change_id is distinct from ${changeId}::bigint
      join station s on s.id = e.from_station and s.kind <> 'PREPRESS'
      where j.line_id = l.id)`.execute(tx)
}

/** What people call the job of an id. */
export const findJobCode = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('print_job').select('code').where('id', '=', id).executeTakeFirst())?.code

/** A row of `staff` that may be the assignee of a job: a person who works here now, and may work at a station. */
const MAY_TAKE_JOBS = sql<boolean>`
  status = 'ACTIVE' and staff_permissions(id) && array['production.edit', 'production.pack', 'artwork.decide']`

/** Whether a person may be the assignee of a job, until the transaction ends. */
export async function mayTakeJobs(tx: Db, id: string): Promise<boolean> {
  await sql`select from staff where id = ${id}::uuid for share`.execute(tx)
  const found = await tx.selectFrom('staff').select('id').where('id', '=', id).where(MAY_TAKE_JOBS).executeTakeFirst()
  return found !== undefined
}

/** The change that a job's last event wrote, with the state before it; undefined when it has none. */
export async function findLastChange(tx: Db, jobId: string) {
  const { rows } = await sql<{
    id: number
    action: string
    version: number
    before: Readonly<Record<string, unknown>>
    after: Readonly<Record<string, unknown>>
  }>`
    select c.id, c.action, e.version, c.before, c.after from print_job_event e join staff_change c on c.id = e.change_id
    where e.job_id = ${jobId}::uuid order by e.id desc limit 1`.execute(tx)
  return rows[0]
}

/** People who work here now and may work at a station, by their names. */
export const findPeople = (db: Db): Promise<{ id: string; name: string }[]> =>
  db.selectFrom('staff').select(['id', 'name']).where(MAY_TAKE_JOBS).orderBy('name').orderBy('id').execute()
