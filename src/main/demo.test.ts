import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { emptySchema } from '#db/empty-schema.ts'
import { migrate } from '#db/migrate.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { isDemoUnfinished, markedUnfinished } from './demo-marker.ts'
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
    fillWithDemo({
      config: { dataFolder: folder },
      database: { ...database, url },
      logger: pino({ enabled: false }),
    } as unknown as RunningShop)
  const productCodes = async () =>
    (await database.db.selectFrom('product').select('code').execute()).map(({ code }) => code)

  // Filling works in every browser test: their shop is filled this way.
  test('stays empty, and does not open, when the demo cannot be loaded', async () => {
    await expect(fill(NOWHERE)).rejects.toThrow(StartError)
    expect(await productCodes()).toEqual([])
    expect(isDemoUnfinished({ dataFolder: folder })).toBe(true)
  })

  test('is filled no more once it has a product', async () => {
    const categoryId = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
    await insertProduct(database.db, { code: 'BC-1', categoryId })
    await rm(join(folder, 'demo-unfinished'), { force: true })
    await fill(NOWHERE)
    expect(await productCodes()).toEqual(['BC-1'])
  })

  test('does not open when a part of the demo is there, and is a new one once it was emptied', async () => {
    await expect(
      markedUnfinished({ dataFolder: folder }, () => Promise.reject(new Error('interrupted'))),
    ).rejects.toThrow('interrupted')
    await expect(fill(NOWHERE)).rejects.toThrow(/only a part of the demo/)
    await emptySchema(database.url)
    await migrate(database.url)
    expect(await productCodes()).toEqual([])
  })
})
