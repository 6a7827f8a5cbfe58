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

/** Loads them, and again after each change of the settings; what depends on them is announced to be stale only then. */
export async function watchSettings(db: Db, changes: CatalogChanges): Promise<void> {
  await loadSettings(db)
  changes.subscribe((tags) => {
    if (!tags.includes('settings') && !tags.includes('*')) return
    void loadSettings(db).then(() => changes.publish(['shop']))
  })
}
