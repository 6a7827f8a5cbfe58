import { SOFTWARE } from '#domain/software.ts'
import type { Logger } from 'pino'
import type { Config } from '#config'
import { listen } from '#db/listen.ts'
import type { Listening } from '#db/listen.ts'
import type { OpenDatabase } from '#db/open-database.ts'
import { createArtworkFixer } from '#integrations/artwork-fixer/artwork-fixer.ts'
import { createClamd } from '#integrations/virus-scanner/clamd.ts'
import { scannedOpener } from '#integrations/virus-scanner/scanned-opener.ts'
import { createArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import { createDocumentPrinter } from '#integrations/documents/document-printer.ts'
import { openJobs } from '#jobs/open-jobs.ts'
import type { Jobs } from '#jobs/open-jobs.ts'
import { CHANGE_CHANNEL, createCatalogChanges, readTags, REPLICA_LAG_MS } from '#services/catalog/catalog-changes.ts'
import type { CatalogChanges } from '#services/catalog/catalog-changes.ts'
import { openPictureStore } from '#services/images/picture-store.ts'
import type { PictureStore } from '#services/images/picture-store.ts'
import { WorkUnderWay } from '#services/work-under-way.ts'
import { watchSettings } from '#services/shop-settings/watch-settings.ts'
import type { Lifecycle } from './lifecycle.ts'
import { startSandbox } from './payments-sandbox.ts'
import { OFFICE_CHANNEL } from '#services/live/live-feed.ts'
import { registerUnit } from '#services/invoices/units/invoice-unit.ts'
import type { PaymentsSandbox } from '#shop/gateways.ts'
import { openShop } from '#shop/shop.ts'
import type { Shop } from '#shop/shop.ts'
import { googleOf } from './google.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** What a process has before it opens anything else. */
export interface Running {
  readonly config: Config
  readonly logger: Logger
  readonly lifecycle: Lifecycle
  readonly database: OpenDatabase
  /** Undefined: nothing is measured. */
  readonly telemetry?: Telemetry | undefined
}

/** A shop in its process. */
export interface RunningShop extends Running {
  readonly shop: Shop
  readonly changes: CatalogChanges
  readonly pictures: PictureStore
  readonly jobs: Jobs
  /** Stands in for the gateways in the demo. */
  readonly sandbox: PaymentsSandbox | undefined
}

/** Jobs may take longer than a visitor would wait. */
const JOB_STATEMENT_MS = 60_000

/** Opens what the services of the process need, registers how to close it, and opens the shop over it. */
export async function openRunningShop(given: Running): Promise<RunningShop> {
  const { config, logger, lifecycle, database } = given
  const changes = createCatalogChanges(config.database.replicaUrl ? REPLICA_LAG_MS : [])
  const listening = await listen(database.url, {
    channel: CHANGE_CHANNEL,
    onMessage: (payload) => changes.publish(readTags(payload)),
    onMissed: () => changes.publish(['*']),
    onFailure: (error) => logger.warn({ err: error }, 'changes are not heard of for now'),
  })
  lifecycle.opened('the announcements', listening.close)
  renewWhenAway(database, listening)
  await watchSettings(database.db, changes, {
    onFailure: (error) => logger.warn({ err: error }, 'the settings could not be read again yet'),
  })

  const pictures = await openPictureStore({
    storage: config.storage,
    workers: config.imageWorkers,
    onOpenFolder: (folder, error) =>
      logger.error({ err: error, folder }, 'private files may be open to other users of the machine'),
  })
  lifecycle.opened('the pictures', pictures.close)

  const printer = createDocumentPrinter()
  lifecycle.opened('the printer of documents', printer.close)

  const isWorker = config.services.has('worker')
  const jobPool = database.openLeaderPool({ name: `${SOFTWARE.id} jobs`, max: 4, statementTimeoutMs: JOB_STATEMENT_MS })
  lifecycle.opened("the jobs' connections", () => jobPool.end())
  const jobs = await openJobs({ pool: jobPool, logger, isWorker, observer: given.telemetry?.jobs })
  lifecycle.opened('the job queue', jobs.close)

  // Closed after the opener, which ends what is under way, and before the connections that this needs to its end.
  const underWay = new WorkUnderWay()
  lifecycle.opened('what is under way', () => underWay.ended())
  const artworkOpener = createArtworkOpener({
    workers: config.artworkWorkers,
    onFailure: ({ cause, message }) => logger.warn({ cause, place: message }, 'artwork could not be opened'),
  })
  lifecycle.opened('the opener of artwork', artworkOpener.close)
  const artworkFixer = createArtworkFixer({
    onFailure: ({ cause, message }) => logger.warn({ cause, place: message }, 'artwork could not be fixed'),
  })
  lifecycle.opened('the fixer of artwork', artworkFixer.close)

  const sandbox = await startSandbox(config, lifecycle)
  const { queue } = jobs
  const shop = openShop({
    config,
    logger,
    database,
    changes,
    pictures,
    queue,
    printer,
    opener: config.clamd ? scannedOpener(artworkOpener, createClamd(config.clamd)) : artworkOpener,
    fixer: artworkFixer,
    underWay,
    sandbox,
    google: googleOf(config),
  })
  await registerUnit(database.db, shop.units)
  if (config.services.has('api')) await hearOffice({ ...given, live: shop.office.live })
  return { ...given, changes, pictures, jobs, sandbox, shop }
}

/** Passes what staff changes, in whichever process, to the browsers that are connected to this one. */
async function hearOffice({ database, lifecycle, logger, live }: Running & { readonly live: Shop['office']['live'] }) {
  const listening = await listen(database.url, {
    channel: OFFICE_CHANNEL,
    onMessage: live.announced,
    onMissed: live.missed,
    onFailure: (error) => logger.warn({ err: error }, 'changes of staff are not heard of for now'),
  })
  lifecycle.opened('the announcements of the office', listening.close)
  renewWhenAway(database, listening)
}

/** A leader that stopped answering may not come back: the shop listens to its successor. */
function renewWhenAway({ leader }: OpenDatabase, listening: Listening): void {
  leader?.onState((state) => {
    if (state === 'AWAY') listening.renew()
  })
}
