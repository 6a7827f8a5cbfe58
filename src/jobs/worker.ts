import type { Job, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { WebhookCode } from '#services/queue/job-queue.ts'
import { UNOBSERVED } from './job-observer.ts'
import type { JobObserver } from './job-observer.ts'
import type { QueueName } from './queues.ts'
import type { WorkerTasks } from './worker-tasks.ts'

export interface Worker {
  /** Stops taking jobs and interrupts the long ones; close the queue afterwards, which waits for the rest. */
  readonly stop: () => void
}

/** What a job is done with. */
interface JobContext<Data> {
  readonly tasks: WorkerTasks
  readonly logger: Pick<Logger, 'warn'>
  readonly data: Data
  /** Says when it has to stop: the process ends, or its time is over. */
  readonly signal: AbortSignal
}

interface JobKind {
  readonly queue: QueueName
  /** Seconds between two looks into the queue. */
  readonly every: number
  /** When the clock leaves one. */
  readonly schedule?: string
  readonly perform: (context: JobContext<never>) => Promise<unknown>
  /** What the log says when something was found. `perform` answers how many. */
  readonly found?: { readonly level: 'info' | 'warn'; readonly fact: string; readonly sentence: string }
}

/** Longer than this the warming of pictures leaves to its next turn. */
const WARMING_LIMIT_MS = 15 * 60 * 1000

const EVERY_MINUTE = '* * * * *'
const EVERY_FIVE_MINUTES = '*/5 * * * *'
/** Away from the full hour, at which backups and the schedules of others begin. */
const EVERY_HOUR = '17 * * * *'

/** The carrier, which has logged why, asks for another try: the queue makes one after a while. */
class TryAgain extends Error {
  override readonly name = 'TryAgain'
}

async function deliver({
  tasks,
  logger,
  data: { messageId },
}: JobContext<{ readonly messageId: number }>): Promise<void> {
  const delivery = await tasks.deliverMessage(messageId)
  if (delivery === 'try-again') throw new TryAgain('the carrier could not take the message')
  if (delivery === 'refused') logger.warn({ messageId }, 'a message was refused')
}

/** Every job: its queue, when it is looked for, when the clock leaves one, and what is done. */
const JOBS: readonly JobKind[] = [
  { queue: 'code.send', every: 0.5, perform: deliver },
  { queue: 'mail.send', every: 2, perform: deliver },
  {
    queue: 'mail.dead',
    every: 30,
    perform: async ({ tasks, logger, data: { messageId } }: JobContext<{ readonly messageId: number }>) => {
      await tasks.abandonMessage(messageId)
      logger.warn({ messageId }, 'a message was given up')
    },
  },
  {
    queue: 'mail.sweep',
    every: 30,
    schedule: EVERY_FIVE_MINUTES,
    perform: ({ tasks }) => tasks.endLostMessages(),
    found: { level: 'warn', fact: 'lost', sentence: 'messages were lost while being sent' },
  },
  { queue: 'files.sweep', every: 60, schedule: EVERY_HOUR, perform: ({ tasks }) => tasks.sweepFiles() },
  {
    queue: 'customers.sweep',
    every: 60,
    schedule: EVERY_HOUR,
    perform: ({ tasks }) => tasks.sweepCustomers(),
    found: { level: 'info', fact: 'ended', sentence: 'deleted accounts have ended' },
  },
  {
    queue: 'payments.check',
    every: 0.5,
    perform: ({ tasks, data }: JobContext<{ readonly attemptId: string }>) => tasks.checkPayment(data.attemptId),
  },
  {
    queue: 'refunds.send',
    every: 1,
    perform: ({ tasks, data }: JobContext<{ readonly refundId: string }>) => tasks.sendRefund(data.refundId),
  },
  {
    queue: 'bulk.run',
    every: 0.5,
    perform: ({ tasks, data, signal }: JobContext<{ readonly runId: string }>) => tasks.runBulk(data.runId, signal),
  },
  {
    queue: 'bulk.sweep',
    every: 30,
    schedule: EVERY_MINUTE,
    perform: ({ tasks, signal }) => tasks.sweepBulk(signal),
    found: { level: 'warn', fact: 'runs', sentence: 'bulk runs were taken up again' },
  },
  {
    queue: 'exports.make',
    every: 0.5,
    perform: ({ tasks, data, signal }: JobContext<{ readonly exportId: string }>) =>
      tasks.makeExport(data.exportId, signal),
  },
  {
    queue: 'exports.sweep',
    every: 30,
    schedule: EVERY_MINUTE,
    perform: ({ tasks, signal }) => tasks.sweepExports(signal),
    found: { level: 'warn', fact: 'files', sentence: 'exports were taken up again' },
  },
  {
    queue: 'artwork.open',
    every: 0.5,
    perform: ({ tasks, data }: JobContext<{ readonly versionId: string }>) => tasks.openArtwork(data.versionId),
  },
  {
    queue: 'artwork.sweep',
    every: 5,
    schedule: EVERY_MINUTE,
    perform: ({ tasks }) => tasks.sweepArtwork(),
    found: { level: 'warn', fact: 'abandoned', sentence: 'artwork was opened late' },
  },
  {
    queue: 'artwork.clock',
    every: 5,
    schedule: EVERY_MINUTE,
    perform: ({ tasks }) => tasks.turnArtworkClock(),
    found: { level: 'info', fact: 'moved', sentence: 'orders wait for their customers: their days moved' },
  },
  {
    queue: 'quotations.sweep',
    every: 5,
    schedule: EVERY_HOUR,
    perform: ({ tasks }) => tasks.turnQuotationClock(),
    found: { level: 'info', fact: 'reminded', sentence: 'customers were reminded of quotations about to end' },
  },
  {
    queue: 'webhooks.verify',
    every: 1,
    perform: ({ tasks, data }: JobContext<WebhookCode>) => tasks.verifyWebhook(data),
  },
  { queue: 'gateways.check', every: 60, schedule: EVERY_HOUR, perform: ({ tasks }) => tasks.checkGateways() },
  {
    queue: 'orders.sweep',
    every: 5,
    schedule: EVERY_MINUTE,
    perform: ({ tasks }) => tasks.sweepOrders(),
    found: { level: 'info', fact: 'expired', sentence: 'orders were not paid in time' },
  },
  {
    queue: 'images.warm',
    every: 5,
    schedule: EVERY_MINUTE,
    perform: ({ tasks, signal }) => tasks.warmImages(AbortSignal.any([signal, AbortSignal.timeout(WARMING_LIMIT_MS)])),
    found: { level: 'info', fact: 'pictures', sentence: 'pictures are ready in every size' },
  },
  {
    queue: 'invoices.report',
    every: 5,
    schedule: EVERY_MINUTE,
    perform: ({ tasks, signal }) => tasks.reportInvoices(signal),
    found: { level: 'info', fact: 'accepted', sentence: 'the tax authority accepted invoices' },
  },
]

/** Does the jobs of the shop, and those that come by the clock. */
export async function startWorker(
  boss: PgBoss,
  tasks: WorkerTasks,
  logger: Pick<Logger, 'info' | 'warn' | 'error'>,
  observer: JobObserver = UNOBSERVED,
): Promise<Worker> {
  const stopping = new AbortController()
  await boss.send('images.warm' satisfies QueueName)
  for (const kind of JOBS) await work({ boss, tasks, logger, observer, stopping: stopping.signal }, kind)
  for (const { queue, schedule } of JOBS) if (schedule) await boss.schedule(queue, schedule)
  return { stop: () => stopping.abort() }
}

interface Workplace {
  readonly boss: PgBoss
  readonly tasks: WorkerTasks
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly observer: JobObserver
  readonly stopping: AbortSignal
}

/** The trace that a job carries beside its own data. */
type Carrying = { readonly traceparent?: string } | null

const work = (at: Workplace, kind: JobKind): Promise<string> =>
  at.boss.work<object>(kind.queue, { pollingIntervalSeconds: kind.every }, async (jobs) => {
    for (const job of jobs) {
      const carried = (job.data as Carrying)?.traceparent
      await at.observer.perform(kind.queue, carried, () => perform(at, kind, job))
    }
  })

/** Does a job. One that throws is logged, as the queue only notes it beside the job, and fails. */
async function perform({ tasks, logger, stopping }: Workplace, kind: JobKind, job: Job): Promise<void> {
  const { queue, found } = kind
  const context = { tasks, logger, data: job.data as never, signal: AbortSignal.any([job.signal, stopping]) }
  try {
    const count = await kind.perform(context)
    if (found && typeof count === 'number' && count > 0) logger[found.level]({ [found.fact]: count }, found.sentence)
  } catch (error) {
    if (stopping.aborted) logger.info({ err: error, queue, job: job.id }, 'a job is left to another process')
    else if (!(error instanceof TryAgain)) logger.error({ err: error, queue, job: job.id }, 'a job failed')
    throw error
  }
}
