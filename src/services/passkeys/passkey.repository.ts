import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { PasskeyChallengeTable, PasskeyTable } from '#db/schema/sessions.ts'

export type PasskeyRow = Selectable<PasskeyTable>
type Challenge = Omit<Insertable<PasskeyChallengeTable>, 'expires_at'>

/** Keeps what a browser is asked to sign, in the place of what it was asked before. */
export async function putChallenge(db: Db, challenge: Challenge): Promise<void> {
  const fresh = { ...challenge, expires_at: sql<Date>`now() + interval '5 minutes'` }
  await db
    .insertInto('passkey_challenge')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['browser_hash', 'purpose']).doUpdateSet(fresh))
    .execute()
}

/** Takes what a browser was asked, once; undefined when it was not, was by another, or too long ago. */
export const takeChallenge = async (
  tx: Db,
  browserHash: Buffer,
  purpose: PasskeyChallengeTable['purpose'],
  customerId: string | null,
): Promise<Buffer | undefined> =>
  (
    await tx
      .deleteFrom('passkey_challenge')
      .where('browser_hash', '=', browserHash)
      .where('purpose', '=', purpose)
      .where(sql<boolean>`customer_id is not distinct from ${customerId}::uuid`)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('challenge')
      .executeTakeFirst()
  )?.challenge

/** Adds a passkey; false when it is known already. */
export const insertPasskey = async (tx: Db, passkey: Insertable<PasskeyTable>): Promise<boolean> =>
  (await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

export const findPasskeys = (db: Db, customerId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()

/** The passkey of that name, held until the transaction ends. */
export const findByCredential = (tx: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  tx.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).forUpdate().executeTakeFirst()

export async function noteUse(tx: Db, id: string, signCount: number): Promise<void> {
  await tx
    .updateTable('passkey')
    .set({ sign_count: signCount, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Removes a passkey, if it is this customer's; false when it is not. */
export const deletePasskey = async (tx: Db, customerId: string, id: string): Promise<boolean> =>
  (await tx
    .deleteFrom('passkey')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

export async function deleteOldChallenges(db: Db): Promise<void> {
  await db
    .deleteFrom('passkey_challenge')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
