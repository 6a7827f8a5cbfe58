import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** Does something all or not at all inside a transaction that goes on either way: what answers false is undone. */
export async function allOrNothing(tx: Db, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint part`.execute(tx)
  const isDone = await work()
  await (isDone ? sql`release savepoint part` : sql`rollback to savepoint part`).execute(tx)
  return isDone
}
