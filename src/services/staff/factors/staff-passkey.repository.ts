import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { StaffPasskeyTable } from '#db/schema/staff.ts'

export type StaffPasskeyRow = Selectable<StaffPasskeyTable>

/** Adds a passkey; false when it is known already. */
export const insertStaffPasskey = async (tx: Db, passkey: Insertable<StaffPasskeyTable>): Promise<boolean> =>
  (await tx
    .insertInto('staff_passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

export const findStaffPasskeys = (db: Db, staffId: string): Promise<StaffPasskeyRow[]> =>
  db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()

/** The passkey of that name of an active person, held until the transaction ends. */
export const findActivePasskey = (tx: Db, credentialId: string): Promise<StaffPasskeyRow | undefined> =>
  tx
    .selectFrom('staff_passkey as passkey')
    .innerJoin('staff', 'staff.id', 'passkey.staff_id')
    .selectAll('passkey')
    .where('passkey.credential_id', '=', credentialId)
    .where('staff.status', '=', 'ACTIVE')
    .forUpdate('passkey')
    .executeTakeFirst()

export async function noteStaffPasskeyUse(tx: Db, id: string, signCount: number): Promise<void> {
  await tx
    .updateTable('staff_passkey')
    .set({ sign_count: signCount, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
