import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Permission } from '#domain/staff/permissions.ts'

/** A place in the two logs of orders, whose rows are only added. */
export type LogPlace = { readonly event: number; readonly touch: number }

/** A row of a log: which order it is about. */
export type LogRow = { readonly id: number; readonly order: string }

export type News = {
  readonly events: readonly LogRow[]
  readonly touches: readonly LogRow[]
  readonly newest: LogPlace
  /** Transactions before this one have ended. */
  readonly ended: string
  /** This one had not begun. */
  readonly next: string
}

/** What was added to the logs after a place, in one statement; at most so many rows of each. */
export async function readNews(db: Db, after: LogPlace, limit: number): Promise<News> {
  const { rows } = await sql<News>`
    select
      coalesce((select json_agg(json_build_object('id', id, 'order', order_id)) from (
        select id, order_id from order_event where id > ${after.event} order by id limit ${limit}) e), '[]') as events,
      coalesce((select json_agg(json_build_object('id', id, 'order', order_id)) from (
        select id, order_id from order_touch where id > ${after.touch} order by id limit ${limit}) t), '[]') as touches,
      json_build_object('event', coalesce((select max(id) from order_event), 0),
        'touch', coalesce((select max(id) from order_touch), 0)) as newest,
      pg_snapshot_xmin(s)::text as ended, pg_snapshot_xmax(s)::text as next
    from pg_current_snapshot() s`.execute(db)
  if (!rows[0]) throw new TypeError('the logs of orders cannot be read')
  return rows[0]
}

/** Which of these sessions are live, and what their people may do now. Reading them is no use of them. */
export async function findLiveSessions(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; permissions: Permission[] }[]> {
  const { rows } = await sql<{ id: string; permissions: Permission[] }>`
    select s.id, staff_permissions(s.staff_id) as permissions
    from staff_session s join staff on staff.id = s.staff_id and staff.status = 'ACTIVE'
    where s.id = any(${ids}::uuid[]) and s.ended_at is null and s.expires_at > now()
      and s.seen_at > now() - interval '60 minutes'`.execute(db)
  return rows
}
