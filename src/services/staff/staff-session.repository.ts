import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import { prepareStatement, slot } from '#db/prepared-statement.ts'
import type { StaffSessionTable } from '#db/schema/staff.ts'

export type LiveStaffSession = {
  readonly id: string
  readonly staff_id: string
  readonly is_fresh: boolean
  readonly permissions: string[]
}

/** A session by the hash of its token, and whether it is a person who uses it now. */
type SessionUse = { readonly hash: Buffer; readonly isUse: boolean }

/**
 * Finds the session of a cookie while it is live and its person active, with what they may do now, and notes that it
 * was used, at most once a minute. Asked by every call of the office.
 */
export const liveStaffSessionReader = (db: Db) =>
  prepareStatement<SessionUse, LiveStaffSession>(
    db,
    'live staff session',
    sql<LiveStaffSession>`
      with live as (
        select s.id, s.staff_id, s.seen_at, s.fresh_at > now() - interval '10 minutes' as is_fresh
        from staff_session s join staff on staff.id = s.staff_id and staff.status = 'ACTIVE'
        where s.token_hash = ${slot<SessionUse>(({ hash }) => hash)}::bytea and s.ended_at is null
          and s.expires_at > now() and s.seen_at > now() - interval '60 minutes'
      ), used as (
        update staff_session set seen_at = now()
        where ${slot<SessionUse>(({ isUse }) => isUse)}::boolean
          and id in (select id from live where seen_at < now() - interval '1 minute')
      )
      select id, staff_id, is_fresh, staff_permissions(staff_id) as permissions from live`,
  )

/** Opens a session of at most twelve hours. */
export async function insertStaffSession(
  tx: Db,
  session: Omit<Insertable<StaffSessionTable>, 'expires_at'>,
): Promise<string> {
  const { id } = await tx
    .insertInto('staff_session')
    .values({ ...session, expires_at: sql<Date>`now() + interval '12 hours'` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes that a second factor was shown now; answers until when that counts. */
export async function noteFreshSession(tx: Db, sessionId: string): Promise<Date> {
  const { fresh_until: until } = await tx
    .updateTable('staff_session')
    .set({ fresh_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .returning(sql<Date>`fresh_at + interval '10 minutes'`.as('fresh_until'))
    .executeTakeFirstOrThrow()
  return until
}

/** Ends sessions of a person: one, all but one, or all. Answers how many. */
export async function endStaffSessions(
  tx: Db,
  staffId: string,
  which: { readonly only?: string; readonly but?: string } = {},
): Promise<number> {
  let query = tx
    .updateTable('staff_session')
    .set({ ended_at: sql<Date>`now()` })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
  if (which.only !== undefined) query = query.where('id', '=', which.only)
  if (which.but !== undefined) query = query.where('id', '<>', which.but)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

/** Forgets sessions that ended long ago. */
export async function deleteOldStaffSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
