import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { StaffStatus } from '#db/schema/staff.ts'
import type { Language } from '#domain/language.ts'
import { rolesOf } from '../staff.repository.ts'
import type { RoleName } from '../staff-account.service.ts'

/** Which people of the staff are meant. */
export type PeopleFilter = {
  readonly text?: string | undefined
  readonly status?: readonly StaffStatus[] | undefined
  readonly roleIds?: readonly string[] | undefined
}

/** A person as the list of staff shows them. */
export type ListedPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly status: StaffStatus
  readonly version: number
  readonly roles: RoleName[]
  /** What their roles hold, whether they are active or not. */
  readonly permissions: string[]
  readonly has_authenticator: boolean
  readonly passkeys: number
  readonly last_seen_at: Date | null
  /** Until when a link opens their account; null when none is open. */
  readonly invited_until: Date | null
  readonly activated_at: Date | null
  readonly deactivated_at: Date | null
}

const held = sql`staff_role_of held join staff_role role on role.id = held.role_id and held.revoked_at is null`

const LISTED = sql`s.id, s.name, s.email, s.language, s.status, s.version, s.activated_at, s.deactivated_at,
  ${rolesOf('s.id')} as roles,
  (select coalesce(array_agg(distinct permission), '{}') from ${held} cross join unnest(role.permissions) permission
   where held.staff_id = s.id) as permissions,
  exists (select from staff_totp where staff_id = s.id) as has_authenticator,
  (select count(*)::int from staff_passkey where staff_id = s.id) as passkeys,
  (select max(seen_at) from staff_session where staff_id = s.id) as last_seen_at,
  (select max(expires_at) from staff_invitation
   where staff_id = s.id and used_at is null and revoked_at is null and expires_at > now()) as invited_until`

function conditions({ text, status, roleIds }: PeopleFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (text !== undefined) {
    const found = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    parts.push(sql`(s.name ilike ${found} or s.email ilike ${found})`)
  }
  if (status) parts.push(sql`s.status = any(${status})`)
  if (roleIds) {
    parts.push(sql`exists (select from staff_role_of held
      where held.staff_id = s.id and held.revoked_at is null and held.role_id = any(${roleIds}::uuid[]))`)
  }
  return sql.join(parts, sql` and `)
}

/** People by name, after the one that ended the page before. */
export async function findPeople(
  db: Db,
  filter: PeopleFilter,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<ListedPerson[]> {
  const beyond = after
    ? sql`and (lower(s.name), s.id) > (select lower(name), id from staff where id = ${after}::uuid)`
    : sql``
  const { rows } = await sql<ListedPerson>`
    select ${LISTED} from staff s where ${conditions(filter)} ${beyond} order by lower(s.name), s.id limit ${limit}
  `.execute(db)
  return rows
}

/** How many people there are, and how many of them could work here but have no second factor. */
export async function countPeople(db: Db, filter: PeopleFilter): Promise<{ total: number; withoutFactor: number }> {
  const { rows } = await sql<{ total: number; withoutFactor: number }>`
    select count(*)::int as total, count(*) filter (where s.status <> 'INACTIVE'
      and not exists (select from staff_totp where staff_id = s.id)
      and not exists (select from staff_passkey where staff_id = s.id))::int as "withoutFactor"
    from staff s where ${conditions(filter)}`.execute(db)
  return rows[0] ?? { total: 0, withoutFactor: 0 }
}

export async function findListedPerson(db: Db, id: string): Promise<ListedPerson | undefined> {
  const { rows } = await sql<ListedPerson>`select ${LISTED} from staff s where s.id = ${id}::uuid`.execute(db)
  return rows[0]
}
