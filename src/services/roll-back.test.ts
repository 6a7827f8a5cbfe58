import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/connection.ts'
import { err, ok } from '#domain/result.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { orRollBack } from './roll-back.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('create table note (text text)')
})
afterAll(() => database.close())

const write = (tx: Db, text: string) => sql`insert into note values (${text})`.execute(tx)
const notes = async () => (await database.pool.query('select text from note')).rows.map(({ text }) => text)

test('what is done is stored; a refusal or an error undoes it', async () => {
  const done = await orRollBack(database.db, async (tx) => {
    await write(tx, 'done')
    return ok(7)
  })
  const refused = await orRollBack(database.db, async (tx) => {
    await write(tx, 'refused')
    return err({ code: 'orders/changed' })
  })
  const thrown = orRollBack(database.db, async (tx) => {
    await write(tx, 'thrown')
    throw new Error('broken')
  })
  await expect(thrown).rejects.toThrow('broken')
  expect([done, refused]).toEqual([ok(7), err({ code: 'orders/changed' })])
  expect(await notes()).toEqual(['done'])
})

test('an error of the database that stands for a refusal is answered as one', async () => {
  const divide = (divisor: number) => async (tx: Db) => {
    await write(tx, 'divided')
    await sql`select 1 / ${divisor}::integer`.execute(tx)
    return ok(undefined)
  }
  const refusalOf = (error: unknown) =>
    error instanceof Error && 'code' in error && error.code === '22012' ? { code: 'by-zero' } : undefined
  expect(await orRollBack<void, { code: string }>(database.db, divide(0), refusalOf)).toEqual(err({ code: 'by-zero' }))
  await expect(orRollBack(database.db, divide(0), () => undefined)).rejects.toThrow('division by zero')
  expect(await notes()).not.toContain('divided')
})
