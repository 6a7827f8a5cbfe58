import type { Delivery } from '#services/messages/deliver.ts'
import type { WebhookCode } from '#services/queue/job-queue.ts'

/** What the worker's jobs call: services with their connections already in their hands. */
export interface WorkerTasks {
  /** A message without a provider stays in the outbox. */
  readonly deliverMessage: (id: number) => Promise<Delivery>
  /** Abandons a message that could not be delivered in all its tries. */
  readonly abandonMessage: (id: number) => Promise<void>
  readonly endLostMessages: () => Promise<number>
  readonly sweepFiles: () => Promise<number>
  /** Ends accounts whose time has come, and removes dead codes and sessions; answers how many accounts ended. */
  readonly sweepCustomers: () => Promise<number>
  /** Finds the outcome of an attempt to pay. */
  readonly checkPayment: (attemptId: string) => Promise<void>
  /** Does what is left of a run over many orders; fails when the signal is aborted. */
  readonly runBulk: (runId: string, signal: AbortSignal) => Promise<void>
  /** The same for every run whose job was lost. */
  readonly sweepBulk: (signal: AbortSignal) => Promise<number>
  /** Makes what is left of a file of orders; fails when the signal is aborted. */
  readonly makeExport: (exportId: string, signal: AbortSignal) => Promise<void>
  /** The same for every file whose job was lost; removes those that are over. */
  readonly sweepExports: (signal: AbortSignal) => Promise<number>
  /** Opens a version of artwork, unless another process does. */
  readonly openArtwork: (versionId: string) => Promise<void>
  /** Opens versions whose process ended before it did; answers how many. */
  readonly sweepArtwork: () => Promise<number>
  /** Moves the days of orders whose customers are waited for, and reminds those; answers how many days moved. */
  readonly turnArtworkClock: () => Promise<number>
  /** Ends quotations whose last day is over, and reminds of those about to end; answers how many reminders were sent. */
  readonly turnQuotationClock: () => Promise<number>
  readonly sendRefund: (refundId: string) => Promise<void>
  /** Answers a gateway that has sent the code of a webhook. */
  readonly verifyWebhook: (sent: WebhookCode) => Promise<void>
  /** Checks the accounts of the shop at its gateways: browsers use keys whose refusal the shop does not see. */
  readonly checkGateways: () => Promise<void>
  /** What the clock does to orders; answers how many expired. */
  readonly sweepOrders: () => Promise<number>
  /** Makes missing sizes of pictures until all are made or the signal is aborted; answers how many were finished. */
  readonly warmImages: (signal: AbortSignal) => Promise<number>
  /** Reports and clears new invoices; answers how many the tax authority accepted. */
  readonly reportInvoices: (signal: AbortSignal) => Promise<number>
}
