import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/connection.ts'
import type { CatalogChanges } from '../catalog/catalog-changes.ts'
import { useBrand } from './current-brand.ts'
import { usePolicy } from './current-policy.ts'
import { shopSettings } from './shop-settings.ts'
import { readSettings } from './shop-settings.repository.ts'

/** Reads how the shop presents itself and how it works, for the whole process. */
export async function loadSettings(db: Db): Promise<void> {
  const { brand, policy } = shopSettings(await readSettings(db))
  useBrand(brand)
  usePolicy(policy)
}

interface WatchOptions {
  /** Called once for every change whose settings could not be read at first, with why. */
  readonly onFailure: (error: unknown) => void
  readonly retryMs?: number
}

/**
 * Loads them, and again after each change of the settings; what depends on them is announced to be stale only then. A
 * database that is away is asked again until it answers or another change comes. Throws when the first reading fails.
 */
export async function watchSettings(
  db: Db,
  changes: CatalogChanges,
  { onFailure, retryMs = 1_000 }: WatchOptions,
): Promise<void> {
  let newest = 0
  async function reload(change: number): Promise<void> {
    for (let tries = 0; change === newest; tries += 1) {
      try {
        await loadSettings(db)
        return changes.publish(['shop'])
      } catch (error) {
        if (tries === 0) onFailure(error)
        await sleep(retryMs, undefined, { ref: false })
      }
    }
  }
  await loadSettings(db)
  changes.subscribe((tags) => {
    if (!tags.includes('settings') && !tags.includes('*')) return
    newest += 1
    void reload(newest)
  })
}
