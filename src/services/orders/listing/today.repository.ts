import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Capable } from '#domain/production/day-capacity.ts'
import type { ProductionStage } from '#domain/production/station.ts'

/** Orders that are promised for a day, and how far their jobs are; null: for days that are over. */
export type PromisedDay = {
  readonly day: IsoDate | null
  readonly orders: number
  readonly urgent: number
  /** Orders of which every job is done. */
  readonly ready: number
  readonly jobs: Readonly<Partial<Record<ProductionStage, number>>>
}

/**
 * Open orders by the day they are promised for: those of days that are over together, then so many days one by one. A line
 * that has no job yet counts as one at prepress, where it begins.
 */
export async function findPromised(db: Db, today: IsoDate, days: number): Promise<PromisedDay[]> {
  const { rows } = await sql<PromisedDay>`
    with open as (
      select order_id, urgent, production, nullif(greatest(ready_by, ${today}::date - 1), ${today}::date - 1) as day
      from order_listing
      where status in ('PENDING', 'PROCESSING') and ready_by < ${today}::date + ${days}::integer),
    work as (
      select open.day, case when job.state = 'DONE' then 'READY' else station.kind end as stage
      from open join print_job job on job.order_id = open.order_id and job.state <> 'CANCELLED'
      join station on station.id = job.station_id
      union all
      select open.day, 'PREPRESS' from open join order_line line on line.order_id = open.order_id
      where not exists (select from print_job job where job.order_id = open.order_id)),
    counted as (
      select day, json_object_agg(stage, jobs) as jobs
      from (select day, stage, count(*) as jobs from work group by day, stage) each group by day)
    select o.day, count(*)::int as orders, (count(*) filter (where o.urgent))::int as urgent,
      (count(*) filter (where o.production = 'READY'))::int as ready, coalesce((select c.jobs from counted c where c.day is not distinct from o.day), '{}') as jobs
    from open o group by o.day order by o.day nulls first`.execute(db)
  return rows
}

/** What the stations that work can do. */
export async function findCapable(db: Db): Promise<Capable[]> {
  const { rows } = await sql<Capable>`select kind, jobs_a_day as "jobsADay" from station where is_active`.execute(db)
  return rows
}

/** Orders and money of today, and of the same day of the week before until the same time. */
export type Compared = {
  readonly orders: number
  readonly money: number
  readonly orders_then: number
  readonly money_then: number
}

export async function findCompared(db: Db): Promise<Compared> {
  const midnight = sql`(date_trunc('day', now() at time zone 'Asia/Riyadh') at time zone 'Asia/Riyadh')`
  const week = sql`interval '7 days'`
  const { rows } = await sql<Compared>`
    select (count(*) filter (where is_today))::int as orders, (count(*) filter (where not is_today))::int as orders_then,
      coalesce(sum(total) filter (where is_today and is_paid), 0)::float8 as money,
      coalesce(sum(total) filter (where not is_today and is_paid), 0)::float8 as money_then
    from (
      select total, placed_at >= ${midnight} as is_today, payment in ('PAID', 'PARTLY_REFUNDED', 'REFUNDED') as is_paid
      from order_listing
      where placed_at >= ${midnight} or (placed_at >= ${midnight} - ${week} and placed_at < now() - ${week})) days`.execute(
    db,
  )
  return rows[0] ?? { orders: 0, money: 0, orders_then: 0, money_then: 0 }
}
