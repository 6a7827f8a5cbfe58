import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Db } from '#db/connection.ts'
import type { StaffSessionTable } from '#db/schema/staff.ts'
import { inOrder } from '#domain/staff/permissions.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import {
  deleteOldStaffSessions,
  endStaffSessions,
  insertStaffSession,
  liveStaffSessionReader,
  noteFreshSession,
} from './staff-session.repository.ts'

/** Who makes a call of the office, and what they may do now. */
export type StaffActor = {
  readonly staffId: string
  readonly sessionId: string
  readonly permissions: ReadonlySet<Permission>
  readonly via: 'OFFICE'
  /** Whether they showed a second factor in the last ten minutes. */
  readonly isFresh: boolean
}

export type StaffSessions = ReturnType<typeof createStaffSessions>

/** How a random token of a cookie, a link or a dialogue is stored. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A token that cannot be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Browsers that are signed in to the office. Every call reads the database: what ended has ended at once. */
export function createStaffSessions({ pool, db }: { readonly pool: Pool; readonly db: Db }) {
  const live = liveStaffSessionReader(db)
  return {
    /**
     * Who holds the cookie; undefined when it is not ours, is over, or its person is not active any more. `isUse`: false for what a
     * page asks by itself, which does not keep an idle session alive.
     */
    read: async (token: string, isUse = true): Promise<StaffActor | undefined> => {
      const [row] = await live.run(pool, { hash: tokenHash(token), isUse })
      if (!row) return undefined
      const permissions = new Set(inOrder(row.permissions))
      return { staffId: row.staff_id, sessionId: row.id, permissions, via: 'OFFICE', isFresh: row.is_fresh }
    },

    /** Signs a browser in; answers the token for its cookie. */
    open: async (
      tx: Db,
      staffId: string,
      method: StaffSessionTable['method'],
      userAgent: string,
    ): Promise<{ readonly token: string; readonly sessionId: string }> => {
      const token = newToken()
      const session = { staff_id: staffId, token_hash: tokenHash(token), method, user_agent: userAgent.slice(0, 400) }
      return { token, sessionId: await insertStaffSession(tx, session) }
    },

    end: endStaffSessions,
    noteFresh: noteFreshSession,
    sweep: () => deleteOldStaffSessions(db),
  }
}
