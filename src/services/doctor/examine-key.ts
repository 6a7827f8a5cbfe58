import type pg from 'pg'
import type { Finding } from '#domain/doctor/finding.ts'
import { judgeKey } from '#domain/doctor/judge-key.ts'
import type { SealedCount } from '#domain/doctor/judge-key.ts'
import { credentialVault } from '../invoices/units/sealed-credentials.ts'
import { openStaffVault } from '../staff/factors/factor-vault.ts'
import { findSealedAuthenticators, findSealedUnits } from './doctor.repository.ts'

/** Tries to open what the database has encrypted. */
export async function examineKey(client: pg.Client, key: string): Promise<Finding> {
  const staff = openStaffVault(key)
  const units = credentialVault(key)
  const authenticators = await findSealedAuthenticators(client)
  const credentials = await findSealedUnits(client)
  return judgeKey(
    countClosed(authenticators, ({ owner, sealed }) => staff.open(owner, sealed)),
    countClosed(credentials, ({ unit, sealed }) => units.open(unit, sealed)),
  )
}

function countClosed<Stored>(stored: readonly Stored[], open: (each: Stored) => unknown): SealedCount {
  const closed = stored.filter((each) => {
    try {
      open(each)
      return false
    } catch {
      return true
    }
  })
  return { stored: stored.length, closed: closed.length }
}
