import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERMISSIONS } from '#domain/staff/permissions.ts'
import { insertStaff, staffCookie } from '#testing/staff-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createLiveFeed } from './live-feed.ts'
import { createOrderLog } from './order-log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const touch = (client: Pick<TestDatabase['pool'], 'query'> = database.pool) =>
  client.query<{ order_id: string }>('insert into order_touch (order_id) values (gen_random_uuid()) returning order_id')

test('an order whose transaction committed after a later one is reported all the same', async () => {
  const log = createOrderLog({ db: database.db, now: () => Date.now() })
  await log.read()
  const slow = await database.pool.connect()
  await slow.query('begin')
  const { rows: first } = await touch(slow)
  const { rows: second } = await touch()
  expect(await log.read()).toEqual([second[0]?.order_id])
  await slow.query('commit')
  slow.release()
  expect(await log.read()).toEqual([first[0]?.order_id])
  expect(await log.read()).toEqual([])
})

test('what was reported is forgotten only when nothing older can come', async () => {
  let time = 0
  const log = createOrderLog({ db: database.db, now: () => time })
  await log.read()
  await touch()
  expect(await log.read()).toHaveLength(1)
  for (time of [6_000, 12_000, 18_000]) expect(await log.read()).toEqual([])
})

test('asks the database nothing without a listener, and less than once a second with one', async () => {
  let statements = 0
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const feed = createLiveFeed({ db: counting, follow: async () => undefined, warn: () => undefined })
  const staffId = await insertStaff(database.pool, { roles: ['sales'] })
  await staffCookie(database, staffId)
  const { rows } = await database.pool.query<{ id: string }>('select id from staff_session where staff_id = $1', [
    staffId,
  ])
  expect(statements).toBe(0)
  const began = Date.now()
  await new Promise<void>((resolve) => {
    const listener = {
      sessionId: rows[0]?.id ?? '',
      permissions: new Set(PERMISSIONS),
      send: () => resolve(),
      end: () => undefined,
    }
    feed.listen(listener, undefined)
    setTimeout(() => void touch(), 4_500)
  })
  // The two that begin to read are not repeated.
  expect(statements - 2).toBeLessThanOrEqual((Date.now() - began) / 1_000 + 1)
  feed.close()
})
