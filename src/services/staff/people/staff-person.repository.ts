import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { StaffStatus, StaffTable } from '#db/schema/staff.ts'
import type { Language } from '#domain/language.ts'

/** A person as changes of them need them. */
export type StaffPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly status: StaffStatus
  readonly version: number
}

const PERSON = ['id', 'name', 'email', 'language', 'status', 'version'] as const

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

/** A person, held until the transaction ends. */
export const lockPerson = (tx: Db, id: string): Promise<StaffPerson | undefined> =>
  tx.selectFrom('staff').select(PERSON).where('id', '=', id).forUpdate().executeTakeFirst()

export const findPersonByEmail = (db: Db, emailKey: string): Promise<StaffPerson | undefined> =>
  db.selectFrom('staff').select(PERSON).where('email_key', '=', emailKey).executeTakeFirst()

/** Gives a person a role that they do not have. */
export async function grantRole(tx: Db, staffId: string, roleId: string, by: string | null): Promise<void> {
  await tx.insertInto('staff_role_of').values({ staff_id: staffId, role_id: roleId, granted_by: by }).execute()
}

/** The roles of these ids that there are. */
export const findRoles = (db: Db, ids: readonly string[]): Promise<{ id: string; label: string }[]> =>
  db
    .selectFrom('staff_role')
    .select(['id', sql<string>`coalesce(code, name->>'en', name->>'ar')`.as('label')])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy(sql`code is null`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findRolesByCode = (db: Db, codes: readonly string[]): Promise<{ id: string }[]> =>
  db
    .selectFrom('staff_role')
    .select('id')
    .where('code', 'in', [...codes])
    .execute()
