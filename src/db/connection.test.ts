import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { runPrepared } from './prepared-statement.ts'

describe('a connection that breaks', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  test('between two statements of a transaction fails the transaction, and nothing else', async () => {
    const { db, pool } = database
    const broken = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sleep(100)
      await sql`select 1`.execute(tx)
    })
    await expect(broken).rejects.toThrow(/terminat|not queryable/i)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('prepares a statement anew whose table has changed since', async () => {
    const { db, pool } = database
    await pool.query('create table changing (one integer)')
    const read = () => db.transaction().execute((tx) => runPrepared(tx, sql`select * from changing`))
    // One connection, so that the next try meets the statement that is out of date.
    await read()
    await pool.query('alter table changing add two integer')
    await expect(read()).rejects.toThrow('cached plan')
    expect(await read()).toEqual([])
  })
})
