import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Db } from '#db/connection.ts'
import { deviceName } from '#domain/customers/device-name.ts'
import { SESSION_POLICY } from '#domain/customers/session-policy.ts'
import type { Language } from '#domain/language.ts'
import { claimArtwork } from '../artwork/claim-artwork.ts'
import {
  deleteEnded,
  findSession,
  findSessions,
  insertSession,
  isProvedSession,
  liveSessionReader,
  noteReauthentication,
  revokeSessions,
} from './session.repository.ts'
import { refreshSession } from './refresh-session.ts'
import type { NewSession } from './session.repository.ts'
import { browserHash, createTokens, readToken } from './tokens.ts'

/** Who makes a call: always whom its session belongs to. */
export type Actor = { readonly customerId: string; readonly sessionId: string; readonly language: Language }

export type Tokens = {
  readonly sessionId: string
  readonly accessToken: string
  readonly accessSeconds: number
  readonly refreshToken: string
}

/** What is known of a browser that signs in. */
export type Browser = { readonly name: string; readonly userAgent: string }

export type SessionService = ReturnType<typeof createSessionService>

export interface SessionOptions {
  readonly pool: Pool
  readonly db: Db
  readonly secret: string
  readonly now?: () => Date
}

/** Signed-in devices: opened by signing in, prolonged by refreshing, ended by their owner. */
export function createSessionService({ pool, db, secret, now = () => new Date() }: SessionOptions) {
  const tokens = createTokens(secret)
  const live = liveSessionReader(db)
  const nowSeconds = () => Math.floor(now().getTime() / 1000)

  const tokensOf = (sessionId: string, generation: number, seed: Buffer): Tokens => ({
    sessionId,
    accessToken: tokens.access(sessionId, nowSeconds() + SESSION_POLICY.accessSeconds),
    accessSeconds: SESSION_POLICY.accessSeconds,
    refreshToken: tokens.refresh(sessionId, generation, seed),
  })

  return {
    /** Signs a browser in: always a new session, whatever it had before. The files it sent become the customer's. */
    open: async (tx: Db, customerId: string, browser: Browser, method: NewSession['method']): Promise<Tokens> => {
      const session = {
        id: randomUUID(),
        customer_id: customerId,
        token_seed: randomBytes(32),
        browser_hash: browserHash(browser.name),
        user_agent: browser.userAgent.slice(0, 400),
        method,
      }
      await insertSession(tx, session, SESSION_POLICY.idleDays)
      await claimArtwork(tx, session.browser_hash, customerId, now())
      return tokensOf(session.id, 0, session.token_seed)
    },

    /** The session an access token is of, which may have ended since; undefined when the token is not ours or is over. */
    sessionOf: (accessToken: string): string | undefined => tokens.readAccess(accessToken, nowSeconds()),

    /** Who holds an access token; undefined when it is not ours, is over, or its session or customer is gone. */
    read: async (accessToken: string): Promise<Actor | undefined> => {
      const sessionId = tokens.readAccess(accessToken, nowSeconds())
      if (sessionId === undefined) return undefined
      const [row] = await live.run(pool, sessionId, 'short')
      return row && { customerId: row.customer_id, sessionId, language: row.language }
    },

    /** The next tokens for a refresh token; see refreshSession. */
    refresh: (refreshToken: string) => refreshSession({ db, tokens, tokensOf }, refreshToken),

    /** Whose a refresh token is, for signing out with nothing else at hand. */
    ownerOf: async (refreshToken: string): Promise<Pick<Actor, 'customerId' | 'sessionId'> | undefined> => {
      const token = readToken(refreshToken)
      const session = token && (await findSession(db, token.sessionId))
      if (!session || !tokens.isRefresh(token, session.token_seed)) return undefined
      return { customerId: session.customer_id, sessionId: session.id }
    },

    /** Whether the caller has signed in or reauthenticated lately. */
    isReauthenticated: ({ sessionId }: Actor): Promise<boolean> =>
      isProvedSession(db, sessionId, SESSION_POLICY.reauthenticationSeconds),

    /** Records such a reauthentication. */
    noteReauthentication,

    /** Ends sessions of a customer: one, all but one, or all. Answers how many. */
    end: revokeSessions,

    /** Where a customer is signed in. */
    devicesOf: async (customerId: string, currentId?: string) =>
      (await findSessions(db, customerId)).map((session) => ({
        id: session.id,
        ...deviceName(session.user_agent),
        method: session.method,
        signedInAt: riyadhTimestamp(session.created_at),
        lastSeenAt: riyadhTimestamp(session.rotated_at),
        isCurrent: session.id === currentId,
      })),

    sweep: () => deleteEnded(db),
  }
}
