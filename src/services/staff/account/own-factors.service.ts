import type { Db } from '#db/connection.ts'
import { deviceName } from '#domain/customers/device-name.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'
import { recordChange } from '../../changes/record-change.ts'
import type { NewPasskey } from '../../passkeys/passkey.service.ts'
import { endDialogue, openDialogue, readDialogue } from '../dialogues/staff-dialogues.ts'
import type { StaffFactors } from '../factors/staff-factors.service.ts'
import { newChallenge } from '../factors/staff-passkeys.ts'
import type { StaffPasskeys } from '../factors/staff-passkeys.ts'
import { withRights } from '../rights-errors.ts'
import type { RightsError } from '../rights-errors.ts'
import type { StaffActor } from '../staff-sessions.service.ts'
import { deleteOwnPasskey, deleteOwnTotp, findOwnEmail } from './own-account.repository.ts'

export type OwnFactorError =
  | RightsError
  | { readonly code: 'staff/code-wrong' }
  | { readonly code: 'passkey/refused' }
  /** There is no such passkey, or no authenticator. */
  | { readonly code: 'factors/unknown' }

type Done = Result<void, OwnFactorError>

export interface OwnFactorParts {
  readonly db: Db
  readonly factors: StaffFactors
  readonly passkeys: StaffPasskeys
}

export type OwnFactors = ReturnType<typeof createOwnFactors>

/** Writes down what a person changed about how they come in. */
const record = (tx: Db, author: StaffActor, action: ChangeAction, before: Fields | null, after: Fields | null) =>
  recordChange(tx, author, { action, subject: { type: 'staff', id: author.staffId }, before, after })

/** The second factors of who is signed in: each can be added and removed, but never the last one. */
export const createOwnFactors = (parts: OwnFactorParts) => ({
  ...ownAuthenticator(parts),
  ...ownPasskeys(parts),

  /** Ten new recovery codes in the place of those before, as they are shown once. */
  renewRecoveryCodes: (author: StaffActor): Promise<string[]> =>
    parts.db.transaction().execute(async (tx) => {
      const { recoveryCodes: left } = await parts.factors.of(tx, author.staffId)
      const codes = await parts.factors.renewRecoveryCodes(tx, author.staffId)
      await record(tx, author, 'account.renewRecoveryCodes', { left }, { left: codes.length, renewed: true })
      return codes
    }),
})

const ownAuthenticator = ({ db, factors }: OwnFactorParts) => ({
  /** The secret of a new authenticator, and the dialogue in which its code confirms it. */
  askAuthenticator: async ({ staffId }: StaffActor) => {
    const { sealed, secret, uri } = factors.newAuthenticator(staffId, await findOwnEmail(db, staffId))
    return { dialogue: await openDialogue(db, 'ADD_TOTP', { staffId, challenge: sealed }), secret, uri }
  },

  /** Takes the authenticator whose code was shown, in the place of any other. */
  setAuthenticator: (author: StaffActor, dialogue: string | undefined, code: string): Promise<Done> =>
    db.transaction().execute(async (tx): Promise<Done> => {
      const pending = await readDialogue(tx, dialogue, 'ADD_TOTP')
      if (pending?.staffId !== author.staffId || !pending.challenge) return err({ code: 'staff/code-wrong' })
      const { authenticatorSince } = await factors.of(tx, author.staffId)
      if (!(await factors.enrol(tx, author.staffId, pending.challenge, code))) return err({ code: 'staff/code-wrong' })
      await endDialogue(tx, dialogue, 'ADD_TOTP')
      const before = { authenticator: authenticatorSince !== null }
      await record(tx, author, 'account.changeAuthenticator', before, { authenticator: true, renewed: true })
      return ok(undefined)
    }),

  removeAuthenticator: (author: StaffActor): Promise<Done> =>
    withRights(() =>
      db.transaction().execute(async (tx): Promise<Done> => {
        if (!(await deleteOwnTotp(tx, author.staffId))) return err({ code: 'factors/unknown' })
        await record(tx, author, 'account.removeAuthenticator', { authenticator: true }, { authenticator: false })
        return ok(undefined)
      }),
    ),
})

const ownPasskeys = ({ db, passkeys }: OwnFactorParts) => ({
  /** What a device makes a passkey of, and the dialogue that takes it. */
  askPasskey: async ({ staffId: id }: StaffActor) => {
    const challenge = newChallenge()
    const dialogue = await openDialogue(db, 'ADD_PASSKEY', { staffId: id, challenge })
    return { dialogue, options: await passkeys.toMake(db, challenge, { id, email: await findOwnEmail(db, id) }) }
  },

  addPasskey: (
    author: StaffActor,
    given: NewPasskey,
    by: { readonly dialogue: string | undefined; readonly userAgent: string },
  ): Promise<Done> =>
    db.transaction().execute(async (tx): Promise<Done> => {
      const pending = await endDialogue(tx, by.dialogue, 'ADD_PASSKEY')
      const isTheirs = pending?.staffId === author.staffId && pending.challenge !== null
      const owner = { staffId: author.staffId, userAgent: by.userAgent }
      if (!isTheirs || !pending?.challenge || !(await passkeys.add(tx, given, pending.challenge, owner)))
        return err({ code: 'passkey/refused' })
      await record(tx, author, 'account.addPasskey', null, { ...deviceName(by.userAgent) })
      return ok(undefined)
    }),

  removePasskey: (author: StaffActor, id: string): Promise<Done> =>
    withRights(() =>
      db.transaction().execute(async (tx): Promise<Done> => {
        const removed = await deleteOwnPasskey(tx, author.staffId, id)
        if (!removed) return err({ code: 'factors/unknown' })
        await record(tx, author, 'account.removePasskey', { ...deviceName(removed.user_agent) }, null)
        return ok(undefined)
      }),
    ),
})
