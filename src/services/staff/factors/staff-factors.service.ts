import { randomBytes } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { authenticatorUri, base32, TOTP } from '#domain/staff/totp.ts'
import { readTypedCode, RECOVERY, recoveryCodeOf, formatRecoveryCode } from '#domain/staff/typed-code.ts'
import type { Alert } from '../../alert.ts'
import { currentBrand } from '../../shop-settings/current-brand.ts'
import { openFactorVault } from './factor-vault.ts'
import { stepOf, takeFactor } from './take-factor.ts'
import { countFactors, deleteFactors, putTotp, replaceRecoveryCodes } from './factor.repository.ts'

/** An authenticator that its owner has not confirmed yet: the secret for their app, and encrypted for us. */
export type NewAuthenticator = { readonly secret: string; readonly uri: string; readonly sealed: Buffer }

export type StaffFactors = ReturnType<typeof createStaffFactors>

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
  const vault = openFactorVault(key, alert)
  return {
    /** Uses up what a person typed; answers which factor it was. */
    use: (tx: Db, staffId: string, text: string): ReturnType<typeof takeFactor> =>
      takeFactor(tx, vault, { staffId, text, now: now() }),

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
      const secret = typed?.kind === 'TOTP' ? vault.open(staffId, sealed) : undefined
      const step = typed && secret && stepOf(secret, typed.code, 0, now())
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
