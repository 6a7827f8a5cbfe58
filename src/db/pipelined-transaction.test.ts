import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#db/connection.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { answersOf, pipelinedTransaction } from './pipelined-transaction.ts'
import { runPrepared } from './prepared-statement.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrated: false })
  await database.pool.query('create table note (id integer generated always as identity, text text not null unique)')
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('truncate note restart identity'))

const add = (text: string) => sql<{ id: number }>`insert into note (text) values (${text}) returning id`
/** Fails some steps later than the statement. */
const addSlowly = async (text: string, tx: Db) => {
  const { rows } = await add(text).execute(tx)
  return rows
}
const stored = async () => (await database.pool.query('select text from note order by id')).rows.map(({ text }) => text)

test('statements that do not wait for each other are carried out in their order', async () => {
  const texts = Array.from({ length: 50 }, (_, index) => `note ${index}`)
  const answers = await pipelinedTransaction(database.db, (tx) =>
    Promise.all(texts.map((text, index) => (index % 2 ? runPrepared(tx, add(text)) : add(text).execute(tx)))),
  )
  expect(answers).toHaveLength(50)
  expect(await stored()).toEqual(texts)
})

test('while it runs its work is invisible; what it throws undoes everything', async () => {
  const failing = pipelinedTransaction(database.db, async (tx) => {
    await add('unseen').execute(tx)
    expect(await stored()).toEqual([])
    throw new RangeError('no')
  })
  await expect(failing).rejects.toThrow(RangeError)
  expect(await stored()).toEqual([])
})

test('a statement that fails fails those sent after it, and the whole, even when it is not awaited', async () => {
  const failing = pipelinedTransaction(database.db, async (tx) => {
    const answers = await Promise.allSettled(['one', 'one', 'two'].map((text) => add(text).execute(tx)))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    return 'done'
  })
  await expect(failing).rejects.toThrow(/undone/)
  expect(await stored()).toEqual([])
})

test('one in a savepoint goes on after it', async () => {
  await pipelinedTransaction(database.db, async (tx) => {
    const tried = answersOf([
      sql`savepoint here`.execute(tx),
      add('one').execute(tx),
      addSlowly('one', tx),
      add('two').execute(tx),
    ])
    await expect(tried).rejects.toMatchObject({ code: '23505' })
    await sql`rollback to savepoint here`.execute(tx)
    await add('two').execute(tx)
  })
  expect(await stored()).toEqual(['two'])
})

test('there is none within another transaction', () =>
  database.db.transaction().execute(async (tx) => {
    await expect(pipelinedTransaction(tx, async () => undefined)).rejects.toThrow(TypeError)
  }))
