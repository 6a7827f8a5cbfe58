import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { BUILT_IN_ROLES } from '#domain/staff/roles.ts'
import type { RoleName, StaffAccount } from './staff-account.service.ts'

/** The roles of a person, the built-in ones first, as one column. */
export const rolesOf = (staffId: string) => sql<RoleName[]>`(
  select coalesce(json_agg(json_build_object('id', role.id, 'code', role.code, 'name', role.name)
    order by array_position(${[...BUILT_IN_ROLES]}::text[], role.code), role.created_at, role.id), '[]')
  from staff_role_of held join staff_role role on role.id = held.role_id
  where held.staff_id = ${sql.ref(staffId)} and held.revoked_at is null)`

/** A person with the session they use. */
export async function findAccount(db: Db, staffId: string, sessionId: string): Promise<StaffAccount> {
  const row = await db
    .selectFrom('staff')
    .innerJoin('staff_session as session', 'session.staff_id', 'staff.id')
    .where('staff.id', '=', staffId)
    .where('session.id', '=', sessionId)
    .select([
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.language',
      'staff.theme',
      'staff.version',
      'session.expires_at',
    ])
    .select(sql<Date>`session.fresh_at + interval '10 minutes'`.as('fresh_until'))
    .select(rolesOf('staff.id').as('roles'))
    .executeTakeFirstOrThrow()
  const { expires_at: expiresAt, fresh_until: freshUntil, ...account } = row
  return { ...account, session: { expiresAt, freshUntil } }
}

/** An active person by their email address, with what their roles permit. */
export async function findPerson(
  db: Db,
  email: string,
): Promise<{ readonly id: string; readonly permissions: readonly Permission[] } | undefined> {
  const { rows } = await sql<{ id: string; permissions: readonly Permission[] }>`
    select id, staff_permissions(id) as permissions from staff
    where email_key = lower(${email}) and status = 'ACTIVE'`.execute(db)
  return rows[0]
}
