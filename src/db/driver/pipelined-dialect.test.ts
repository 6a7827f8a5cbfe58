import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendPrepared } from '#db/prepared-statement.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

describe('the dialect', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await database.pool.query('create table note (id integer primary key)')
  })
  afterAll(() => database.close())

  test('leaves the connections of pg as they are', async () => {
    await database.db.transaction().execute((tx) => sql`select 1`.execute(tx))
    const client = await database.pool.connect()
    expect(client.query).toBe(pg.Client.prototype.query)
    client.release()
  })

  test('begins transactions with their isolation level and access mode', async () => {
    const transaction = database.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    const rows = await transaction.execute(async (tx) => {
      const { rows: modes } = await sql<{ level: string; readOnly: string }>`
        select current_setting('transaction_isolation') as level,
               current_setting('transaction_read_only') as "readOnly"`.execute(tx)
      return modes
    })
    expect(rows).toEqual([{ level: 'repeatable read', readOnly: 'on' }])
  })

  test('counts the rows that a statement changed', async () => {
    const insert = sql`insert into note select generate_series(1, 3)`
    expect((await insert.execute(database.db)).numAffectedRows).toBe(3n)
    expect((await sql`select 1`.execute(database.db)).numAffectedRows).toBeUndefined()
  })

  test('leads a failure back to where its statement was run', async () => {
    const failing = sql`select 1 / 0`.execute(database.db)
    await expect(failing).rejects.toMatchObject({ stack: expect.stringContaining('pipelined-dialect.test.ts') })
  })

  test('gives each sender its own answer, two of equal values included', async () => {
    const values = [7]
    const answers = await database.db.transaction().execute(async (tx) => {
      const [first, second] = [sql`select ${values}::int[] as n`, sql`select 2 as n`]
      return [await sendPrepared(tx, first), await sendPrepared(tx, second)]
    })
    expect(await Promise.all(answers.map(({ rows }) => rows()))).toEqual([[{ n: [7] }], [{ n: 2 }]])
  })
})
