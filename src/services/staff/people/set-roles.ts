import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findHeld, findRoles, grantRole, revokeRole } from './staff-person.repository.ts'
import type { RoleLabel } from './staff-person.repository.ts'

/**
 * Grants a person exactly these roles, in the name of who decided it. Answers the roles that they have then; undefined when
 * none were named. The database refuses what its author may not grant or take away.
 */
export async function setRoles(
  tx: Db,
  staffId: string,
  roleIds: readonly string[] | undefined,
  by: string | null,
): Promise<Result<RoleLabel[] | undefined, { readonly code: 'staff/unknown-role' }>> {
  if (roleIds === undefined) return ok(undefined)
  const requested = new Set(roleIds)
  if ((await findRoles(tx, [...requested])).length !== requested.size) return err({ code: 'staff/unknown-role' })
  const had = new Set((await findHeld(tx, staffId)).roles.map(({ id }) => id))
  for (const id of requested) if (!had.has(id)) await grantRole(tx, staffId, id, by)
  for (const id of had) if (!requested.has(id)) await revokeRole(tx, staffId, id, by)
  return ok((await findHeld(tx, staffId)).roles)
}
