import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'

/** Made-up moves of jobs: which jobs of the round, what becomes of them, and who does it. */
type Step = {
  readonly move: string
  readonly of: RawBuilder<unknown>
  readonly change: RawBuilder<unknown>
  readonly by: string
}

/** A number of a job that is the same with every seed, to tell jobs apart by. */
const pick = sql`(o.i * 7 + l.position * 3)`
const isStarted = sql`l.production_started_at is not null`
const isWhole = sql`${isStarted} and o.i % 6 = 0`

const STEPS: readonly Step[] = [
  // Beyond prepress: half of what is not started, and everything that is.
  {
    move: 'move',
    of: sql`${isStarted} or ${pick} % 2 = 0`,
    change: sql`station_id = j.route[case when ${isWhole} then cardinality(j.route) when ${isStarted}
      then 2 + ${pick} % (cardinality(j.route) - 1) else 2 end], state = 'QUEUED'`,
    by: 'prepress',
  },
  { move: 'finish', of: isWhole, change: sql`state = 'DONE'`, by: 'fulfilment' },
  {
    move: 'reprint',
    of: sql`${isStarted} and o.i % 6 <> 0 and ${pick} % 11 = 3`,
    change: sql`station_id = j.route[2], state = 'QUEUED', is_reprint = true,
      reason = case when o.i % 2 = 0 then 'Gold is off by 1 mm' else 'انحراف في لون الخلفية' end`,
    by: 'production',
  },
  {
    move: 'start',
    of: sql`${isStarted} and o.i % 6 <> 0 and ${pick} % 3 = 0`,
    change: sql`state = 'RUNNING', assignee_id = (select id from made_staff where role = 'production')`,
    by: 'production',
  },
  {
    move: 'report',
    of: sql`${isStarted} and o.i % 6 <> 0 and ${pick} % 17 = 1`,
    change: sql`state = 'PROBLEM',
      reason = case when o.i % 2 = 0 then 'The paper has run out' else 'سكين القص تحتاج إلى شحذ' end`,
    by: 'production',
  },
]

/** Adds the print jobs of orders that are being made, at various stations, with how they came there. */
export async function insertJobs(tx: Db): Promise<void> {
  await sql`select make_print_jobs(id) from made_order where status = 'PROCESSING'`.execute(tx)
  for (const step of STEPS) await takeStep(tx, step)
}

async function takeStep(tx: Db, { move, of, change, by }: Step): Promise<void> {
  await sql`
    with moved as (
      update print_job j set ${change}, last_move = ${move}, version = j.version + 1
      from made_order o, order_line l, print_job before
      where l.order_id = o.id and j.line_id = l.id and before.id = j.id and j.state = 'QUEUED' and (${of})
        and (${move} <> 'reprint' or cardinality(j.route) > 1)
      returning j.*, before.station_id as from_station, before.state as from_state)
    insert into print_job_event (job_id, staff_id, move, from_station, to_station, from_state, to_state, version, quantity,
      good, reason)
    select id, (select id from made_staff where role = ${by}), ${move}, from_station, station_id, from_state, state, version,
      quantity, case when ${move} = 'finish' then quantity end, reason
    from moved`.execute(tx)
}

/** Says what the stations of the demo can do on a working day. */
export async function setDemoCapacity(db: Db): Promise<void> {
  await sql`
    update station set version = version + 1, jobs_a_day = case kind when 'PREPRESS' then 48 when 'PRINT' then 32
      when 'FINISH' then 36 when 'QC' then 40 else 44 end
    where jobs_a_day is null`.execute(db)
}
