import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'

/** Orders that are promised for a day; null: for days that are over. */
export type PromisedDay = {
  readonly day: IsoDate | null
  readonly orders: number
  readonly urgent: number
}

/** Open orders by the day they are promised for: those of days that are over together, then so many days one by one. */
export async function findPromised(db: Db, today: IsoDate, days: number): Promise<PromisedDay[]> {
  const { rows } = await sql<PromisedDay>`
    select nullif(greatest(ready_by, ${today}::date - 1), ${today}::date - 1) as day, count(*)::int as orders,
      (count(*) filter (where urgent))::int as urgent
    from order_listing
    where status in ('PENDING', 'PROCESSING') and ready_by < ${today}::date + ${days}::integer
    group by 1 order by 1 nulls first`.execute(db)
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
