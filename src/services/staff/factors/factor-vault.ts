import type { Alert } from '../../alert.ts'
import { openVault } from '../../vault/vault.ts'

/** Encrypts the secrets of authenticators. */
export const openStaffVault = (key: string) => openVault(key, 'staff factors')

export type FactorVault = ReturnType<typeof openFactorVault>

/** The same, for those who can answer that a secret was encrypted with another key. */
export function openFactorVault(key: string, alert: Alert) {
  const vault = openStaffVault(key)
  let isSaid = false
  return {
    ...vault,
    /** A secret; undefined when it was encrypted with another key, which concerns all of them and is said once. */
    open: (staffId: string, sealed: Buffer): Buffer | undefined => {
      try {
        return vault.open(staffId, sealed)
      } catch (err) {
        if (!isSaid)
          alert('a stored authenticator cannot be decrypted: is CREDENTIALS_KEY the one it was stored with?', { err })
        isSaid = true
        return undefined
      }
    },
  }
}
