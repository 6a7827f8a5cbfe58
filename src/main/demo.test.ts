import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { fillWithDemo } from './demo.ts'
import type { RunningShop } from './running-shop.ts'
import { StartError } from './start-error.ts'

/** Nothing listens there. */
const NOWHERE = 'postgresql://127.0.0.1:9/nowhere'

describe('an empty shop', { timeout: 30_000 }, () => {
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    database = await testDatabase()
    folder = await mkdtemp(join(tmpdir(), 'matbaa-demo-'))
    vi.stubEnv('DATA_DIR', folder)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await database.close()
    await rm(folder, { recursive: true })
  })

  const fill = (url: string) =>
    fillWithDemo({ database: { ...database, url }, logger: pino({ enabled: false }) } as unknown as RunningShop)
  const productCodes = async () =>
    (await database.db.selectFrom('product').select('code').execute()).map(({ code }) => code)

  // Filling works in every browser test: their shop is filled this way.
  test('stays empty, and does not open, when the demo cannot be loaded', async () => {
    await expect(fill(NOWHERE)).rejects.toThrow(StartError)
    expect(await productCodes()).toEqual([])
  })

  test('is filled no more once it has a product', async () => {
    const categoryId = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
    await insertProduct(database.db, { code: 'BC-1', categoryId })
    await fill(NOWHERE)
    expect(await productCodes()).toEqual(['BC-1'])
  })
})
