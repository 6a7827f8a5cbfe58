import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { recordChange } from '../../changes/record-change.ts'
import { hashPassword } from '../../customers/password.ts'
import type { NewPasskey } from '../../passkeys/passkey.service.ts'
import { endDialogue, openDialogue, readDialogue } from '../dialogues/staff-dialogues.ts'
import type { StaffFactors } from '../factors/staff-factors.service.ts'
import { newChallenge } from '../factors/staff-passkeys.ts'
import type { StaffPasskeys } from '../factors/staff-passkeys.ts'
import { lockRights } from '../people/staff-person.repository.ts'
import type { StaffSessions } from '../staff-sessions.service.ts'
import { tokenHash } from '../staff-sessions.service.ts'
import { activateStaff, findOpenInvitation, useInvitation } from './invitation.repository.ts'
import type { OpenInvitation } from './invitation.repository.ts'

/** How a person wants to come in: by a password and the code of an app, or by a passkey with or without a password. */
export type Chosen = {
  readonly password?: string | undefined
  readonly code?: string | undefined
  readonly passkey?: NewPasskey | undefined
}

export type EnrolmentError =
  /** Used, revoked, over, or never sent: which of these is not revealed. */
  { readonly code: 'invitation/over' } | { readonly code: 'staff/code-wrong' } | { readonly code: 'passkey/refused' }

type Enrolled = { readonly token: string; readonly recoveryCodes: string[] }

export type Enrolment = ReturnType<typeof createEnrolment>

export interface EnrolmentOptions {
  readonly db: Db
  readonly factors: StaffFactors
  readonly passkeys: StaffPasskeys
  readonly sessions: StaffSessions
}

/** What the holder of a link does before anything of the office is shown: choose how they come in. */
export function createEnrolment(options: EnrolmentOptions) {
  const { db, factors, passkeys } = options
  const opened = async <Value>(token: string, use: (invitation: OpenInvitation) => Promise<Value>) => {
    const invitation = await findOpenInvitation(db, tokenHash(token))
    return invitation ? ok(await use(invitation)) : err({ code: 'invitation/over' } as const)
  }

  return {
    read: (token: string) => opened(token, async (invitation) => invitation),

    /** A new authenticator for the app of the invited person, and the dialogue in which its code confirms it. */
    newAuthenticator: (token: string) =>
      opened(token, async ({ staffId, email }) => {
        const { sealed, secret, uri } = factors.newAuthenticator(staffId, email)
        const dialogue = await openDialogue(db, 'ADD_TOTP', { staffId, challenge: sealed })
        return { dialogue, secret, uri }
      }),

    /** What the invited person's device makes a passkey of, and the dialogue that takes it. */
    newPasskey: (token: string) =>
      opened(token, async ({ staffId, email }) => {
        const challenge = newChallenge()
        const dialogue = await openDialogue(db, 'ADD_PASSKEY', { staffId, challenge })
        return { dialogue, options: await passkeys.toMake(db, challenge, { id: staffId, email }) }
      }),

    /** Uses the link up: the person has their factors, ten recovery codes, and is signed in. */
    accept: async (
      token: string,
      chosen: Chosen,
      by: { readonly dialogue: string | undefined; readonly userAgent: string },
    ): Promise<Result<Enrolled, EnrolmentError>> => {
      // Takes a while, so not while rows are held.
      const passwordHash = chosen.password === undefined ? null : await hashPassword(chosen.password)
      const method = chosen.passkey ? 'PASSKEY' : 'TOTP'
      return db.transaction().execute(async (tx): Promise<Result<Enrolled, EnrolmentError>> => {
        await lockRights(tx)
        const invitation = await findOpenInvitation(tx, tokenHash(token), { isHeld: true })
        if (!invitation) return err({ code: 'invitation/over' })
        if (!(await takeFactor(options, tx, invitation, chosen, by)))
          return err({ code: chosen.passkey ? 'passkey/refused' : 'staff/code-wrong' })
        return ok(await enter(options, tx, invitation, { method, passwordHash }, by.userAgent))
      })
    },
  }
}

/** Gives the person the second factor that they show; false when it is not what they were asked for. */
async function takeFactor(
  { factors, passkeys }: EnrolmentOptions,
  tx: Db,
  { staffId }: OpenInvitation,
  { code = '', passkey }: Chosen,
  by: { readonly dialogue: string | undefined; readonly userAgent: string },
): Promise<boolean> {
  if (passkey) {
    const pending = await endDialogue(tx, by.dialogue, 'ADD_PASSKEY')
    if (pending?.staffId !== staffId || !pending.challenge) return false
    return passkeys.add(tx, passkey, pending.challenge, { staffId, userAgent: by.userAgent })
  }
  const pending = await readDialogue(tx, by.dialogue, 'ADD_TOTP')
  if (pending?.staffId !== staffId || !pending.challenge) return false
  if (!(await factors.enrol(tx, staffId, pending.challenge, code))) return false
  await endDialogue(tx, by.dialogue, 'ADD_TOTP')
  return true
}

/** Uses an invitation up and signs the person in. */
async function enter(
  { factors, sessions }: EnrolmentOptions,
  tx: Db,
  invitation: OpenInvitation,
  chosen: { readonly method: 'TOTP' | 'PASSKEY'; readonly passwordHash: string | null },
  userAgent: string,
): Promise<Enrolled> {
  const { staffId, status } = invitation
  await useInvitation(tx, invitation.id)
  await activateStaff(tx, staffId, chosen.passwordHash)
  const recoveryCodes = await factors.renewRecoveryCodes(tx, staffId)
  const { token, sessionId } = await sessions.open(tx, staffId, chosen.method, userAgent)
  await recordChange(
    tx,
    { via: 'OFFICE', staffId, sessionId },
    {
      action: 'staff.join',
      subject: { type: 'staff', id: staffId },
      before: { status, factor: null },
      after: { status: 'ACTIVE', factor: chosen.method },
    },
  )
  return { token, recoveryCodes }
}
