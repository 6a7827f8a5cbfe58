import { SOFTWARE } from '#domain/software.ts'
import type { Logger } from 'pino'
import type { Config } from '#config'
import { openPool, queryBuilder } from '#db/connection.ts'
import { listen } from '#db/listen.ts'
import type { OpenDatabase } from '#db/open-database.ts'
import { createDocumentPrinter } from '#integrations/documents/document-printer.ts'
import type { DocumentPrinter } from '#integrations/documents/document-printer.ts'
import { openJobs } from '#jobs/open-jobs.ts'
import type { Jobs } from '#jobs/open-jobs.ts'
import { CHANGE_CHANNEL, createCatalogChanges, readTags, REPLICA_LAG_MS } from '#services/catalog/catalog-changes.ts'
import type { CatalogChanges } from '#services/catalog/catalog-changes.ts'
import { createImageService } from '#services/images/image-service.ts'
import type { ImageService } from '#services/images/image-service.ts'
import { openPictureStore } from '#services/images/picture-store.ts'
import type { PictureStore } from '#services/images/picture-store.ts'
import { createInvoiceFiles } from '#services/invoices/invoice-files.ts'
import { createInvoiceService } from '#services/invoices/invoice.service.ts'
import { openUnits, registerUnit } from '#services/invoices/invoice-unit.ts'
import type { InvoiceUnits } from '#services/invoices/invoice-unit.ts'
import { createRateLimits } from '#services/limits/rate-limits.ts'
import { createRefusalReport } from '#services/payments/gateway-refusals.ts'
import { watchBrand } from '#services/shop-settings/current-brand.ts'
import { createShopSettingsService } from '#services/shop-settings/shop-settings.service.ts'
import { createCartPrice } from './carts.ts'
import { createGateways } from './gateways.ts'
import type { Lifecycle } from './lifecycle.ts'
import { createOrderServices } from './orders.ts'
import type { OrderParts } from './orders.ts'
import { startSandbox } from './payments-sandbox.ts'
import type { RunningSandbox } from './payments-sandbox.ts'

/** What a process has before it opens anything else. */
export interface Running {
  readonly config: Config
  readonly logger: Logger
  readonly lifecycle: Lifecycle
  readonly database: OpenDatabase
}

/** What a running process is made of, whatever services it has. */
export interface Process extends Running {
  /** Announces every change of the catalogue, in whichever process it happened. */
  readonly changes: CatalogChanges
  readonly pictures: PictureStore
  /** One in a process, so that its parts make no picture twice. */
  readonly images: ImageService
  readonly jobs: Jobs
  readonly orders: OrderParts
  /** Stands in for the gateways in the demo. */
  readonly sandbox: RunningSandbox | undefined
  /** Draws PDF files in a process of its own. */
  readonly printer: DocumentPrinter
}

/** Jobs may take longer than a visitor would wait. */
const JOB_STATEMENT_MS = 60_000

/** Opens what every service of the process needs, and registers how to close it. */
export async function openParts(given: Running): Promise<Process> {
  const { config, logger, lifecycle, database } = given
  const changes = createCatalogChanges(config.database.replicaUrl ? REPLICA_LAG_MS : [])
  const listening = await listen(database.url, {
    channel: CHANGE_CHANNEL,
    onMessage: (payload) => changes.publish(readTags(payload)),
    onMissed: () => changes.publish(['*']),
  })
  lifecycle.opened('the announcements', listening.close)
  await watchBrand(database.db, changes)

  const pictures = await openPictureStore({ storage: config.storage, workers: config.imageWorkers })
  lifecycle.opened('the pictures', pictures.close)

  const printer = createDocumentPrinter()
  lifecycle.opened('the printer of documents', printer.close)

  const isWorker = config.services.has('worker')
  const jobPool = openPool(database.url, { name: `${SOFTWARE.id} jobs`, max: 4, statementTimeoutMs: JOB_STATEMENT_MS })
  lifecycle.opened("the jobs' connections", () => jobPool.end())
  const jobs = await openJobs({ pool: jobPool, logger, isWorker })
  lifecycle.opened('the job queue', jobs.close)
  const images = createImageService(database.db, pictures)
  const sandbox = await startSandbox(config, lifecycle)
  const units = openUnits(config.taxAuthority)
  await registerUnit(database.db, units)
  return {
    ...given,
    changes,
    pictures,
    images,
    jobs,
    printer,
    sandbox,
    orders: openOrders({ ...given, changes, jobs, printer, sandbox, pictures }, units),
  }
}

function openOrders(
  opened: Pick<Process, keyof Running | 'changes' | 'jobs' | 'printer' | 'sandbox' | 'pictures'>,
  units: InvoiceUnits,
): OrderParts {
  const { config, database, logger, changes, jobs, printer, sandbox, pictures } = opened
  const limits = createRateLimits({ pool: database.pool, secret: config.secret })
  const { seller } = createShopSettingsService({ db: database.db, changes })
  return createOrderServices({
    ...database,
    queue: jobs.queue,
    price: createCartPrice(database),
    gateways: createGateways(config, sandbox, createRefusalReport({ db: database.db, logger })),
    seller,
    invoices: createInvoiceService({
      seller,
      unit: units.own,
    }),
    invoiceFiles: createInvoiceFiles({ db: database.db, printer, isSpecimen: config.demo }),
    receipts: { ...pictures, staffAddress: config.mail.staffAddress },
    limits,
    publicUrl: config.http.publicUrl,
    logger,
  })
}

/** The catalogue's readers, on the replica when there is one. */
export const readersOf = ({ database }: Process) => ({ pool: database.replica, db: queryBuilder(database.replica) })
