import type { Db } from '#db/connection.ts'

/** Work to be done after the answer. */
export type Job =
  | { readonly name: 'mail.send' | 'code.send'; readonly data: { readonly messageId: number } }
  /** Asks the gateway for the outcome of an attempt to pay. */
  | { readonly name: 'payments.check'; readonly data: { readonly attemptId: string } }
  /** Does what is left of a run over many orders. */
  | { readonly name: 'bulk.run'; readonly data: { readonly runId: string } }
  /** Makes what is left of a file of orders. */
  | { readonly name: 'exports.make'; readonly data: { readonly exportId: string } }
  | { readonly name: 'refunds.send'; readonly data: { readonly refundId: string } }
  /** Opens a version of artwork that was received. */
  | { readonly name: 'artwork.open'; readonly data: { readonly versionId: string } }
  /** Answers a gateway that has sent the code of a webhook. */
  | { readonly name: 'webhooks.verify'; readonly data: WebhookCode }

export type WebhookCode = { readonly provider: string; readonly webhookId: string; readonly code: string }

/** Where services leave work. Jobs are left in the transaction of their cause: all of it happens, or none. */
export interface JobQueue {
  readonly enqueue: (tx: Db, jobs: readonly Job[], afterSeconds?: number) => Promise<void>
}
