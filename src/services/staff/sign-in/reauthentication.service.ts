import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { RateLimits } from '../../limits/rate-limits.ts'
import { giveBackAll, takeAll } from '../../limits/take-all.ts'
import type { SignedAnswer } from '../../passkeys/passkey-signer.ts'
import { endDialogue, openDialogue } from '../dialogues/staff-dialogues.ts'
import type { StaffFactors } from '../factors/staff-factors.service.ts'
import { newChallenge } from '../factors/staff-passkeys.ts'
import type { StaffPasskeys } from '../factors/staff-passkeys.ts'
import type { StaffActor, StaffSessions } from '../staff-sessions.service.ts'
import { codeLimits } from './code-limits.ts'
import type { StaffSignInError } from './staff-sign-in.service.ts'

export type Reauthentication = ReturnType<typeof createReauthentication>

export interface ReauthenticationOptions {
  readonly db: Db
  readonly limits: RateLimits
  readonly sessions: StaffSessions
  readonly factors: StaffFactors
  readonly passkeys: StaffPasskeys
}

/** Shows a second factor again: it is still they who use the session. Counts for ten minutes. */
export function createReauthentication({ db, limits, sessions, factors, passkeys }: ReauthenticationOptions) {
  return {
    /** By the code of an app, or a recovery code; answers until when it counts. */
    byCode: async (
      { staffId, sessionId }: StaffActor,
      code: string,
      ip: string,
    ): Promise<Result<Date, StaffSignInError>> => {
      const counted = codeLimits(staffId, ip)
      const taken = await takeAll(limits, counted)
      if (!taken.ok) return taken
      const result = await db.transaction().execute(async (tx): Promise<Result<Date, StaffSignInError>> => {
        const used = await factors.use(tx, staffId, code)
        return used.ok ? ok(await sessions.noteFresh(tx, sessionId)) : used
      })
      if (result.ok) await giveBackAll(limits, counted)
      return result
    },

    askPasskey: async ({ staffId }: StaffActor) => {
      const challenge = newChallenge()
      const dialogue = await openDialogue(db, 'FRESH', { staffId, challenge })
      return { dialogue, options: await passkeys.toSign(db, challenge, staffId) }
    },

    byPasskey: (
      { staffId, sessionId }: StaffActor,
      dialogue: string | undefined,
      given: SignedAnswer,
    ): Promise<Result<Date, StaffSignInError>> =>
      db.transaction().execute(async (tx): Promise<Result<Date, StaffSignInError>> => {
        const pending = await endDialogue(tx, dialogue, 'FRESH')
        const isTheirs =
          pending?.staffId === staffId && (await passkeys.signerOf(tx, given, pending.challenge)) === staffId
        return isTheirs ? ok(await sessions.noteFresh(tx, sessionId)) : err({ code: 'passkey/refused' })
      }),
  }
}
