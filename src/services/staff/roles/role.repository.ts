import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { BUILT_IN_ROLES } from '#domain/staff/roles.ts'
import type { BuiltInRole } from '#domain/staff/roles.ts'

/** A role with everything that its editor reads. */
export type RoleRow = {
  readonly id: string
  readonly code: BuiltInRole | null
  readonly name: LocalizedText
  readonly permissions: string[]
  readonly version: number
  /** How many people have it now. */
  readonly people: number
}

const people = sql<number>`(select count(*)::int from staff_role_of where role_id = role.id and revoked_at is null)`

const roles = (db: Db) =>
  db
    .selectFrom('staff_role as role')
    .where('role.deleted_at', 'is', null)
    .select(['role.id', 'role.name', 'role.permissions', 'role.version', people.as('people')])
    .select(sql<BuiltInRole | null>`role.code`.as('code'))

/** Every role that can be granted, the built-in ones first. */
export const findAllRoles = (db: Db): Promise<RoleRow[]> =>
  roles(db)
    .orderBy(sql`array_position(${[...BUILT_IN_ROLES]}::text[], role.code)`)
    .orderBy('role.created_at')
    .orderBy('role.id')
    .execute()

/** A role, held until the transaction ends. */
export const lockRole = (tx: Db, id: string): Promise<RoleRow | undefined> =>
  roles(tx).where('role.id', '=', id).forNoKeyUpdate().executeTakeFirst()

type Written = { readonly name: LocalizedText; readonly permissions: readonly string[] }

export async function insertRole(tx: Db, { name, permissions }: Written, by: string): Promise<string> {
  const { id } = await tx
    .insertInto('staff_role')
    .values({ name: JSON.stringify(name), permissions: [...permissions], changed_by: by, code: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function writeRole(tx: Db, id: string, { name, permissions }: Written, by: string): Promise<void> {
  await tx
    .updateTable('staff_role')
    .set({
      name: JSON.stringify(name),
      permissions: [...permissions],
      changed_by: by,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Retires a role; the database refuses that while people have it. */
export async function retireRole(tx: Db, id: string, by: string): Promise<void> {
  await tx
    .updateTable('staff_role')
    .set({ deleted_at: sql<Date>`now()`, changed_by: by })
    .where('id', '=', id)
    .execute()
}
