import { ADVISORY_LOCKS } from '#db/advisory-locks.ts'
import { connectPipelined } from '#db/connection.ts'
import type { Db } from '#db/connection.ts'

/** Does the work while no other process of this database does work of the kind; waits for its turn as long as it takes. */
export async function oneAtATime<Answer>(db: Db, work: () => Promise<Answer>): Promise<Answer> {
  const connection = await connectPipelined(db)
  try {
    await connection.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.firstFill])
    return await work()
  } finally {
    // The lock ends with its connection.
    await connection.end()
  }
}
