import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connection.ts'
import { SOFTWARE } from '#domain/software.ts'
import type { JobObserver } from '#jobs/job-observer.ts'
import { batchedMeters } from './batched-histogram.ts'
import { meterDatabase } from './database-metrics.ts'
import { meterJobs } from './job-metrics.ts'
import { meterPages } from './page-metrics.ts'
import { meterProcess } from './process-metrics.ts'
import { meterRequests } from './request-metrics.ts'
import { meterEvents, meterShop } from './shop-metrics.ts'
import type { PageCounts, Telemetry } from './telemetry.ts'

export interface Metrics extends Pick<Telemetry, 'database' | 'server' | 'pages' | 'shop'> {
  readonly jobs: JobObserver['perform']
  readonly port: number
  readonly close: () => Promise<void>
}

/** More series of one metric than this are counted together: no mistake may fill the memory. */
const MAX_SERIES = 2_000

/** Serves `/metrics`, and nothing else, on an address of its own. */
export async function openMetrics(address: { readonly host: string; readonly port: number }): Promise<Metrics> {
  const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true })
  const provider = new MeterProvider({
    readers: [exporter],
    resource: resourceFromAttributes({ 'service.name': SOFTWARE.id }),
    views: [{ instrumentName: '*', aggregationCardinalityLimit: MAX_SERIES }],
  })
  const meter = provider.getMeter(SOFTWARE.id)
  const meters = batchedMeters(meter)
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    meters.flush()
    return exporter.getMetricsRequestHandler(request, response)
  })
  server.listen(address.port, address.host)
  await once(server, 'listening')
  const ends = [meterProcess(meter), meterEvents(meter)]
  return {
    jobs: meterJobs(meter),
    port: (server.address() as AddressInfo).port,
    database: (database) => void ends.push(meterDatabase(meters, database)),
    server: (app: FastifyInstance) => meterRequests(meters, app),
    pages: (counts: PageCounts) => meterPages(meter, counts),
    shop: (db: Db) => meterShop(meter, db),
    close: async () => {
      for (const end of ends) end()
      server.closeAllConnections()
      server.close()
      await provider.shutdown()
    },
  }
}
