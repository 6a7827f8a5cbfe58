import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts'
import { connectOnce } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { withSchemaLock } from '#db/schema-lock.ts'
import { addressOf, throughPort } from '#testing/database/server-address.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function connected() {
  const client = await connectOnce(database.url)
  onTestFinished(() => client.end())
  return client
}

async function isHeld(): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `select from pg_locks where locktype = 'advisory' and objid = ${ADVISORY_LOCKS.schema}
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rowCount !== 0
}

test('is held during the work and released after it, while the session goes on', async () => {
  const client = await connected()
  expect(await withSchemaLock(client, isHeld)).toBe(true)
  expect(await isHeld()).toBe(false)
})

test('is released after work that failed, which is the failure that is reported', async () => {
  const client = await connected()
  await expect(withSchemaLock(client, () => client.query('select 1 / 0'))).rejects.toThrow('division by zero')
  expect(await isHeld()).toBe(false)
  const ended = withSchemaLock(client, () => client.query('select pg_terminate_backend(pg_backend_pid())'))
  await expect(ended).rejects.toThrow('terminating connection')
  await expect.poll(isHeld).toBe(false)
})

test('is waited for', async () => {
  const [first, second] = [await connected(), await connected()]
  const events: string[] = []
  const next = Promise.withResolvers<void>()
  const working = withSchemaLock(first, async () => {
    await next.promise
    events.push('first')
  })
  await expect.poll(isHeld).toBe(true)
  const waiting = withSchemaLock(second, async () => events.push('second'))
  // Long enough to ask several times.
  await sleep(350)
  expect(events).toEqual([])
  next.resolve()
  await Promise.all([working, waiting])
  expect(events).toEqual(['first', 'second'])
})

/** Forwards everything but the message Terminate, as a pooler does: the server's session stays open for the next client. */
async function openPooler(): Promise<string> {
  const sessions: Socket[] = []
  const TERMINATE = 'X\0\0\0\u0004'
  const pooler = createServer((client) => {
    const session = connect(addressOf(database.url))
    sessions.push(session)
    client.on('data', (bytes) => {
      if (String(bytes) === TERMINATE) client.end()
      else session.write(bytes)
    })
    session.on('data', (bytes) => client.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  onTestFinished(() => {
    for (const session of sessions) session.destroy()
    pooler.close()
  })
  return throughPort(database.url, (pooler.address() as AddressInfo).port)
}

test('does not stay with a session that a pooler keeps when the process that migrated has left', async () => {
  await migrate(await openPooler())
  const { rowCount } = await database.pool.query(
    "select from pg_stat_activity where application_name = 'matbaa migrate' and datname = current_database()",
  )
  expect(rowCount).toBe(1)
  expect(await isHeld()).toBe(false)
})
