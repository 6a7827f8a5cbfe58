import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertStaff } from '#testing/staff-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createListExports } from './list-exports.service.ts'
import type { ListFile } from './list-exports.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function* rows(): AsyncGenerator<readonly number[]> {
  yield [1, 2]
  yield []
  yield [3]
}

const FILE: ListFile<number> = {
  list: 'jobs',
  format: 'csv',
  columns: ['n'],
  query: '',
  headings: ['N'],
  sheet: { name: 'N', isRightToLeft: false },
  count: async () => 20_001,
  rows: rows(),
  cellsOf: (n) => [n],
}

async function author() {
  const staffId = await insertStaff(database.pool, { roles: ['owner'] })
  return { via: 'OFFICE', staffId, sessionId: null } as const
}
const traces = async (staffId: string) =>
  (await database.pool.query('select action from staff_change where staff_id = $1', [staffId])).rows

test('a workbook that would have more rows than it holds is not made, and leaves no trace', async () => {
  const actor = await author()
  const exports = createListExports({ db: database.db })
  expect(await exports.export(actor, { ...FILE, format: 'xlsx' })).toMatchObject({
    ok: false,
    error: { code: 'exports/too-many' },
  })
  expect(await traces(actor.staffId)).toEqual([])
})

test('a CSV file is made of as many rows as there are', async () => {
  const actor = await author()
  const made = await createListExports({ db: database.db }).export(actor, FILE)
  const parts: string[] = []
  if (made.ok) for await (const part of made.value) parts.push(String(part))
  expect(parts.join('')).toBe('\uFEFFN\n1\n2\n3\n')
  expect(await traces(actor.staffId)).toEqual([{ action: 'list.export' }])
})
