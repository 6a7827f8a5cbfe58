import type { Db } from '#db/connection.ts'

/** Work to be done after the answer. */
export type Job =
  | { readonly name: 'mail.send' | 'code.send'; readonly data: { readonly messageId: number } }
  /** Asks the gateway what became of an attempt to pay. */
  | { readonly name: 'payments.check'; readonly data: { readonly attemptId: string } }
  | { readonly name: 'refunds.send'; readonly data: { readonly refundId: string } }

/** Where services leave work. A job is left in the transaction of its cause: both happen, or neither. */
export interface JobQueue {
  readonly enqueue: (tx: Db, job: Job, afterSeconds?: number) => Promise<void>
}
