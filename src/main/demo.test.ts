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

  const place = () => ({ dataFolder: folder, database: { url: undefined } })
  const fill = (url: string) =>
    fillWithDemo({
      config: place(),
      database: { ...database, url },
      logger: pino({ enabled: false }),
    } as unknown as RunningShop)
  const productCodes = async () =>
    (await database.db.selectFrom('product').select('code').execute()).map(({ code }) => code)

  // Filling works in every browser test: their shop is filled this way.
  test('stays empty, and does not open, when the demo cannot be loaded', async () => {
    await expect(fill(NOWHERE)).rejects.toThrow(StartError)
    expect(await productCodes()).toEqual([])
    expect(isDemoUnfinished(place())).toBe(true)
  })

  test('is filled no more once it has a product', async () => {
    const categoryId = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
    await insertProduct(database.db, { code: 'BC-1', categoryId })
    await rm(join(folder, 'demo-unfinished'), { force: true })
    await fill(NOWHERE)
    expect(await productCodes()).toEqual(['BC-1'])
  })

  test('is known to hold a part of the demo after an interruption, and is a new one once it was emptied', async () => {
    await expect(markedUnfinished(place(), () => Promise.reject(new Error('interrupted')))).rejects.toThrow(
      'interrupted',
    )
    expect(isDemoUnfinished(place())).toBe(true)
    // Another server may have several processes, and nothing of it is emptied.
    expect(isDemoUnfinished({ dataFolder: folder, database: { url: NOWHERE } })).toBe(false)
    await emptySchema(database.url)
    await migrate(database.url)
    expect(await productCodes()).toEqual([])
  })
})
