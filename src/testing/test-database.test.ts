import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

describe('the database of a test file', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  test('is migrated', async () => {
    const { rowCount } = await database.pool.query('select name from schema_migration')
    expect(rowCount).toBeGreaterThan(0)
  })

  test('knows Arabic letters, so that trigrams of Arabic words exist', async () => {
    const { rows } = await database.pool.query("select show_trgm('مطبوعات') as trigrams, 'م' ~ '^\\w$' as letter")
    expect(rows[0]?.trigrams.length).toBeGreaterThan(5)
    expect(rows[0]?.letter).toBe(true)
  })

  test('hands over bigint as number and date as text', async () => {
    const { rows } = await database.pool.query("select 10000000000000::bigint as price, '2026-01-31'::date as day")
    expect(rows[0]).toEqual({ price: 10_000_000_000_000, day: '2026-01-31' })
    await expect(database.pool.query('select 9007199254740993::bigint as price')).rejects.toThrow(RangeError)
  })
})
