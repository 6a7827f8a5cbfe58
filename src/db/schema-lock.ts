import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { ADVISORY_LOCKS } from './advisory-locks.ts'

/** How often a process that waits for another one's migrations asks again. */
const ASK_AGAIN_MS = 100

/**
 * Does the work while no other process changes the schema; waits for its turn as long as it takes. The lock belongs to the
 * session of the connection, which must lead to the server itself, and is released when the work has ended: behind a
 * pooler the session outlives the client that left, and with it would the lock, and every process waited for ever.
 */
export async function withSchemaLock<Answer>(client: pg.Client, work: () => Promise<Answer>): Promise<Answer> {
  await lockSchema(client)
  try {
    return await work()
  } finally {
    // A session that is gone has released its locks, and what ended it is the failure to report.
    await client.query(`select pg_advisory_unlock(${ADVISORY_LOCKS.schema})`).catch(() => undefined)
  }
}

/**
 * Asks again and again: a statement that waits for the lock would have a snapshot, for the end of which an index that is
 * made beside the traffic waits in its turn.
 */
async function lockSchema(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(${ADVISORY_LOCKS.schema}) as locked`,
    )
    if (rows[0]?.locked) return
    await sleep(ASK_AGAIN_MS)
  }
}
