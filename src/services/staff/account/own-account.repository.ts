import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { StaffTheme } from '#db/schema/staff.ts'
import type { Language } from '#domain/language.ts'

/** What a person says of themselves. */
export type Profile = { readonly name: string; readonly language: Language; readonly theme: StaffTheme }

/** Who someone is to themselves, held until the transaction ends. */
export const lockProfile = (tx: Db, staffId: string): Promise<Profile & { version: number }> =>
  tx
    .selectFrom('staff')
    .select(['name', 'language', 'theme', 'version'])
    .where('id', '=', staffId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const findOwnEmail = async (db: Db, staffId: string): Promise<string> =>
  (await db.selectFrom('staff').select('email').where('id', '=', staffId).executeTakeFirstOrThrow()).email

export const findPasswordHash = async (db: Db, staffId: string): Promise<string | null> =>
  (await db.selectFrom('staff').select('password_hash').where('id', '=', staffId).executeTakeFirst())?.password_hash ??
  null

export async function writeProfile(tx: Db, staffId: string, profile: Profile): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ ...profile, version: sql<number>`version + 1` })
    .where('id', '=', staffId)
    .execute()
}

export async function writePassword(tx: Db, staffId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('staff').set({ password_hash: passwordHash }).where('id', '=', staffId).execute()
}

/** A browser that is signed in now. */
export type OpenSession = {
  readonly id: string
  readonly user_agent: string
  readonly method: 'TOTP' | 'RECOVERY_CODE' | 'PASSKEY'
  readonly created_at: Date
  readonly seen_at: Date
}

export const findOpenSessions = (db: Db, staffId: string): Promise<OpenSession[]> =>
  db
    .selectFrom('staff_session')
    .select(['id', 'user_agent', 'method', 'created_at', 'seen_at'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('seen_at', '>', sql<Date>`now() - interval '60 minutes'`)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

/** Removes one of a person's passkeys; answers what it was made on, undefined when there is none. */
export const deleteOwnPasskey = (tx: Db, staffId: string, id: string): Promise<{ user_agent: string } | undefined> =>
  tx
    .deleteFrom('staff_passkey')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('user_agent')
    .executeTakeFirst()

/** Removes a person's authenticator; false when there is none. */
export const deleteOwnTotp = async (tx: Db, staffId: string): Promise<boolean> =>
  (await tx.deleteFrom('staff_totp').where('staff_id', '=', staffId).returning('staff_id').executeTakeFirst()) !==
  undefined
