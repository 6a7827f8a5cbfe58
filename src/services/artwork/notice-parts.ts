import type { Db } from '#db/connection.ts'
import type { JobQueue } from '../queue/job-queue.ts'

/** What a notice to customers about their files needs: rows, the outbox, the shop's address and the time. */
export interface NoticeParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly publicUrl: string
  readonly now: () => Date
}
