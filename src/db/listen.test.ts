import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '#db/listen.ts'
import type { Listening } from '#db/listen.ts'
import { addressOf, throughPort } from '#testing/database/server-address.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { NetworkLink } from '../../cluster/network-link.ts'

describe('announcements of the database', () => {
  let database: TestDatabase
  let listening: Listening
  const events: string[] = []

  beforeAll(async () => {
    database = await testDatabase({ migrated: false })
    listening = await listen(database.url, {
      channel: 'news',
      onMessage: (payload) => events.push(payload),
      onMissed: () => events.push('missed'),
    })
  })
  afterAll(async () => {
    await listening.close()
    await database.close()
  })

  const announce = (payload: string) => database.pool.query('select pg_notify($1, $2)', ['news', payload])

  test('are heard', async () => {
    await announce('first')
    await expect.poll(() => events).toEqual(['first'])
  })

  test('are heard again after the connection broke, with word that some were missed', async () => {
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'matbaa listen news'",
    )
    await expect.poll(() => events).toEqual(['first', 'missed'])
    await announce('second')
    await expect.poll(() => events).toEqual(['first', 'missed', 'second'])
  })

  test('cost one connection, however often it broke', async () => {
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query(
          "select count(*)::int as open from pg_stat_activity where application_name = 'matbaa listen news'",
        )
        return rows[0].open
      })
      .toBe(1)
  })

  test('are heard again over a new connection when the old one may lead nowhere', async () => {
    listening.renew()
    await expect.poll(() => events).toEqual(['first', 'missed', 'second', 'missed'])
    await announce('third')
    await expect.poll(() => events).toEqual(['first', 'missed', 'second', 'missed', 'third'])
  })
})

test('a connection that cannot listen is closed again', async () => {
  const database = await testDatabase({ migrated: false })
  // A name of a channel that the database refuses.
  const refused = listen(database.url, {
    channel: '',
    onMessage: () => undefined,
    onMissed: () => undefined,
  })
  await expect(refused).rejects.toThrow('zero-length')
  const open = async () =>
    (await database.pool.query("select from pg_stat_activity where application_name like 'matbaa listen%'")).rowCount
  await expect.poll(open).toBe(0)
  await database.close()
})

test('a connection that falls silent without a word is noticed, and made again', async () => {
  const database = await testDatabase({ migrated: false })
  const link = new NetworkLink(0, addressOf(database.url))
  const url = throughPort(database.url, await link.open())
  const events: string[] = []
  const listening = await listen(url, {
    channel: 'news',
    onMessage: (payload) => events.push(payload),
    onMissed: () => events.push('missed'),
    onFailure: () => events.push('failure'),
    heartbeat: { everyMs: 50, withinMs: 1_000 },
  })
  const announce = (payload: string) => database.pool.query('select pg_notify($1, $2)', ['news', payload])
  // Several signs of life later it is still the same connection.
  await sleep(400)
  await announce('first')
  await expect.poll(() => events).toEqual(['first'])
  link.forget()
  await announce('lost')
  await expect.poll(() => events, { timeout: 10_000 }).toEqual(['first', 'missed'])
  await announce('second')
  await expect.poll(() => events).toEqual(['first', 'missed', 'second'])
  await listening.close()
  link.close()
  await database.close()
})
