import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { StaffChangeTable } from '#db/schema/staff.ts'

export async function insertChange(tx: Db, change: Insertable<StaffChangeTable>): Promise<number> {
  const { id } = await tx.insertInto('staff_change').values(change).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The last change of a thing: `name` is null for what no person signed in did. */
export type LastChange = {
  readonly id: number
  readonly at: Date
  readonly action: string
  readonly staff_id: string | null
  readonly name: string | null
}

/** When a thing was last changed, by whom, and how. */
export const findLastChange = (db: Db, type: string, id: string): Promise<LastChange | undefined> =>
  db
    .selectFrom('staff_change as change')
    .leftJoin('staff', 'staff.id', 'change.staff_id')
    .where('change.subject_type', '=', type)
    .where('change.subject_id', '=', id)
    .orderBy('change.id', 'desc')
    .limit(1)
    .select(['change.id', 'change.at', 'change.action', 'change.staff_id', 'staff.name'])
    .executeTakeFirst()
