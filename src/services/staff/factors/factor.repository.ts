import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** What a person can show beside a password. */
export type FactorCounts = {
  readonly authenticatorSince: Date | null
  readonly passkeys: number
  readonly recoveryCodes: number
}

export async function countFactors(db: Db, staffId: string): Promise<FactorCounts> {
  const { rows } = await sql<FactorCounts>`
    select (select created_at from staff_totp where staff_id = ${staffId}) as "authenticatorSince",
      (select count(*)::int from staff_passkey where staff_id = ${staffId}) as passkeys,
      (select count(*)::int from staff_recovery_code where staff_id = ${staffId} and used_at is null) as "recoveryCodes"
  `.execute(db)
  return rows[0] ?? { authenticatorSince: null, passkeys: 0, recoveryCodes: 0 }
}

export const findTotp = (db: Db, staffId: string): Promise<{ secret: Buffer; last_step: number } | undefined> =>
  db.selectFrom('staff_totp').select(['secret', 'last_step']).where('staff_id', '=', staffId).executeTakeFirst()

/** Stores an authenticator of a person in the place of any other, its first code used. */
export async function putTotp(tx: Db, staffId: string, secret: Buffer, step: number): Promise<void> {
  const row = { secret, last_step: step, created_at: sql<Date>`now()` }
  await tx
    .insertInto('staff_totp')
    .values({ staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
    .execute()
}

/** Uses a step up; false when it, or one after it, was used before. */
export const useTotpStep = async (tx: Db, staffId: string, step: number): Promise<boolean> =>
  (await tx
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .returning('staff_id')
    .executeTakeFirst()) !== undefined

/** Uses a recovery code up; false when it is none, or was used before. */
export const useRecoveryCode = async (tx: Db, staffId: string, codeHash: Buffer): Promise<boolean> =>
  (await tx
    .updateTable('staff_recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst()) !== undefined

/** Stores new recovery codes of a person; the old ones end. */
export async function replaceRecoveryCodes(tx: Db, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  const rows = hashes.map((hash) => ({ staff_id: staffId, code_hash: hash }))
  await tx.insertInto('staff_recovery_code').values(rows).execute()
}

/** Takes everything from a person by which they come in. */
export async function deleteFactors(tx: Db, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_totp').where('staff_id', '=', staffId).execute()
  await tx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute()
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await tx.updateTable('staff').set({ password_hash: null }).where('id', '=', staffId).execute()
}
