import type { Db } from '#db/connection.ts'
import type { StaffSessionTable } from '#db/schema/staff.ts'
import { emailKey } from '#domain/contact/email.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { isPassword } from '../../customers/password.ts'
import { networkBlockOf } from '../../limits/ip-network.ts'
import type { LimitExceeded, RateLimits } from '../../limits/rate-limits.ts'
import { giveBackAll, takeAll } from '../../limits/take-all.ts'
import type { Counted } from '../../limits/take-all.ts'
import type { SignedAnswer } from '../../passkeys/passkey-signer.ts'
import { askInDialogue, endDialogue, openDialogue, readDialogue } from '../dialogues/staff-dialogues.ts'
import type { StaffFactors } from '../factors/staff-factors.service.ts'
import type { FactorError } from '../factors/take-factor.ts'
import { newChallenge } from '../factors/staff-passkeys.ts'
import type { StaffPasskeys } from '../factors/staff-passkeys.ts'
import type { StaffSessions } from '../staff-sessions.service.ts'
import { codeLimits } from './code-limits.ts'
import { findCredentials, isActiveStaff } from './staff-credentials.repository.ts'

/** Where a person signs in from. */
export type StaffSignInContext = { readonly ip: string; readonly userAgent: string }

export type StaffSignInError =
  | LimitExceeded
  /** No one with that address and password; which of the two is wrong is not revealed. */
  | { readonly code: 'staff/refused' }
  /** Too long ago, or somewhere else: the password is asked for again. */
  | { readonly code: 'staff/dialogue-over' }
  | FactorError
  | { readonly code: 'passkey/refused' }

export type StaffSignIn = ReturnType<typeof createStaffSignIn>

export interface StaffSignInOptions {
  readonly db: Db
  readonly limits: RateLimits
  readonly sessions: StaffSessions
  readonly factors: StaffFactors
  readonly passkeys: StaffPasskeys
}

/** Signing in to the office: by password and a second factor, or by a passkey, which is both. */
export function createStaffSignIn({ db, limits, sessions, factors, passkeys }: StaffSignInOptions) {
  const beginSession = async (tx: Db, staffId: string, method: StaffSessionTable['method'], userAgent: string) =>
    (await sessions.open(tx, staffId, method, userAgent)).token

  return {
    /** Checks a password. Who has none, or is not active, is refused after the same time. */
    begin: async (email: string, password: string, { ip }: StaffSignInContext) => {
      const counted = passwordLimits(emailKey(email), ip)
      const taken = await takeAll(limits, counted)
      if (!taken.ok) return taken
      const person = await findCredentials(db, emailKey(email))
      if (!(await isPassword(password, person?.password_hash ?? null)) || !person)
        return err({ code: 'staff/refused' } as const)
      await giveBackAll(limits, counted)
      const dialogue = await openDialogue(db, 'SECOND_FACTOR', { staffId: person.id, challenge: null })
      return ok({ dialogue, factors: await factors.of(db, person.id) })
    },

    /** Ends the dialogue of a right password by the code of an app, or a recovery code. */
    confirm: async (
      dialogue: string | undefined,
      code: string,
      { ip, userAgent }: StaffSignInContext,
    ): Promise<Result<string, StaffSignInError>> => {
      const begun = await readDialogue(db, dialogue, 'SECOND_FACTOR')
      if (!begun?.staffId) return err({ code: 'staff/dialogue-over' })
      const { staffId } = begun
      const counted = codeLimits(staffId, ip)
      const taken = await takeAll(limits, counted)
      if (!taken.ok) return taken
      const arrived = await db.transaction().execute(async (tx): Promise<Result<string, StaffSignInError>> => {
        if (!(await isActiveStaff(tx, staffId))) return err({ code: 'staff/dialogue-over' })
        const used = await factors.use(tx, staffId, code)
        if (!used.ok) return used
        if (!(await endDialogue(tx, dialogue, 'SECOND_FACTOR'))) return err({ code: 'staff/dialogue-over' })
        return ok(await beginSession(tx, staffId, used.value, userAgent))
      })
      if (arrived.ok) await giveBackAll(limits, counted)
      return arrived
    },

    /** Requests a passkey, after a password or as the only factor. Answers the dialogue it belongs to. */
    askPasskey: async (present: string | undefined) => {
      const challenge = newChallenge()
      const begun = await readDialogue(db, present, 'SECOND_FACTOR')
      const staffId = begun?.staffId ?? null
      const isBegun = begun !== undefined && present !== undefined
      if (isBegun) await askInDialogue(db, present, challenge)
      const dialogue = isBegun ? present : await openDialogue(db, 'SIGN_IN', { staffId: null, challenge })
      return { dialogue, options: await passkeys.toSign(db, challenge, staffId) }
    },

    /** Signs in by a passkey. The challenge is used up in any case. */
    withPasskey: (
      dialogue: string | undefined,
      given: SignedAnswer,
      { userAgent }: StaffSignInContext,
    ): Promise<Result<string, StaffSignInError>> =>
      db.transaction().execute(async (tx): Promise<Result<string, StaffSignInError>> => {
        const pending = await endDialogue(tx, dialogue, 'SIGN_IN', 'SECOND_FACTOR')
        const staffId = pending && (await passkeys.signerOf(tx, given, pending.challenge))
        const isSamePerson = staffId !== undefined && (pending?.staffId ?? staffId) === staffId
        if (!isSamePerson || !(await isActiveStaff(tx, staffId))) return err({ code: 'passkey/refused' })
        return ok(await beginSession(tx, staffId, 'PASSKEY', userAgent))
      }),
  }
}

function passwordLimits(key: string, ip: string): Counted {
  return [
    ['staff-password', `${key} ${networkBlockOf(ip)}`],
    ['staff-password-network', ip],
    ['staff-password-all', key],
  ]
}
