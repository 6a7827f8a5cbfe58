import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { authenticatorUri, base32, countingSteps, TOTP } from '#domain/staff/totp.ts'
import { readTypedCode, RECOVERY, recoveryCodeOf, formatRecoveryCode } from '#domain/staff/typed-code.ts'
import { currentBrand } from '../../shop-settings/current-brand.ts'
import { openVault } from '../../vault/vault.ts'
import { totpCode } from './totp-code.ts'
import {
  countFactors,
  deleteFactors,
  findTotp,
  putTotp,
  replaceRecoveryCodes,
  useRecoveryCode,
  useTotpStep,
} from './factor.repository.ts'

/** An authenticator that its owner has not confirmed yet: the secret for their app, and encrypted for us. */
export type NewAuthenticator = { readonly secret: string; readonly uri: string; readonly sealed: Buffer }

export type StaffFactors = ReturnType<typeof createStaffFactors>

/** Encrypts the secrets of authenticators. */
export const openStaffVault = (key: string) => openVault(key, 'staff factors')

/** The second factors of staff: an authenticator app, of which each step counts once, and recovery codes, each of which does. */
export function createStaffFactors({ key, now }: { readonly key: string; readonly now: () => Date }) {
  const vault = openStaffVault(key)

  /** The step whose code this is, among those that count now. */
  const stepOf = (secret: Buffer, code: string, lastStep: number): number | undefined =>
    countingSteps(now(), lastStep).find((step) =>
      timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
    )

  const usesTotp = async (tx: Db, staffId: string, code: string): Promise<boolean> => {
    const totp = await findTotp(tx, staffId)
    const step = totp && stepOf(vault.open(staffId, totp.secret), code, totp.last_step)
    return step !== undefined && useTotpStep(tx, staffId, step)
  }

  return {
    /** Uses up what a person typed; answers which factor it was, undefined when it was none. */
    use: async (tx: Db, staffId: string, text: string): Promise<'TOTP' | 'RECOVERY_CODE' | undefined> => {
      const typed = readTypedCode(text)
      if (!typed) return undefined
      const isRight =
        typed.kind === 'TOTP'
          ? await usesTotp(tx, staffId, typed.code)
          : await useRecoveryCode(tx, staffId, vault.hash(staffId, typed.code))
      return isRight ? typed.kind : undefined
    },

    newAuthenticator: (staffId: string, email: string): NewAuthenticator => {
      const bytes = randomBytes(TOTP.secretBytes)
      const secret = base32(bytes)
      return {
        secret,
        uri: authenticatorUri(currentBrand().name.en, email, secret),
        sealed: vault.seal(staffId, bytes),
      }
    },

    /** Stores an authenticator of a person once a code shows that their app has its secret; false when it does not. */
    enrol: async (tx: Db, staffId: string, sealed: Buffer, text: string): Promise<boolean> => {
      const typed = readTypedCode(text)
      const step = typed?.kind === 'TOTP' ? stepOf(vault.open(staffId, sealed), typed.code, 0) : undefined
      if (step === undefined) return false
      await putTotp(tx, staffId, sealed, step)
      return true
    },

    /** Gives a person ten new recovery codes, as they are shown once; the old ones end. */
    renewRecoveryCodes: async (tx: Db, staffId: string): Promise<string[]> => {
      const codes = Array.from({ length: RECOVERY.codes }, () => recoveryCodeOf(randomBytes(RECOVERY.characters)))
      const hashes = codes.map((code) => vault.hash(staffId, code))
      await replaceRecoveryCodes(tx, staffId, hashes)
      return codes.map(formatRecoveryCode)
    },

    of: countFactors,

    /** Takes password, authenticator, passkeys and recovery codes from a person. */
    clear: deleteFactors,
  }
}
