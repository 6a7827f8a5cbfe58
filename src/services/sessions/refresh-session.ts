import type { Db } from '#db/connection.ts'
import { judgeRefresh, SESSION_POLICY } from '#domain/customers/session-policy.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findSession, revokeSessions, rotateSession } from './session.repository.ts'
import type { Tokens } from './session.service.ts'
import { readToken } from './tokens.ts'
import type { TokenMaker } from './tokens.ts'

export type RefreshError =
  | { readonly code: 'session/unknown' }
  /** The token was used before: another person has a copy. The session has ended. */
  | { readonly code: 'session/copied'; readonly customerId: string; readonly sessionId: string }

interface Refreshing {
  readonly db: Db
  readonly tokens: TokenMaker
  readonly tokensOf: (sessionId: string, generation: number, seed: Buffer) => Tokens
}

/**
 * The next tokens for a refresh token. Of many who show it at the same time one makes the next, and all get the same;
 * later use of it ends the session, because another person has a copy.
 */
export async function refreshSession(
  { db, tokens, tokensOf }: Refreshing,
  refreshToken: string,
): Promise<Result<Tokens, RefreshError>> {
  const token = readToken(refreshToken)
  // Once more when another tab was faster.
  for (let attempt = 0; token && attempt < 2; attempt++) {
    const { sessionId, number } = token
    const session = await findSession(db, sessionId)
    if (!session || !tokens.isRefresh(token, session.token_seed)) break
    const { generation, customer_id: customerId, token_seed: seed } = session
    const verdict = judgeRefresh(number, { generation, secondsSince: session.seconds_since })
    if (verdict === 'unknown') break
    if (verdict === 'repeat') return ok(tokensOf(sessionId, generation, seed))
    if (verdict === 'replay') {
      await revokeSessions(db, customerId, { only: sessionId })
      return err({ code: 'session/copied', customerId, sessionId })
    }
    const { idleDays, longestDays } = SESSION_POLICY
    if (await rotateSession(db, { id: sessionId, generation, idleDays, longestDays })) {
      return ok(tokensOf(sessionId, generation + 1, seed))
    }
  }
  return err({ code: 'session/unknown' })
}
