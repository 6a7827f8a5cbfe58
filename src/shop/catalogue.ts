import type { Pool } from 'pg'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import type { CatalogChanges } from '#services/catalog/catalog-changes.ts'
import { createCatalogService } from '#services/catalog/catalog.service.ts'
import { createBlogService } from '#services/content/blog.service.ts'
import { createStaticPageService } from '#services/content/static-page.service.ts'
import { createStorefrontService } from '#services/content/storefront.service.ts'
import { suggest } from '#services/search/search.service.ts'
import { createShopSettingsService } from '#services/shop-settings/shop-settings.service.ts'

export interface CatalogueParts {
  /** The replica when there is one: what visitors look at may be a moment old. */
  readonly reader: { readonly pool: Pool; readonly db: Db }
  /** Never a replica: invoices name the seller that the settings hold. */
  readonly db: Db
  readonly changes: CatalogChanges
}

/** What the public pages show: the catalogue, search, articles and the settings of the shop. */
export function createCatalogueServices({ reader, db, changes }: CatalogueParts) {
  const catalog = createCatalogService({ ...reader, changes })
  return {
    reader: reader.db,
    catalog,
    suggest: (words: string, language: Language) => suggest(reader.pool, words, language),
    storefront: createStorefrontService({ db: reader.db, changes, catalog }),
    blog: createBlogService(reader.db),
    staticPages: createStaticPageService(reader.db),
    settings: createShopSettingsService({ db, changes }),
  }
}
