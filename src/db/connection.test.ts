import { sql } from 'kysely'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { connectOnce, connectPipelined, openPool } from './connection.ts'
import { runPrepared, sendPrepared } from './prepared-statement.ts'

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

  test('outside the pool, with pipelined statements, fails its next statement, and nothing else', async () => {
    const { db, pool } = database
    const client = await connectPipelined(db)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await sleep(100)
    await expect(client.query('select 1')).rejects.toThrow(/terminat|not queryable/i)
  })

  test('outside the pool, by a network that loses everything, is noticed by the system', async () => {
    const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive')
    const client = await connectOnce(database.url)
    expect(keepAlive).toHaveBeenCalledWith(true, 30_000)
    await client.end()
  })

  test('prepares a statement again whose table has changed since', async () => {
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

describe('statements sent without waiting', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await database.pool.query('create table sent (number integer primary key)')
  })
  afterAll(() => database.close())

  const insert = (number: number) => sql<{ number: number }>`insert into sent values (${number}) returning number`
  const stored = async () => (await database.pool.query('select number from sent order by number')).rows
  const inTransaction = <T>(work: (tx: TestDatabase['db']) => Promise<T>) => database.db.transaction().execute(work)

  test('are done in their order, and answer when they are asked', async () => {
    const numbers = await inTransaction(async (tx) => {
      const first = await sendPrepared(tx, insert(1))
      const second = await sendPrepared(tx, sql<{ count: number }>`select count(*)::int as count from sent`)
      const last = await runPrepared(tx, insert(2))
      return [await first.rows(), await second.rows(), last]
    })
    expect(numbers).toEqual([[{ number: 1 }], [{ count: 1 }], [{ number: 2 }]])
    expect(await stored()).toEqual([{ number: 1 }, { number: 2 }])
  })

  test.each([
    ['the next one', (tx: TestDatabase['db']) => runPrepared(tx, insert(4))],
    ['the commit', async () => undefined],
  ])('fail with their own reason, reported by %s, and nothing is stored', async (_, next) => {
    const before = await stored()
    const failing = inTransaction(async (tx) => {
      await sendPrepared(tx, insert(3))
      await sendPrepared(tx, insert(3))
      await sendPrepared(tx, insert(5))
      await next(tx)
    })
    await expect(failing).rejects.toThrow('duplicate key')
    expect(await stored()).toEqual(before)
    // The connection goes on as if nothing had been.
    await expect(runPrepared(database.db, sql`select 1 / 0`)).rejects.toThrow('division by zero')
    expect(await inTransaction((tx) => runPrepared(tx, sql`select 1 as one`))).toEqual([{ one: 1 }])
  })

  test('are undone when the transaction is given up', async () => {
    const before = await stored()
    const failing = inTransaction(async (tx) => {
      await sendPrepared(tx, insert(6))
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
    expect(await stored()).toEqual(before)
  })

  test('are waited for outside a transaction', async () => {
    const sent = await sendPrepared(database.db, insert(7))
    expect(await stored()).toContainEqual({ number: 7 })
    expect(await sent.rows()).toEqual([{ number: 7 }])
  })
})

describe('a pool', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  test('whose only connection is taken is waited for as long as was asked', async () => {
    const pool = openPool(database.url, { max: 1, connectionTimeoutMs: 200 })
    const taken = await pool.connect()
    await expect(pool.query('select 1')).rejects.toThrow(/timeout/)
    const waiting = pool.query('select 1 as one')
    taken.release()
    expect((await waiting).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  test.each([
    { options: {}, ends: '10s' },
    { options: { idleTransactionMs: 600_000 }, ends: '10min' },
  ])('ends a transaction without statements after $ends', async ({ options, ends }) => {
    const pool = openPool(database.url, options)
    const { rows } = await pool.query('show idle_in_transaction_session_timeout')
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: ends }])
    await pool.end()
  })
})
