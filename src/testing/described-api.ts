import type { OpenAPI3 } from 'openapi-typescript'
import { pino } from 'pino'
import { registerApi } from '#api/app.ts'
import { createHttpServer } from '../main/http-server.ts'
import { UNUSED_PARTS } from './unused-api.ts'
import { unused } from './unused.ts'

/** The OpenAPI document of all calls, as /api/docs/json serves it. Nothing is called, so no database is needed. */
export async function describedApi(): Promise<OpenAPI3> {
  const app = createHttpServer({ logger: pino({ level: 'silent' }), trustedProxies: [] })
  await registerApi(app, {
    ...UNUSED_PARTS,
    catalog: unused('catalog'),
    suggest: unused('suggest'),
    storefront: unused('storefront'),
    blog: unused('blog'),
    staticPages: unused('staticPages'),
    settings: unused('settings'),
  })
  try {
    return JSON.parse((await app.inject('/api/docs/json')).body)
  } finally {
    await app.close()
  }
}
