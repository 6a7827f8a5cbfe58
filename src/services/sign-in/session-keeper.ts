import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { AuditEvent, AuditLog, AuditSource } from '../audit/audit-log.ts'
import type { CredentialService } from '../customers/credentials.service.ts'
import type { SessionService, Tokens } from '../sessions/session.service.ts'

export interface SessionKeeperOptions {
  readonly db: Db
  readonly sessions: SessionService
  readonly credentials: Pick<CredentialService, 'notifyOwner'>
  readonly audit: AuditLog
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>

/** Keeps sessions going and ends them, and writes down what happened. */
export function createSessionKeeper({ db, sessions, credentials, audit }: SessionKeeperOptions) {
  const end = (source: AuditSource, event: AuditEvent, which: { only?: string; but?: string } = {}): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const ended = await sessions.end(tx, source.customerId, which)
      if (ended > 0) await audit.record(tx, event, source)
      return ended > 0
    })

  return {
    /** New tokens for a refresh token. Of one that was copied, both holders are signed out and the customer is notified. */
    refresh: async (refreshToken: string, ip: string): Promise<Result<Tokens, { code: 'session/unknown' }>> => {
      const refreshed = await sessions.refresh(refreshToken)
      if (refreshed.ok) return ok(refreshed.value)
      const { error } = refreshed
      if (error.code === 'session/copied') {
        const { customerId, sessionId } = error
        await db.transaction().execute(async (tx) => {
          await credentials.notifyOwner(tx, customerId, { notice: 'session-copied' })
          await audit.record(tx, 'session-copied', { customerId, sessionId, ip })
        })
      }
      return err({ code: 'session/unknown' })
    },

    /** Signs one device out; false when it is not the customer's, or signed out already. */
    signOut: (source: AuditSource, sessionId: string): Promise<boolean> =>
      end(source, 'signed-out', { only: sessionId }),

    /** Signs out all devices but the one that asks. */
    signOutOthers: (source: AuditSource & { readonly sessionId: string }): Promise<boolean> =>
      end(source, 'signed-out-others', { but: source.sessionId }),

    signOutEverywhere: (source: AuditSource): Promise<boolean> => end(source, 'signed-out-everywhere'),
  }
}
