import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { codesOfBegunNames, codesOfHeads, codesOfNames } from './begun-names.repository.ts'

/** The statements that a search sends, with their values. */
async function statementsOf(search: (pool: pg.Pool) => Promise<unknown>): Promise<pg.QueryConfig[]> {
  const statements: pg.QueryConfig[] = []
  const query = async (statement: pg.QueryConfig) => {
    statements.push(statement)
    return { rows: [] }
  }
  await search({ query } as unknown as pg.Pool)
  return statements
}

describe('products of few that have a word', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  /** How a statement runs where the planner would rather do anything than sort or go by the words. */
  async function planOf({ text, values = [] }: pg.QueryConfig): Promise<string> {
    const client = await database.pool.connect()
    try {
      await client.query('begin; set local enable_sort = off; set local enable_bitmapscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  test.each([
    ['called so', (pool: pg.Pool) => codesOfNames(pool, "'kettle'")],
    ['filed under it', (pool: pg.Pool) => codesOfHeads(pool, "'kettle'")],
    ['whose names begin so', (pool: pg.Pool) => codesOfBegunNames(pool, 'k', 1_000_000)],
  ])('%s are never looked for down the order of popularity of the whole shop', async (_, search) => {
    const statement = (await statementsOf(search)).at(-1)
    expect(statement).toBeDefined()
    expect(await planOf(statement!)).not.toContain('product_search_rank')
  })
})
