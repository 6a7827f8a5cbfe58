import { err, type Result } from '#domain/result.ts'
import type { Permission } from '#domain/staff/permissions.ts'

/** Why the database refuses a change of rights. */
export type RightsError =
  | { readonly code: 'rights/own' }
  /** The first permission that the author lacks, where it is known. */
  | { readonly code: 'rights/lacking'; readonly permission?: Permission }
  | { readonly code: 'rights/last-owner' }
  | { readonly code: 'rights/too-many-roles' }
  | { readonly code: 'rights/role-in-use' }
  | { readonly code: 'rights/last-factor' }

const CODES: Readonly<Record<string, RightsError>> = {
  ST001: { code: 'rights/own' },
  ST002: { code: 'rights/lacking' },
  ST003: { code: 'rights/last-owner' },
  ST004: { code: 'rights/too-many-roles' },
  ST005: { code: 'rights/role-in-use' },
  ST006: { code: 'rights/last-factor' },
}

/** Makes a change of rights, with its transaction: what its constraints refuse is a result, all else is thrown. */
export async function withRights<Value, Failure>(
  change: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | RightsError>> {
  try {
    return await change()
  } catch (error) {
    const refused = CODES[error instanceof Error && 'code' in error ? String(error.code) : '']
    if (!refused) throw error
    return err(refused)
  }
}
