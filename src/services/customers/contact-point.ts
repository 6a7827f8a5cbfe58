import type { Db } from '#db/connection.ts'
import { findIdentifiers } from './identifier.repository.ts'
import type { IdentifierRow } from './identifier.repository.ts'

/** Where a customer is written to. */
export type ContactPoint = Pick<IdentifierRow, 'kind' | 'value'>

/** Of verified identifiers the e-mail address, else the mobile number. */
export function contactPointAmong(identifiers: readonly IdentifierRow[]): ContactPoint | undefined {
  const verified = identifiers.filter(({ verified_at: at }) => at !== null)
  return verified.find(({ kind }) => kind === 'email') ?? verified[0]
}

/** Where a customer is written to now. */
export const contactPointOf = async (tx: Db, customerId: string): Promise<ContactPoint | undefined> =>
  contactPointAmong(await findIdentifiers(tx, customerId))
