import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { StaffStatus, StaffTable } from '#db/schema/staff.ts'
import type { Language } from '#domain/language.ts'
import { BUILT_IN_ROLES } from '#domain/staff/roles.ts'

/** A person as changes of them need them. */
export type StaffPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly status: StaffStatus
  readonly version: number
  /** Whether they have ever come in. */
  readonly hasJoined: boolean
}

/** A role as changes name it. */
export type RoleLabel = { readonly id: string; readonly name: string }

/** The built-in roles first, in their order. */
const RANK = sql`array_position(${[...BUILT_IN_ROLES]}::text[], role.code)`
const LABEL = sql<string>`coalesce(role.code, role.name->>'en', role.name->>'ar')`.as('label')

const PERSON = [
  'id',
  'name',
  'email',
  'language',
  'status',
  'version',
  sql<boolean>`activated_at is not null`.as('hasJoined'),
] as const

/** Adds a person who is invited; undefined when the address has an account. */
export const insertPerson = (
  tx: Db,
  person: Pick<Insertable<StaffTable>, 'email' | 'email_key' | 'name' | 'language'>,
): Promise<StaffPerson | undefined> =>
  tx
    .insertInto('staff')
    .values(person)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(PERSON)
    .executeTakeFirst()

/**
 * Makes changes of rights happen one after the other, each judged by what the one before it left. Taken before any row is
 * held, so that two people who change each other wait instead of blocking each other.
 */
export async function lockRights(tx: Db): Promise<void> {
  await sql`select lock_staff_rights()`.execute(tx)
}

/** A person, held until the transaction ends. */
export const lockPerson = (tx: Db, id: string): Promise<StaffPerson | undefined> =>
  tx.selectFrom('staff').select(PERSON).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const findPersonByEmail = (db: Db, emailKey: string): Promise<StaffPerson | undefined> =>
  db.selectFrom('staff').select(PERSON).where('email_key', '=', emailKey).executeTakeFirst()

/** Grants a person a role that they do not have. */
export async function grantRole(tx: Db, staffId: string, roleId: string, by: string | null): Promise<void> {
  await tx.insertInto('staff_role_of').values({ staff_id: staffId, role_id: roleId, granted_by: by }).execute()
}

/** Takes a role from a person who has it. */
export async function revokeRole(tx: Db, staffId: string, roleId: string, by: string | null): Promise<void> {
  await tx
    .updateTable('staff_role_of')
    .set({ revoked_at: sql<Date>`now()`, revoked_by: by })
    .where('staff_id', '=', staffId)
    .where('role_id', '=', roleId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** What a person holds now by their roles, whether they are active or not. */
export async function findHeld(tx: Db, staffId: string): Promise<{ roles: RoleLabel[]; permissions: string[] }> {
  const rows = await tx
    .selectFrom('staff_role_of as held')
    .innerJoin('staff_role as role', 'role.id', 'held.role_id')
    .where('held.staff_id', '=', staffId)
    .where('held.revoked_at', 'is', null)
    .select(['role.id', 'role.permissions', LABEL])
    .orderBy(RANK)
    .orderBy('role.created_at')
    .orderBy('role.id')
    .execute()
  return {
    roles: rows.map(({ id, label }) => ({ id, name: label })),
    permissions: [...new Set(rows.flatMap(({ permissions }) => permissions))],
  }
}

/** Changes what a person is called, and raises their version. */
export async function writePerson(tx: Db, id: string, fields: { readonly name: string }): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ ...fields, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Makes a person active or not, in the name of who decided it. */
export async function writeStatus(tx: Db, id: string, status: StaffStatus, by: string | null): Promise<void> {
  await tx
    .updateTable('staff')
    .set({
      status,
      status_by: by,
      deactivated_at: status === 'INACTIVE' ? sql<Date>`now()` : null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** The roles of these ids that there are. */
export const findRoles = (db: Db, ids: readonly string[]): Promise<{ id: string; label: string }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('staff_role as role')
        .select(['role.id', LABEL])
        .where('role.id', 'in', [...ids])
        .where('role.deleted_at', 'is', null)
        .orderBy(RANK)
        .orderBy('role.created_at')
        .orderBy('role.id')
        .execute()

export const findRolesByCode = (db: Db, codes: readonly string[]): Promise<{ id: string }[]> =>
  db
    .selectFrom('staff_role')
    .select('id')
    .where('code', 'in', [...codes])
    .execute()
