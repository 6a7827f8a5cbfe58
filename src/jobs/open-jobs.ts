import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { JobQueue } from '#services/queue/job-queue.ts'
import { sqlInTransaction } from '#services/queue/sql-in-transaction.ts'
import { UNOBSERVED } from './job-observer.ts'
import type { JobObserver } from './job-observer.ts'
import { createQueues } from './queues.ts'
import { rationed } from './rationed.ts'

export interface JobsOptions {
  readonly pool: Pool
  readonly logger: Pick<Logger, 'warn' | 'error'>
  /** Whether this process also does jobs; the others only leave them. */
  readonly isWorker: boolean
  readonly observer?: JobObserver | undefined
}

export interface Jobs {
  readonly boss: PgBoss
  readonly queue: JobQueue
  /** Ends after the jobs in hand, at most after 15 s; what is not done is done by another process. */
  readonly close: () => Promise<void>
}

/** Opens the queues in the shop's own database, making their tables when they are missing. */
export async function openJobs({ pool, logger, isWorker, observer = UNOBSERVED }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: isWorker,
    schedule: isWorker,
  })
  // While the database is away every queue fails at every look, several times a second.
  const logError = rationed((error: Error, repeated) => logger.error({ err: error, repeated }, 'the job queue failed'))
  const logWarning = rationed((warning: { message: string }, repeated) =>
    logger.warn({ warning: warning.message, repeated }, 'the job queue warns'),
  )
  boss.on('error', logError)
  boss.on('warning', logWarning)
  await boss.start()
  await createQueues(boss)
  return {
    boss,
    queue: {
      enqueue: async (tx, left, afterSeconds) => {
        const later = afterSeconds !== undefined && { startAfter: afterSeconds }
        const traceparent = observer.carried()
        for (const [name, jobs] of Map.groupBy(left, (job) => job.name)) {
          const inserts = jobs.map(({ data }) => ({ data: traceparent ? { ...data, traceparent } : data, ...later }))
          await boss.insert(name, inserts, { db: sqlInTransaction(tx) })
        }
      },
    },
    close: () => boss.stop({ graceful: true, timeout: 15_000 }),
  }
}
