import type { Config } from '#config'
import { openShopData } from '#services/catalog-import/open-shop-data.ts'
import type { ShopData } from '#services/catalog-import/open-shop-data.ts'
import { loadSettings } from '#services/shop-settings/watch-settings.ts'

/** What the person asked for cannot be done as asked; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A command of `npm run shop`. */
export interface Command {
  /** After its name: what it takes. */
  readonly usage: string
  readonly summary: string
  /** Lines of help about its options. */
  readonly options?: readonly string[]
  /** Does it; answers the exit code. Throws UsageError for arguments that make no sense. */
  readonly run: (args: readonly string[], config: Config) => Promise<number>
}

/**
 * Opens the shop of the configuration, does the work, and closes it whatever happens. It passes a pooler by: a command
 * migrates and holds locks of its session, and some of its statements take longer than a pooler allows.
 */
export async function withShop<Answer>(config: Config, work: (shop: ShopData) => Promise<Answer>): Promise<Answer> {
  const shop = await openShopData({
    databaseUrl: config.database.directUrl,
    dataFolder: config.dataFolder,
    storage: config.storage,
    imageWorkers: config.imageWorkers,
    onProgress: (sentence) => console.error(sentence),
  })
  try {
    await loadSettings(shop.db)
    return await work(shop)
  } finally {
    await shop.close()
  }
}
