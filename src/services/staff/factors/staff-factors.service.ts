import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { authenticatorUri, base32, countingSteps, TOTP } from '#domain/staff/totp.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { readTypedCode, RECOVERY, recoveryCodeOf, formatRecoveryCode } from '#domain/staff/typed-code.ts'
import type { Alert } from '../../alert.ts'
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

export type FactorError =
  | { readonly code: 'staff/code-wrong' }
  /** The person's factors are stored under another key: no code of theirs can be right. */
  | { readonly code: 'staff/factors-unreadable' }

export type StaffFactors = ReturnType<typeof createStaffFactors>

/** Encrypts the secrets of authenticators. */
export const openStaffVault = (key: string) => openVault(key, 'staff factors')

/** The second factors of staff: an authenticator app, of which each step counts once, and recovery codes, each of which does. */
export function createStaffFactors({
  key,
  now,
  alert,
}: {
  readonly key: string
  readonly now: () => Date
  readonly alert: Alert
}) {
  const vault = openStaffVault(key)
  let isSaid = false

  /** A stored secret; undefined when it was encrypted with another key, which concerns all of them and is said once. */
  const open = (staffId: string, sealed: Buffer): Buffer | undefined => {
    try {
      return vault.open(staffId, sealed)
    } catch (error) {
      if (!isSaid)
        alert('a stored authenticator cannot be decrypted: is CREDENTIALS_KEY the one it was stored with?', {
          err: error,
        })
      isSaid = true
      return undefined
    }
  }

  /** The step whose code this is, among those that count now. */
  const stepOf = (secret: Buffer, code: string, lastStep: number): number | undefined =>
    countingSteps(now(), lastStep).find((step) =>
      timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
    )

  const usesTotp = async (tx: Db, staffId: string, code: string): Promise<Result<boolean, FactorError>> => {
    const totp = await findTotp(tx, staffId)
    if (!totp) return ok(false)
    const secret = open(staffId, totp.secret)
    if (!secret) return err({ code: 'staff/factors-unreadable' })
    const step = stepOf(secret, code, totp.last_step)
    return ok(step !== undefined && (await useTotpStep(tx, staffId, step)))
  }

  /** Hashes of recovery codes are made with the same key as the authenticator is encrypted with. */
  const usesRecoveryCode = async (tx: Db, staffId: string, code: string): Promise<Result<boolean, FactorError>> => {
    if (await useRecoveryCode(tx, staffId, vault.hash(staffId, code))) return ok(true)
    const totp = await findTotp(tx, staffId)
    return totp && !open(staffId, totp.secret) ? err({ code: 'staff/factors-unreadable' }) : ok(false)
  }

  return {
    /** Uses up what a person typed; answers which factor it was. */
    use: async (tx: Db, staffId: string, text: string): Promise<Result<'TOTP' | 'RECOVERY_CODE', FactorError>> => {
      const typed = readTypedCode(text)
      if (!typed) return err({ code: 'staff/code-wrong' })
      const used = await (typed.kind === 'TOTP' ? usesTotp : usesRecoveryCode)(tx, staffId, typed.code)
      if (!used.ok) return used
      return used.value ? ok(typed.kind) : err({ code: 'staff/code-wrong' })
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
      const secret = typed?.kind === 'TOTP' ? open(staffId, sealed) : undefined
      const step = typed && secret && stepOf(secret, typed.code, 0)
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
