/**
 * The shop as one process: opens the database, puts the parts together and serves them.
 * `--services=web,api,office,worker` chooses the parts (all by default), `--dev` renders pages from source with hot reload.
 */
import { SOFTWARE } from '#domain/software.ts'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { healthRoutes } from '#api/health.routes.ts'
import { loadConfig } from '#config'
import type { Config } from '#config'
import { reportState } from '#db/database-state.ts'
import { addApi } from './main/api.ts'
import { openBuiltAssets } from './main/built-files.ts'
import { openShopDatabase } from './main/database.ts'
import { fillWithDemo } from './main/demo.ts'
import { drainable } from './main/drain.ts'
import { createHttpServer } from './main/http-server.ts'
import { Lifecycle, stopOnSignals } from './main/lifecycle.ts'
import { checkAddress } from './main/listen.ts'
import { createLogger } from './main/logger.ts'
import { addOffice } from './main/office.ts'
import { openRunningShop } from './main/running-shop.ts'
import type { Running, RunningShop } from './main/running-shop.ts'
import { exitWith } from './main/start-error.ts'
import { openStorefront } from './main/storefront.ts'
import { openTelemetry } from './main/telemetry/telemetry.ts'

/** What is reached over HTTP. */
const SERVED = ['web', 'api', 'office'] as const

await start().catch(exitWith)

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { services: { type: 'string' }, dev: { type: 'boolean', default: false } } })
  const config = loadConfig(values.services ? { SERVICES: values.services } : {})
  const logger = createLogger(config)
  const lifecycle = new Lifecycle(logger)
  stopOnSignals(lifecycle, logger)

  try {
    await open({ config, logger, lifecycle }, values.dev)
  } catch (error) {
    await lifecycle.stop()
    throw error
  }
}

async function open({ config, logger, lifecycle }: Omit<Running, 'database'>, isDev: boolean): Promise<void> {
  const serving = SERVED.some((service) => config.services.has(service))
  if (serving) await checkAddress(config.http.host, config.http.port)
  const database = await openShopDatabase(config, logger, () => process.exit(1))
  lifecycle.opened('the database', database.close)

  const telemetry = await openTelemetry(config.telemetry, { logger, lifecycle })
  telemetry?.database(database)
  const shop = await openRunningShop({ config, logger, lifecycle, database, telemetry })
  if (config.demo) await fillWithDemo(shop)
  // Loaded where it runs: a process that only serves needs nothing of what sends mail.
  const work = config.services.has('worker') ? await import('./main/worker.ts') : undefined
  await work?.addWorker(shop)
  if (serving) await serve(shop, isDev)
  lifecycle.started()
  if (config.production && work) work.warnAtStart(shop)
}

/** Pages are drawn from the API's answers, so a process that serves the shop's or the office's answers the API as well. */
async function serve(shop: RunningShop, isDev: boolean): Promise<void> {
  const { config, logger, lifecycle, database, telemetry } = shop
  const older = isDev ? undefined : openBuiltAssets(shop)
  const web = config.services.has('web') ? await openStorefront(shop, isDev, () => app, older) : undefined
  const app = createHttpServer({
    logger,
    trustedProxies: config.http.trustedProxies,
    ...(web && { createServer: web.createServer }),
  })
  telemetry?.server(app)
  if (web) telemetry?.pages(web.cache.stats)
  healthRoutes(app, {
    stage: () => lifecycle.stage,
    database: () => reportState(database.watch),
  })
  await addApi(app, shop)
  if (config.services.has('office')) await addOffice(app, shop, isDev, older)
  if (web) await app.register(web.plugin)

  const drain = drainable(app.server)
  await app.listen({ host: config.http.host, port: config.http.port, listenTextResolver: () => openAt(config, app) })
  const delayMs = config.http.shutdownDelayMs
  const close = async (): Promise<void> => {
    await drain(delayMs)
    await app.close()
  }
  lifecycle.opened('the HTTP server', close, delayMs)
}

function openAt({ production, http }: Config, app: FastifyInstance): string {
  const { port } = app.server.address() as AddressInfo
  return `${SOFTWARE.name} is open at ${production ? http.publicUrl : `http://localhost:${port}`}`
}
