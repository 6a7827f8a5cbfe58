import { pino } from 'pino'
import type { Config } from '#config'
import { createClamd } from '#integrations/virus-scanner/clamd.ts'
import { scannedOpener } from '#integrations/virus-scanner/scanned-opener.ts'
import { createArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import { createDocumentPrinter } from '#integrations/documents/document-printer.ts'
import { openJobs } from '#jobs/open-jobs.ts'
import type { ShopData } from '#services/catalog-import/open-shop-data.ts'
import { createCatalogChanges } from '#services/catalog/catalog-changes.ts'
import { openShop } from './shop.ts'
import type { Shop } from './shop.ts'

/** A shop for one command. */
export interface CommandShop {
  readonly shop: Shop
  readonly close: () => Promise<void>
}

/**
 * Opens the shop for a command: it leaves jobs for the running shop, and hears of no change that others make. What needs
 * a person is said on the command's own terminal.
 */
export async function openCommandShop(
  config: Config,
  data: ShopData,
  say: (sentence: string) => void,
): Promise<CommandShop> {
  const { db, pool, store } = data
  const jobs = await openJobs({ pool, logger: pino({ level: 'warn' }, pino.destination(2)), isWorker: false })
  const printer = createDocumentPrinter()
  const artworkOpener = createArtworkOpener()
  const log = (_facts: object, sentence: string) => say(sentence)
  const shop = openShop({
    config,
    logger: { error: log, warn: log },
    database: { pool, db, replica: pool },
    changes: createCatalogChanges(),
    pictures: store,
    queue: jobs.queue,
    printer,
    opener: config.clamd ? scannedOpener(artworkOpener, createClamd(config.clamd)) : artworkOpener,
    sandbox: undefined,
    google: undefined,
  })
  return {
    shop,
    close: async () => {
      await artworkOpener.close()
      await printer.close()
      await jobs.close()
    },
  }
}
