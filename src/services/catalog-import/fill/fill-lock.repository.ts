import { connectPipelined } from '#db/connection.ts'
import type { Db } from '#db/connection.ts'

/** Any number will do, as long as every version of the shop uses the same one. */
const LOCK_KEY = 7_283_035

/** Does the work while no other process of this database does work of the kind; waits for its turn as long as it takes. */
export async function oneAtATime<Answer>(db: Db, work: () => Promise<Answer>): Promise<Answer> {
  const connection = await connectPipelined(db)
  try {
    await connection.query('select pg_advisory_lock($1)', [LOCK_KEY])
    return await work()
  } finally {
    // The lock ends with its connection.
    await connection.end()
  }
}
