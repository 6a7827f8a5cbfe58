import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { StaffChallengeTable } from '#db/schema/staff.ts'

export type DialogueRow = Pick<StaffChallengeTable, 'purpose' | 'staff_id' | 'challenge'>

export async function insertDialogue(
  tx: Db,
  row: DialogueRow & { token_hash: Buffer },
  minutes: number,
): Promise<void> {
  await tx
    .insertInto('staff_challenge')
    .values({ ...row, expires_at: sql<Date>`now() + make_interval(mins => ${minutes}::int)` })
    .execute()
}

export const findDialogue = (db: Db, tokenHash: Buffer): Promise<DialogueRow | undefined> =>
  db
    .selectFrom('staff_challenge')
    .select(['purpose', 'staff_id', 'challenge'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Ends a dialogue, which happens once; answers what it was about. */
export const takeDialogue = (tx: Db, tokenHash: Buffer): Promise<DialogueRow | undefined> =>
  tx
    .deleteFrom('staff_challenge')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['purpose', 'staff_id', 'challenge'])
    .executeTakeFirst()

export async function setChallenge(tx: Db, tokenHash: Buffer, challenge: Buffer | null): Promise<void> {
  await tx.updateTable('staff_challenge').set({ challenge }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteOldDialogues(db: Db): Promise<void> {
  await db
    .deleteFrom('staff_challenge')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
