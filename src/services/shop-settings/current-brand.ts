import type { Db } from '#db/connection.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { DEFAULT_BRAND } from '#domain/brand/brand.ts'
import type { CatalogChanges } from '../catalog/catalog-changes.ts'
import { shopSettings } from './shop-settings.ts'
import { readSettings } from './shop-settings.repository.ts'

let current = DEFAULT_BRAND

/**
 * The brand of the shop of this process. It is process-wide because one process serves one shop: messages, documents and pages
 * name the shop in places where a parameter would have to be handed through every layer.
 */
export const currentBrand = (): Brand => current

/** Makes a brand the one of this process. */
export function useBrand(brand: Brand): void {
  current = brand
}

/** Reads the brand of the shop. */
export async function loadBrand(db: Db): Promise<void> {
  useBrand(shopSettings(await readSettings(db)).brand)
}

/** Loads the brand, and again after each change of the settings; what depends on it is announced to be stale only then. */
export async function watchBrand(db: Db, changes: CatalogChanges): Promise<void> {
  await loadBrand(db)
  changes.subscribe((tags) => {
    if (!tags.includes('settings') && !tags.includes('*')) return
    void loadBrand(db).then(() => changes.publish(['brand']))
  })
}
