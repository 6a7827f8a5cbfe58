import { randomBytes } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { isUsableKey, judgeAnswer, judgeSigned } from '../../passkeys/passkey-assertion.ts'
import type { SignedAnswer } from '../../passkeys/passkey-signer.ts'
import type { NewPasskey } from '../../passkeys/passkey.service.ts'
import { currentBrand } from '../../shop-settings/current-brand.ts'
import {
  findActivePasskey,
  findStaffPasskeys,
  insertStaffPasskey,
  noteStaffPasskeyUse,
} from './staff-passkey.repository.ts'

export type StaffPasskeys = ReturnType<typeof createStaffPasskeys>

/** The key types a new passkey may have (COSE): ES256, RS256. */
const ALGORITHMS = [-7, -257]

/** What a device is asked to sign. */
export const newChallenge = (): Buffer => randomBytes(32)

/** Keys of devices by which staff come in: one that verifies its owner is both factors at once. */
export function createStaffPasskeys({ publicUrl }: { readonly publicUrl: string }) {
  const optionsOf = (challenge: Buffer) => ({
    challenge: challenge.toString('base64url'),
    rpId: new URL(publicUrl).hostname,
  })
  const idsOf = async (db: Db, staffId: string) =>
    (await findStaffPasskeys(db, staffId)).map(({ credential_id: id }) => id)
  return {
    /** What a browser asks a device to sign: one of a person's, or any. */
    toSign: async (db: Db, challenge: Buffer, staffId: string | null) => ({
      ...optionsOf(challenge),
      allowIds: staffId === null ? [] : await idsOf(db, staffId),
    }),

    /** What a browser makes a new passkey of. */
    toMake: async (db: Db, challenge: Buffer, person: { readonly id: string; readonly email: string }) => ({
      ...optionsOf(challenge),
      rpName: currentBrand().name.en,
      userId: Buffer.from(person.id).toString('base64url'),
      userName: person.email,
      algorithms: ALGORITHMS,
      excludeIds: await idsOf(db, person.id),
    }),

    /** Whose passkey has signed the challenge; undefined when none of an active person has. */
    signerOf: async (tx: Db, given: SignedAnswer, challenge: Buffer | null): Promise<string | undefined> => {
      const passkey = await findActivePasskey(tx, given.id)
      const facts = judgeSigned(given, passkey, { challenge, publicUrl })
      if (!facts || !passkey) return undefined
      await noteStaffPasskeyUse(tx, passkey.id, facts.signCount)
      return passkey.staff_id
    },

    /** Adds a passkey that was made for this challenge; false for any other. */
    add: async (
      tx: Db,
      given: NewPasskey,
      challenge: Buffer,
      owner: { readonly staffId: string; readonly userAgent: string },
    ): Promise<boolean> => {
      const facts = judgeAnswer(given, { type: 'webauthn.create', challenge, publicUrl })
      const publicKey = Buffer.from(given.publicKey, 'base64url')
      if (!facts || !isUsableKey(publicKey, given.publicKeyAlgorithm)) return false
      return insertStaffPasskey(tx, {
        staff_id: owner.staffId,
        credential_id: given.id,
        public_key: publicKey,
        algorithm: given.publicKeyAlgorithm,
        sign_count: facts.signCount,
        user_agent: owner.userAgent.slice(0, 400),
      })
    },
  }
}
