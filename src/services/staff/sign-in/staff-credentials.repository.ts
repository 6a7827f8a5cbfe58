import type { Db } from '#db/connection.ts'

/** Who signs in by an address: only active people do. */
export const findCredentials = (
  db: Db,
  emailKey: string,
): Promise<{ id: string; password_hash: string | null } | undefined> =>
  db
    .selectFrom('staff')
    .select(['id', 'password_hash'])
    .where('email_key', '=', emailKey)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()

/** Whether a person is active, and stays so until the transaction ends. */
export const isActiveStaff = async (tx: Db, staffId: string): Promise<boolean> =>
  (await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('status', '=', 'ACTIVE')
    .forShare()
    .executeTakeFirst()) !== undefined
