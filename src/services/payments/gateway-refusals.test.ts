import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { deleteOldRefusals, findRefusals } from './gateway-refusal.repository.ts'
import { createRefusalReport } from './gateway-refusals.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const REFUSED = { vendor: 'TABBY', call: 'POST /api/v2/checkout', status: 401, code: 'auth', fields: [], isAlarm: true }

test('refusals are logged, a refused key as an error, and counted by day', async () => {
  const log: string[] = []
  const report = createRefusalReport({
    db: database.db,
    logger: {
      error: (facts, sentence) => void log.push(`error ${sentence} ${JSON.stringify(facts)}`),
      warn: (facts, sentence) => void log.push(`warn ${sentence} ${JSON.stringify(facts)}`),
    },
  })
  report(REFUSED)
  report(REFUSED)
  report({ ...REFUSED, vendor: 'MOYASAR', status: null, code: 'ECONNRESET', isAlarm: false })
  await vi.waitFor(async () => {
    expect(await findRefusals(database.db, 7)).toEqual([
      { vendor: 'TABBY', call: 'POST /api/v2/checkout', status: 401, code: 'auth', times: 2 },
      { vendor: 'MOYASAR', call: 'POST /api/v2/checkout', status: 0, code: 'ECONNRESET', times: 1 },
    ])
  })
  expect(log).toEqual([
    expect.stringMatching(/^error a gateway does not accept the keys of this shop .*"vendor":"TABBY".*"status":401/),
    expect.stringMatching(/^error /),
    expect.stringMatching(/^warn a gateway refused a call .*"code":"ECONNRESET"/),
  ])
  await database.pool.query("update gateway_refusal set day = day - 91 where vendor = 'TABBY'")
  await deleteOldRefusals(database.db, 90)
  expect(await findRefusals(database.db, 365)).toMatchObject([{ vendor: 'MOYASAR' }])
})
