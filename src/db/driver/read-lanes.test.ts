import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { openPool } from '#db/connection.ts'
import { sharedReads } from './read-lanes.ts'
import type { Reads } from './read-lanes.ts'

describe('reads that share connections', () => {
  let database: TestDatabase
  let reads: Reads
  beforeAll(async () => {
    database = await testDatabase()
    reads = sharedReads(database.pool)
  })
  afterAll(() => database.close())

  const echo = (n: number): pg.QueryConfig => ({
    name: 'echo',
    text: 'select $1::int as n, pg_backend_pid() as pid, repeat($2, 3000) as filler',
    values: [n, String(n % 10)],
  })
  const texts = async (query: pg.QueryConfig) => (await reads.bytes(query)).map((row) => row.map(String))

  test('are answered each with its own rows, as values or as bytes, in whatever order they finish', async () => {
    const numbers = Array.from({ length: 200 }, (_, n) => n)
    const answers = await Promise.all(
      numbers.map(async (n) => (n % 3 === 0 ? (await texts(echo(n)))[0]?.[0] : (await reads.rows(echo(n)))[0]?.['n'])),
    )
    expect(answers.map(Number)).toEqual(numbers)
  })

  test('of one turn travel by one connection', async () => {
    const pids = await Promise.all([1, 2, 3, 4].map(async (n) => (await reads.rows(echo(n)))[0]?.['pid']))
    expect(new Set(pids).size).toBe(1)
  })

  test('take another connection when there are many', async () => {
    const pids = await Promise.all(Array.from({ length: 40 }, async (_, n) => (await reads.rows(echo(n)))[0]?.['pid']))
    expect(new Set(pids).size).toBe(3)
  })

  test('of medium duration wait for few others, and for none that is short', async () => {
    const medium = sharedReads(database.pool, 'medium')
    const pidsOf = async (by: Reads) =>
      Promise.all(Array.from({ length: 10 }, async (_, n) => (await by.rows(echo(n)))[0]?.['pid']))
    const [mediumPids, shortPids] = await Promise.all([pidsOf(medium), pidsOf(reads)])
    expect(new Set(mediumPids).size).toBe(3)
    expect(new Set([...mediumPids, ...shortPids]).size).toBe(4)
  })

  test('give their connection back when all are answered', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => reads.rows(echo(n))))
    expect(database.pool.idleCount).toBe(database.pool.totalCount)
  })

  test('fail alone', async () => {
    const divide = (by: number) => reads.rows({ name: 'divide', text: 'select 6 / $1::int as n', values: [by] })
    const answers = await Promise.allSettled([divide(2), divide(0), divide(3), texts(echo(7))])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(answers[2]).toMatchObject({ value: [{ n: 2 }] })
    expect(answers[1]).toMatchObject({ reason: { code: '22012' } })
  })

  test('are never given the rows of a statement that could not even be sent', async () => {
    const conflicting = { name: 'echo', text: 'select 1 as another', values: [] }
    const answers = await Promise.allSettled([texts(echo(1)), reads.bytes(conflicting), texts(echo(2)), texts(echo(3))])
    expect(answers[1]).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('unique') } })
    const numbers = answers.map((answer) => (answer.status === 'fulfilled' ? Number(answer.value[0]?.[0]) : null))
    expect(numbers).toEqual([1, null, 2, 3])
  })

  test('go on with a new connection after theirs broke', async () => {
    const dying = reads.rows({ text: 'select pg_terminate_backend(pg_backend_pid())' })
    const beside = reads.rows(echo(1))
    await expect(dying).rejects.toThrow('terminating connection')
    await expect(beside).rejects.toThrow(/terminat/)
    expect((await reads.rows(echo(5)))[0]).toMatchObject({ n: 5 })
  })

  test('all say so when no connection can be had, and try again the next time', async () => {
    const pool = openPool(database.url)
    await pool.end()
    const broken = sharedReads(pool)
    const answers = await Promise.allSettled([broken.rows(echo(1)), broken.rows(echo(2))])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(broken.rows(echo(3))).rejects.toThrow('after calling end')
  })
})
