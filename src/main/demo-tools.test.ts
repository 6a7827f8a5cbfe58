import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '#config'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { addDemoTools } from './demo-tools.ts'
import type { RunningShop } from './running-shop.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  ARTWORK_SCAN: 'off',
  APP_SECRET: 'a secret of the test that is long enough',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgresql://127.0.0.1:9/nowhere',
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test.each([
  ['the demo', {}, 200],
  ['a shop that is no demo', { DEMO: 'false' }, 404],
  ['production', PRODUCTION, 404],
  ['production with the demo on', { ...PRODUCTION, DEMO: 'true' }, 404],
])('in %s, pages that reveal messages and sign-ins answer accordingly', async (_case, environment, status) => {
  const app = Fastify()
  addDemoTools(app, { config: parseConfig(environment), database, pictures: {} } as unknown as RunningShop)
  for (const path of ['/dev/staff', '/dev/outbox']) expect((await app.inject(path)).statusCode, path).toBe(status)
  await app.close()
})
