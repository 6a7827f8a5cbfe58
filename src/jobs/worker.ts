import type { Job, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Delivery } from '#services/messages/deliver.ts'
import type { WebhookCode } from '#services/queue/job-queue.ts'
import { UNOBSERVED } from './job-observer.ts'
import type { JobObserver } from './job-observer.ts'
import type { QueueName } from './queues.ts'

/** What the worker's jobs call: services with their connections already in their hands. */
export interface WorkerTasks {
  /** A message without a provider stays in the outbox. */
  readonly deliverMessage: (id: number) => Promise<Delivery>
  readonly giveUpMessage: (id: number) => Promise<void>
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

export interface Worker {
  /** Stops taking jobs and interrupts the long ones; close the queue afterwards, which waits for the rest. */
  readonly stop: () => void
}

/** Longer than this the warming of pictures leaves to its next turn. */
const WARMING_LIMIT_MS = 15 * 60 * 1000

const EVERY_MINUTE = '* * * * *'
const EVERY_FIVE_MINUTES = '*/5 * * * *'
const EVERY_HOUR = '17 * * * *'

/** Does the jobs of the shop, and those that come by the clock. */
export async function startWorker(
  boss: PgBoss,
  tasks: WorkerTasks,
  logger: Pick<Logger, 'info' | 'warn'>,
  observer: JobObserver = UNOBSERVED,
): Promise<Worker> {
  const at = { boss, observer }
  const stopping = new AbortController()
  await boss.send('images.warm' satisfies QueueName)

  const deliver = async ({ data }: Job<{ messageId: number }>): Promise<void> => {
    const delivery = await tasks.deliverMessage(data.messageId)
    // The queue tries again after a while.
    if (delivery === 'try-again') throw new Error('the carrier could not take the message')
    if (delivery === 'refused') logger.warn({ messageId: data.messageId }, 'a message was refused')
  }
  await work(at, 'code.send', 0.5, deliver)
  await work(at, 'mail.send', 2, deliver)
  await work<{ messageId: number }>(at, 'mail.dead', 30, async ({ data }) => {
    await tasks.giveUpMessage(data.messageId)
    logger.warn({ messageId: data.messageId }, 'a message was given up')
  })
  await work(at, 'mail.sweep', 30, async () => {
    const lost = await tasks.endLostMessages()
    if (lost > 0) logger.warn({ lost }, 'messages were lost while being sent')
  })
  await work(at, 'files.sweep', 60, async () => {
    await tasks.sweepFiles()
  })
  await work(at, 'customers.sweep', 60, async () => {
    const ended = await tasks.sweepCustomers()
    if (ended > 0) logger.info({ ended }, 'deleted accounts have ended')
  })
  await work<{ attemptId: string }>(at, 'payments.check', 0.5, ({ data }) => tasks.checkPayment(data.attemptId))
  await work<{ refundId: string }>(at, 'refunds.send', 1, ({ data }) => tasks.sendRefund(data.refundId))
  await workBulk(at, tasks, logger, stopping.signal)
  await workExports(at, tasks, logger, stopping.signal)
  await workArtwork(at, tasks, logger)
  await work<WebhookCode>(at, 'webhooks.verify', 1, ({ data }) => tasks.verifyWebhook(data))
  await work(at, 'gateways.check', 60, () => tasks.checkGateways())
  await work(at, 'orders.sweep', 5, async () => {
    const expired = await tasks.sweepOrders()
    if (expired > 0) logger.info({ expired }, 'orders were not paid in time')
  })
  await work(at, 'images.warm', 5, async ({ signal }) => {
    const limits = [signal, stopping.signal, AbortSignal.timeout(WARMING_LIMIT_MS)]
    const finished = await tasks.warmImages(AbortSignal.any(limits))
    if (finished > 0) logger.info({ pictures: finished }, 'pictures are ready in every size')
  })
  await work(at, 'invoices.report', 5, async ({ signal }) => {
    const accepted = await tasks.reportInvoices(AbortSignal.any([signal, stopping.signal]))
    if (accepted > 0) logger.info({ accepted }, 'the tax authority accepted invoices')
  })

  await boss.schedule('mail.sweep' satisfies QueueName, EVERY_FIVE_MINUTES)
  await boss.schedule('files.sweep' satisfies QueueName, EVERY_HOUR)
  await boss.schedule('customers.sweep' satisfies QueueName, EVERY_HOUR)
  await boss.schedule('gateways.check' satisfies QueueName, EVERY_HOUR)
  await boss.schedule('orders.sweep' satisfies QueueName, EVERY_MINUTE)
  await boss.schedule('images.warm' satisfies QueueName, EVERY_MINUTE)
  await boss.schedule('invoices.report' satisfies QueueName, EVERY_MINUTE)
  return { stop: () => stopping.abort() }
}

/** Artwork that was received, what a process left unopened that ended, and the clock of what is waited for. */
async function workArtwork(
  at: Workplace,
  tasks: Pick<WorkerTasks, 'openArtwork' | 'sweepArtwork' | 'turnArtworkClock'>,
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  await work<{ versionId: string }>(at, 'artwork.open', 0.5, ({ data }) => tasks.openArtwork(data.versionId))
  await work(at, 'artwork.sweep', 5, async () => {
    const forgotten = await tasks.sweepArtwork()
    if (forgotten > 0) logger.warn({ forgotten }, 'artwork was opened late')
  })
  await work(at, 'artwork.clock', 5, async () => {
    const moved = await tasks.turnArtworkClock()
    if (moved > 0) logger.info({ moved }, 'orders wait for their customers: their days moved')
  })
  await at.boss.schedule('artwork.sweep' satisfies QueueName, EVERY_MINUTE)
  await at.boss.schedule('artwork.clock' satisfies QueueName, EVERY_MINUTE)
}

/** Runs over many orders, and those whose job was lost. */
async function workBulk(
  at: Workplace,
  tasks: Pick<WorkerTasks, 'runBulk' | 'sweepBulk'>,
  logger: Pick<Logger, 'warn'>,
  stopping: AbortSignal,
): Promise<void> {
  await work<{ runId: string }>(at, 'bulk.run', 0.5, ({ data, signal }) =>
    tasks.runBulk(data.runId, AbortSignal.any([signal, stopping])),
  )
  await work(at, 'bulk.sweep', 30, async ({ signal }) => {
    const found = await tasks.sweepBulk(AbortSignal.any([signal, stopping]))
    if (found > 0) logger.warn({ runs: found }, 'bulk runs were taken up again')
  })
  await at.boss.schedule('bulk.sweep' satisfies QueueName, EVERY_MINUTE)
}

/** Files of orders, and those whose job was lost. */
async function workExports(
  at: Workplace,
  tasks: Pick<WorkerTasks, 'makeExport' | 'sweepExports'>,
  logger: Pick<Logger, 'warn'>,
  stopping: AbortSignal,
): Promise<void> {
  await work<{ exportId: string }>(at, 'exports.make', 0.5, ({ data, signal }) =>
    tasks.makeExport(data.exportId, AbortSignal.any([signal, stopping])),
  )
  await work(at, 'exports.sweep', 30, async ({ signal }) => {
    const found = await tasks.sweepExports(AbortSignal.any([signal, stopping]))
    if (found > 0) logger.warn({ files: found }, 'exports were taken up again')
  })
  await at.boss.schedule('exports.sweep' satisfies QueueName, EVERY_MINUTE)
}

/** Where jobs come from, and who measures them. */
type Workplace = { readonly boss: PgBoss; readonly observer: JobObserver }

/** The trace that a job carries beside its own data. */
type Carrying = { readonly traceparent?: string } | null

const work = <Data>(
  { boss, observer }: Workplace,
  queue: QueueName,
  pollingIntervalSeconds: number,
  perform: (job: Job<Data>) => Promise<void>,
): Promise<string> =>
  boss.work<Data>(queue, { pollingIntervalSeconds }, async (jobs) => {
    for (const job of jobs) {
      const carried = (job.data as Carrying)?.traceparent
      await observer.perform(queue, carried, () => perform(job))
    }
  })
