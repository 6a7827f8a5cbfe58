import { SESSION_POLICY } from '#domain/customers/session-policy.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import { prepareStatement, slot } from '#db/prepared-statement.ts'
import type { SessionTable } from '#db/schema/sessions.ts'

export type SessionRow = Selectable<SessionTable>

export type NewSession = Pick<
  SessionRow,
  'id' | 'customer_id' | 'token_seed' | 'browser_hash' | 'user_agent' | 'method'
>

const days = (count: number) => sql<Date>`now() + make_interval(days => ${count}::int)`

export async function insertSession(tx: Db, session: NewSession, idleDays: number): Promise<void> {
  await tx
    .insertInto('session')
    .values({ ...session, expires_at: days(idleDays) })
    .execute()
}

export type LiveSession = { readonly customer_id: string; readonly language: 'en' | 'ar' }

/** Finds whose a session is, unless it has ended: asked by every call of a customer. */
export const liveSessionReader = (db: Db) =>
  prepareStatement<string, LiveSession>(
    db,
    'live session',
    sql<LiveSession>`
      select s.customer_id, c.language from session s join customer c on c.id = s.customer_id
      where s.id = ${slot<string>((id) => id)}::uuid and s.revoked_at is null and s.expires_at > now()`,
  )

/** A session with how long ago its token was rotated; undefined when it has ended. */
export const findSession = (db: Db, id: string): Promise<(SessionRow & { seconds_since: number }) | undefined> =>
  db
    .selectFrom('session')
    .selectAll()
    .select(sql<number>`extract(epoch from now() - rotated_at)::float8`.as('seconds_since'))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Rotates the token of a session, if it is still the one of that generation: of all who try, one succeeds. */
export const rotateSession = async (
  db: Db,
  { id, generation, idleDays, longestDays }: { id: string; generation: number; idleDays: number; longestDays: number },
): Promise<boolean> =>
  (await db
    .updateTable('session')
    .set((eb) => ({
      generation: eb('generation', '+', 1),
      rotated_at: sql<Date>`now()`,
      expires_at: sql<Date>`least(${days(idleDays)}, created_at + make_interval(days => ${longestDays}::int))`,
    }))
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Whether a session was reauthenticated in the last seconds. */
export const isProvedSession = async (db: Db, id: string, seconds: number): Promise<boolean> =>
  (await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('reauthenticated_at', '>', sql<Date>`now() - make_interval(secs => ${seconds}::int)`)
    .executeTakeFirst()) !== undefined

/** Records that a customer's session was just reauthenticated. */
export async function noteReauthentication(tx: Db, customerId: string, id: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ reauthenticated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends sessions of a customer: one, all but one, or all. Answers how many. */
export async function revokeSessions(
  db: Db,
  customerId: string,
  which: { readonly only?: string; readonly but?: string } = {},
): Promise<number> {
  let query = db
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
  if (which.only !== undefined) query = query.where('id', '=', which.only)
  if (which.but !== undefined) query = query.where('id', '<>', which.but)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

/** Where a customer is signed in, the last seen first. */
export const findSessions = (db: Db, customerId: string): Promise<SessionRow[]> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('rotated_at', 'desc')
    .limit(100)
    .execute()

/** Removes sessions that ended long ago; a copied token of one is unknown from then on. */
export async function deleteEnded(db: Db): Promise<void> {
  await db
    .deleteFrom('session')
    .where((eb) =>
      eb.or([eb('expires_at', '<', sql<Date>`now()`), eb('revoked_at', '<', days(-SESSION_POLICY.endedDays))]),
    )
    .execute()
}
