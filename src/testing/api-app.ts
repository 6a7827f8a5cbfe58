import { useBrand } from '#services/shop-settings/current-brand.ts'
import { DEMO_BRAND } from './demo-brand.ts'
import { pino } from 'pino'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { registerApi } from '#api/app.ts'
import type { ApiOptions } from '#api/app.ts'
import { createCatalogChanges } from '#services/catalog/catalog-changes.ts'
import type { CatalogChanges } from '#services/catalog/catalog-changes.ts'
import { createCatalogService } from '#services/catalog/catalog.service.ts'
import { createBlogService } from '#services/content/blog.service.ts'
import { createStaticPageService } from '#services/content/static-page.service.ts'
import { createStorefrontService } from '#services/content/storefront.service.ts'
import { suggest } from '#services/search/search.service.ts'
import { createShopSettingsService } from '#services/shop-settings/shop-settings.service.ts'
import { createHttpServer } from '../main/http-server.ts'
import type { TestDatabase } from './test-database.ts'
import { UNUSED_PARTS } from './unused-api.ts'

/** The API over a test's database, ready for `inject`. */
export interface TestApi {
  readonly app: FastifyInstance
  /** Publish `['*']` here after writing rows that are cached in the process: tests have no listener. */
  readonly changes: CatalogChanges
}

/** Builds the API as the shop does, without a port; close `app` when done. */
export async function testApi(
  { pool, db }: Pick<TestDatabase, 'pool' | 'db'>,
  given: Partial<ApiOptions> = {},
  onRoute?: (route: RouteOptions) => void,
): Promise<TestApi> {
  useBrand(DEMO_BRAND)
  const changes = createCatalogChanges()
  const catalog = createCatalogService({ pool, db, changes })
  const app = createHttpServer({ logger: pino({ level: 'silent' }), trustedProxies: [] })
  if (onRoute) app.addHook('onRoute', onRoute)
  await registerApi(app, {
    ...UNUSED_PARTS,
    catalog,
    suggest: (words, language) => suggest(pool, words, language),
    storefront: createStorefrontService({ db, changes, catalog }),
    blog: createBlogService(db),
    staticPages: createStaticPageService(db),
    settings: createShopSettingsService({ db, changes }),
    ...given,
  })
  await app.ready()
  return { app, changes }
}
