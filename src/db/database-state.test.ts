import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#db/connection.ts'
import { watchDatabase } from '#db/database-state.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrated: false })
})
afterAll(() => database.close())

test('a database that answers is ready, one that does not is away', async () => {
  expect(await watchDatabase(database.pool).state()).toBe('READY')
  const nowhere = openPool('postgresql://127.0.0.1:9/nowhere')
  expect(await watchDatabase(nowhere).state()).toBe('DATABASE_AWAY')
  await nowhere.end()
})

test('a read-only database says so, until it takes changes again', async () => {
  const { pool } = database
  const watch = watchDatabase(pool)
  const setReadOnly = async (mode: 'on' | 'off') => {
    const client = await pool.connect()
    await client.query('set transaction_read_only = off')
    await client.query(`set session characteristics as transaction ${mode === 'on' ? 'read only' : 'read write'}`)
    client.release()
  }
  await setReadOnly('on')
  expect(await watch.state()).toBe('DATABASE_READ_ONLY')
  await setReadOnly('off')
  expect(await watch.state()).toBe('READY')
})

test('after a failed call the database is full until a change is taken', async () => {
  const { pool } = database
  const watch = watchDatabase(pool)
  watch.doubt()
  expect(await watch.state()).toBe('READY')
  await pool.query(`
    create function refuse_growth() returns event_trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE') execute function refuse_growth()`)
  expect(await watch.state()).toBe('READY')
  watch.doubt()
  expect(await watch.state()).toBe('DATABASE_FULL')
  expect(await watch.state()).toBe('DATABASE_FULL')
  await pool.query('drop event trigger full_disk')
  expect(await watch.state()).toBe('READY')
})
