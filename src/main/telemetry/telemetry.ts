import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '#config'
import type { Db } from '#db/connection.ts'
import type { OpenDatabase } from '#db/open-database.ts'
import type { JobObserver } from '#jobs/job-observer.ts'
import type { Lifecycle } from '../lifecycle.ts'

/** How often pages were served, by where they came from. */
export type PageCounts = () => {
  readonly pages: number
  readonly bytes: number
  readonly served: Readonly<Record<'memory' | 'stale' | 'aged' | 'rendered', number>>
}

/** Measures a process: each part is handed over once it is open. */
export interface Telemetry {
  readonly jobs: JobObserver
  readonly database: (database: Pick<OpenDatabase, 'pool' | 'replica' | 'behindMs' | 'watch'>) => void
  /** Before its routes are added. */
  readonly server: (app: FastifyInstance) => void
  readonly pages: (counts: PageCounts) => void
  /** The shop as a whole: in processes that do its jobs, so that not every process counts the same rows. */
  readonly shop: (db: Db) => void
}

type Surroundings = { readonly logger: Logger; readonly lifecycle: Pick<Lifecycle, 'opened'> }

/** Measures and traces as configured. Without either no module of OpenTelemetry is loaded, and the answer is undefined. */
export async function openTelemetry(
  { metrics, traces }: Config['telemetry'],
  { logger, lifecycle }: Surroundings,
): Promise<Telemetry | undefined> {
  if (!metrics && !traces) return undefined
  const measuring = metrics && (await (await import('./metrics.ts')).openMetrics(metrics))
  const tracing = traces && (await (await import('./tracing.ts')).openTracing(traces, logger))
  for (const part of [measuring, tracing]) if (part) lifecycle.opened('the telemetry', part.close)
  if (measuring) logger.info(`Metrics are at http://${metrics.host}:${metrics.port}/metrics`)
  return {
    jobs: joined(measuring?.jobs, tracing?.jobs),
    database: (database) => {
      measuring?.database(database)
      tracing?.database()
    },
    server: (app) => {
      measuring?.server(app)
      tracing?.server(app)
    },
    pages: (counts) => measuring?.pages(counts),
    shop: (db) => measuring?.shop(db),
  }
}

/** Traces around what is measured. */
function joined(measured: JobObserver['perform'] | undefined, traced: JobObserver | undefined): JobObserver {
  const perform: JobObserver['perform'] = measured ?? ((_queue, _carried, work) => work())
  if (!traced) return { carried: () => undefined, perform }
  return {
    carried: traced.carried,
    perform: (queue, carried, work) => traced.perform(queue, carried, () => perform(queue, carried, work)),
  }
}
