import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { prepareStatement, slot } from './prepared-statement.ts'

type Sum = { readonly a: number; readonly b: number }

describe('a prepared statement', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  const sum = sql<{ sum: number }>`
    select ${slot<Sum>(({ a }) => a)}::int + ${slot<Sum>(({ b }) => b)}::int as sum`

  test('is made once and filled each time', async () => {
    const statement = prepareStatement<Sum, { sum: number }>(database.db, 'sum', sum)
    expect(await statement.run(database.pool, { a: 1, b: 2 })).toEqual([{ sum: 3 }])
    expect(await statement.run(database.pool, { a: 10, b: 20 })).toEqual([{ sum: 30 }])
    const client = await database.pool.connect()
    const { rows } = await client.query("select name from pg_prepared_statements where name = 'sum'")
    client.release()
    expect(rows).toHaveLength(1)
  })

  test('runs inside a transaction too', async () => {
    const statement = prepareStatement<Sum, { sum: number }>(database.db, undefined, sum)
    const rows = await database.db.transaction().execute((tx) => statement.runIn(tx, { a: 4, b: 5 }))
    expect(rows).toEqual([{ sum: 9 }])
  })

  test('refuses a value that would be frozen into its text, and a name that would be cut', () => {
    expect(() => prepareStatement(database.db, 'frozen', sql<{ five: number }>`select ${5} as five`)).toThrow(
      'not a slot',
    )
    expect(() => prepareStatement(database.db, 'x'.repeat(64), sql<{ one: number }>`select 1 as one`)).toThrow(
      'too long',
    )
  })
})
