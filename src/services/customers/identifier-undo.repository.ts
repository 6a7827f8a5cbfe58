import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { IdentifierUndoTable } from '#db/schema/sessions.ts'

/** Keeps what a customer had before, for so many hours. */
export async function insertUndo(
  tx: Db,
  undo: Omit<Insertable<IdentifierUndoTable>, 'created_at' | 'expires_at'>,
  hours: number,
): Promise<void> {
  await tx
    .insertInto('identifier_undo')
    .values({ ...undo, expires_at: sql<Date>`now() + make_interval(hours => ${hours}::int)` })
    .execute()
}

/** Takes what a link brings back, once; undefined when it was used, is too old, or a later one of theirs was used. */
export const takeUndo = (tx: Db, tokenHash: Buffer): Promise<Selectable<IdentifierUndoTable> | undefined> =>
  tx
    .deleteFrom('identifier_undo')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst()

/** Takes away what another person may have changed since: links, identifiers, passkeys, and the end of the account. */
export async function removeMadeSince(tx: Db, customerId: string, since: Date): Promise<void> {
  await tx
    .deleteFrom('identifier_undo')
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', since)
    .execute()
  await tx
    .deleteFrom('customer_identifier')
    .where('customer_id', '=', customerId)
    .where('verified_at', '>=', since)
    .execute()
  await tx.deleteFrom('passkey').where('customer_id', '=', customerId).where('created_at', '>=', since).execute()
  await tx
    .deleteFrom('deletion_request')
    .where('customer_id', '=', customerId)
    .where('requested_at', '>=', since)
    .execute()
}

export async function deleteOldUndos(db: Db): Promise<void> {
  await db
    .deleteFrom('identifier_undo')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
