import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { recordChange } from '../changes/record-change.ts'
import { versionConflict } from '../changes/version-conflict.ts'
import type { VersionConflict } from '../changes/version-conflict.ts'
import { hashPassword, isPassword } from '../customers/password.ts'
import type { LimitExceeded, RateLimits } from '../limits/rate-limits.ts'
import { giveBackAll, takeAll } from '../limits/take-all.ts'
import {
  findOpenSessions,
  findPasswordHash,
  lockProfile,
  writePassword,
  writeProfile,
} from './account/own-account.repository.ts'
import type { Profile } from './account/own-account.repository.ts'
import type { StaffFactors } from './factors/staff-factors.service.ts'
import { findStaffPasskeys } from './factors/staff-passkey.repository.ts'
import { hasPin as findHasPin } from './workshop/workshop-device.repository.ts'
import { codeLimits } from './sign-in/code-limits.ts'
import type { StaffTheme } from '#db/schema/staff.ts'
import type { Language } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { BuiltInRole } from '#domain/staff/roles.ts'
import { findAccount } from './staff.repository.ts'
import type { StaffActor, StaffSessions } from './staff-sessions.service.ts'

/** A role by its name. */
export type RoleName = {
  readonly id: string
  readonly code: BuiltInRole | null
  readonly name: LocalizedText
}

/** A person of the staff, as they see themselves. */
export type StaffAccount = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly theme: StaffTheme
  readonly version: number
  readonly roles: RoleName[]
  readonly session: { readonly expiresAt: Date; readonly freshUntil: Date }
}

export type AccountError =
  | LimitExceeded
  | VersionConflict
  /** The present password is not this one. */
  | { readonly code: 'account/password-wrong' }
  | { readonly code: 'account/unknown-session' }

export type StaffAccounts = ReturnType<typeof createStaffAccounts>

interface AccountParts {
  readonly db: Db
  readonly limits: RateLimits
  readonly sessions: StaffSessions
  readonly factors: StaffFactors
}

/** The own account of who is signed in to the office. */
export function createStaffAccounts(parts: AccountParts) {
  const { db, sessions } = parts
  return {
    me: ({ staffId, sessionId }: StaffActor): Promise<StaffAccount> => findAccount(db, staffId, sessionId),

    signOut: async ({ staffId, sessionId }: StaffActor): Promise<void> => {
      await sessions.end(db, staffId, { only: sessionId })
    },

    /** Changes how one is called and how the office looks; what is left out stays. */
    change: (
      author: StaffActor,
      version: number,
      given: { readonly [Name in keyof Profile]?: Profile[Name] | undefined },
    ): Promise<Result<void, VersionConflict>> =>
      db.transaction().execute(async (tx) => {
        const { version: present, ...before } = await lockProfile(tx, author.staffId)
        const subject = { type: 'staff', id: author.staffId }
        if (present !== version) return versionConflict(tx, subject, present, before)
        const { name = before.name, language = before.language, theme = before.theme } = given
        const after = { name, language, theme }
        const written = await recordChange(tx, author, { action: 'account.change', subject, before, after })
        if (written !== undefined) await writeProfile(tx, author.staffId, after)
        return ok(undefined)
      }),

    ...ownSessions(parts),
    ...ownPassword(parts),
  }
}

const ownSessions = ({ db, sessions, factors }: AccountParts) => ({
  /** How one comes in, and where one is signed in now. */
  security: async ({ staffId }: StaffActor) => {
    const [counts, hash, passkeys, open, hasPin] = await Promise.all([
      factors.of(db, staffId),
      findPasswordHash(db, staffId),
      findStaffPasskeys(db, staffId),
      findOpenSessions(db, staffId),
      findHasPin(db, staffId),
    ])
    const { authenticatorSince, recoveryCodes } = counts
    return { authenticatorSince, recoveryCodes, hasPassword: hash !== null, hasPin, passkeys, sessions: open }
  },

  /** Signs one of one's browsers out. */
  endSession: (author: StaffActor, id: string): Promise<Result<void, AccountError>> =>
    db.transaction().execute(async (tx): Promise<Result<void, AccountError>> => {
      if ((await sessions.end(tx, author.staffId, { only: id })) === 0) return err({ code: 'account/unknown-session' })
      await recordEnded(tx, author, 1)
      return ok(undefined)
    }),

  /** Signs every browser out, this one with them. */
  signOutEverywhere: (author: StaffActor): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await recordEnded(tx, author, await sessions.end(tx, author.staffId))
    }),
})

const recordEnded = (tx: Db, author: StaffActor, ended: number) =>
  recordChange(tx, author, {
    action: 'account.endSession',
    subject: { type: 'staff', id: author.staffId },
    before: null,
    after: { ended },
  })

const ownPassword = ({ db, limits, sessions }: AccountParts) => ({
  /** Sets a password after the present one, if there is any, was shown. Every other browser is signed out. */
  changePassword: async (
    author: StaffActor,
    { password, current = '' }: { readonly password: string; readonly current?: string | undefined },
    ip: string,
  ): Promise<Result<void, AccountError>> => {
    const counted = codeLimits(author.staffId, ip)
    const taken = await takeAll(limits, counted)
    if (!taken.ok) return taken
    const stored = await findPasswordHash(db, author.staffId)
    if (stored !== null && !(await isPassword(current, stored))) return err({ code: 'account/password-wrong' })
    await giveBackAll(limits, counted)
    const passwordHash = await hashPassword(password)
    return db.transaction().execute(async (tx) => {
      await writePassword(tx, author.staffId, passwordHash)
      const ended = await sessions.end(tx, author.staffId, { but: author.sessionId })
      await recordChange(tx, author, {
        action: 'account.changePassword',
        subject: { type: 'staff', id: author.staffId },
        before: null,
        after: { ended },
      })
      return ok(undefined)
    })
  },
})
