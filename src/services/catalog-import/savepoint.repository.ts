import { sql } from 'kysely'
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts'
import type { Db } from '#db/connection.ts'

/** A place in the transaction to come back to; the last one counts. */
export const mark = (tx: Db) => sql`savepoint catalogue_import`.execute(tx)

/** Undoes what was written since the last mark. */
export const backTo = (tx: Db) => sql`rollback to savepoint catalogue_import`.execute(tx)

/** One import at a time; and no time limits for this transaction, which may think for long between statements. */
export async function beginImport(tx: Db): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local lock_timeout = '60s'`.execute(tx)
  // Compiling a statement takes longer than any of these.
  await sql`set local jit = off`.execute(tx)
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.catalogueImport})`.execute(tx)
}
