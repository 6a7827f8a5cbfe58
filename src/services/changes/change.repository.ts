import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { StaffChangeTable } from '#db/schema/staff.ts'

export async function insertChange(tx: Db, change: Insertable<StaffChangeTable>): Promise<number> {
  const { id } = await tx.insertInto('staff_change').values(change).returning('id').executeTakeFirstOrThrow()
  return id
}

/** When a thing was last changed, and by whom: null for what no person signed in did. */
export const findLastChange = (
  db: Db,
  type: string,
  id: string,
): Promise<{ at: Date; name: string | null } | undefined> =>
  db
    .selectFrom('staff_change as change')
    .leftJoin('staff', 'staff.id', 'change.staff_id')
    .where('change.subject_type', '=', type)
    .where('change.subject_id', '=', id)
    .orderBy('change.id', 'desc')
    .limit(1)
    .select(['change.at', 'staff.name'])
    .executeTakeFirst()
