import type { Db } from '#db/connection.ts'

/** Work to be done after the answer. */
export type Job = { readonly name: 'mail.send' | 'code.send'; readonly data: { readonly messageId: number } }

/** Where services leave work. A job is left in the transaction of its cause: both happen, or neither. */
export interface JobQueue {
  readonly enqueue: (tx: Db, job: Job) => Promise<void>
}
