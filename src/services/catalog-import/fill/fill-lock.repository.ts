import { ADVISORY_LOCKS } from '#db/advisory-locks.ts'
import { connectPipelined } from '#db/connection.ts'
import type { Db } from '#db/connection.ts'

/**
 * Does the work while no other process of this database does work of the kind; waits for its turn as long as it takes. The
 * query builder must lead to the server itself: the lock is one of a session, which a pooler may give to others.
 */
export async function oneAtATime<Answer>(db: Db, work: () => Promise<Answer>): Promise<Answer> {
  const connection = await connectPipelined(db)
  try {
    await connection.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.firstFill])
    try {
      return await work()
    } finally {
      // A session that is gone has released its locks.
      await connection.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.firstFill]).catch(() => undefined)
    }
  } finally {
    await connection.end()
  }
}
