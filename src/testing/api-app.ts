import { useBrand } from '#services/shop-settings/current-brand.ts'
import { DEMO_BRAND } from './demo-brand.ts'
import { pino } from 'pino'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { registerApi } from '#api/app.ts'
import type { ApiOptions } from '#api/app.ts'
import { createCatalogChanges } from '#services/catalog/catalog-changes.ts'
import type { CatalogChanges } from '#services/catalog/catalog-changes.ts'
import { createCatalogueServices } from '#shop/catalogue.ts'
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
  const { reader: _, ...catalogue } = createCatalogueServices({ reader: { pool, db }, db, changes })
  const app = createHttpServer({ logger: pino({ level: 'silent' }), trustedProxies: [] })
  if (onRoute) app.addHook('onRoute', onRoute)
  await registerApi(app, {
    ...UNUSED_PARTS,
    ...catalogue,
    ...given,
  })
  await app.ready()
  return { app, changes }
}
