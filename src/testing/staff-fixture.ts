import type { Pool } from 'pg'
import { createStaffSessions } from '#services/staff/staff-sessions.service.ts'
import type { TestDatabase } from './test-database.ts'

let count = 0

/** A person of the staff, active unless said otherwise, with these built-in roles. */
export async function insertStaff(
  pool: Pool,
  {
    roles = [],
    status = 'ACTIVE',
  }: { readonly roles?: readonly string[]; readonly status?: 'ACTIVE' | 'INVITED' } = {},
): Promise<string> {
  const email = `staff-${(count += 1)}@shop.example`
  const { rows } = await pool.query<{ id: string }>(
    `insert into staff (email, email_key, name, language, status, activated_at) values ($1, $1, $2, 'en', $3, now())
     returning id`,
    [email, `Staff ${count}`, status],
  )
  const id = rows[0]?.id ?? ''
  await pool.query('insert into staff_role_of (staff_id, role_id) select $1, id from staff_role where code = any($2)', [
    id,
    roles,
  ])
  return id
}

/** The cookie of a new session of a person. */
export async function staffCookie({ pool, db }: Pick<TestDatabase, 'pool' | 'db'>, staffId: string): Promise<string> {
  const { token } = await createStaffSessions({ pool, db }).open(db, staffId, 'TOTP', 'a test')
  return `office=${token}`
}
