import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '#db/listen.ts'
import type { Listening } from '#db/listen.ts'
import { recordChange } from '#services/changes/record-change.ts'
import { OFFICE_CHANNEL } from '#services/live/live-feed.ts'
import { insertBought } from '#testing/orders/bought-order.ts'
import { openLine } from '#testing/orders/live-line.ts'
import { testOffice } from '#testing/office-api.ts'
import type { TestOffice } from '#testing/office-api.ts'
import { insertStaff, staffCookie } from '#testing/staff-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

const CUSTOMER = 'sara@shop.example'

let database: TestDatabase
let office: TestOffice
let hearing: Listening
let lines: Awaited<ReturnType<typeof openLine>>[] = []
beforeAll(async () => {
  database = await testDatabase()
  office = await testOffice(database)
  await office.app.listen({ port: 0, host: '127.0.0.1' })
  const { live } = office.services
  hearing = await listen(database.url, {
    channel: OFFICE_CHANNEL,
    onMessage: live.announced,
    onMissed: live.missed,
  })
  await database.pool.query(
    `with made as (insert into customer (language) values ('en') returning id)
     insert into customer_identifier (customer_id, kind, value, value_key, verified_at)
     select id, 'email', $1, $1, now() from made`,
    [CUSTOMER],
  )
})
afterEach(() => {
  for (const line of lines) line.close()
  lines = []
})
afterAll(async () => {
  await hearing.close()
  await office.app.close()
  await database.close()
})

const person = async (...roles: string[]) => {
  const staffId = await insertStaff(database.pool, { roles })
  return { staffId, cookie: await staffCookie(database, staffId) }
}
const open = async (cookie: string, headers: Record<string, string> = {}) => {
  const line = await openLine(office.app, cookie, headers)
  lines.push(line)
  return line
}
/** What a colleague does with an order. */
const change = (staffId: string, id: string) =>
  recordChange(
    database.db,
    { via: 'OFFICE', staffId, sessionId: null },
    { action: 'order.note', subject: { type: 'order', id }, before: null, after: { text: 'Call first' } },
  )

describe('the line of the office', () => {
  test('is a stream that no proxy stores or buffers', async () => {
    const { cookie } = await person('sales')
    const { answer } = await open(cookie)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
  })

  test('brings a colleague’s change within a second, by its name alone', async () => {
    const [reader, colleague] = [await person('sales'), await person('manager')]
    const line = await open(reader.cookie)
    const id = randomUUID()
    await change(colleague.staffId, id)
    expect(await line.until(() => line.events.some(({ data }) => data['id'] === id))).toBeLessThan(1_000)
    expect(line.events.at(-1)?.data).toEqual({ kind: 'order', id, by: colleague.staffId })
  })

  test('brings an order of the shop within two seconds, once, and lists hold it then', async () => {
    const { cookie } = await person('sales')
    const line = await open(cookie)
    const { order } = await insertBought(database.pool, CUSTOMER)
    const events = () => line.events.filter(({ data }) => data['id'] === order)
    expect(await line.until(() => events().length > 0)).toBeLessThan(2_500)
    const { rows } = await database.pool.query('select from order_listing where order_id = $1', [order])
    expect(rows).toHaveLength(1)
    const second = await insertBought(database.pool, CUSTOMER)
    await line.until(() => line.events.some(({ data }) => data['id'] === second.order))
    expect(events()).toHaveLength(1)
  })

  test('names orders to no one who may not see them', async () => {
    const [reader, other, colleague] = [await person('sales'), await person('content'), await person('manager')]
    const [line, blind] = [await open(reader.cookie), await open(other.cookie)]
    await change(colleague.staffId, randomUUID())
    await recordChange(
      database.db,
      { via: 'COMMAND' },
      { action: 'account.change', subject: { type: 'account', id: 'x' }, before: null, after: { theme: 'dark' } },
    )
    await line.until(() => line.events.some(({ data }) => data['kind'] === 'account'))
    await blind.until(() => blind.events.length > 0)
    expect(blind.events.map(({ data }) => data['kind'])).toEqual(['account'])
  })

  test('ends within a second when its session ends, and when its person is deactivated', async () => {
    const [leaving, fired, staying] = [await person('sales'), await person('sales'), await person('owner')]
    const [first, second, third] = [await open(leaving.cookie), await open(fired.cookie), await open(staying.cookie)]
    await database.pool.query('update staff_session set ended_at = now() where staff_id = $1', [leaving.staffId])
    expect(await first.until(() => !first.isOpen())).toBeLessThan(1_000)
    expect(first.events.at(-1)?.event).toBe('ended')
    await database.pool.query(
      "update staff set status = 'INACTIVE', status_by = null, deactivated_at = now() where id = $1",
      [fired.staffId],
    )
    expect(await second.until(() => !second.isOpen())).toBeLessThan(1_000)
    expect(third.isOpen()).toBe(true)
  })

  test('says what was missed since the last event, or that too much was', async () => {
    const [reader, colleague] = [await person('sales'), await person('manager')]
    const line = await open(reader.cookie)
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    await change(colleague.staffId, ids[0] ?? '')
    await line.until(() => line.events.length > 0)
    const last = line.events.at(-1)?.id ?? ''
    line.close()
    for (const id of ids.slice(1)) await change(colleague.staffId, id)
    const present = await open(reader.cookie)
    await change(colleague.staffId, randomUUID())
    await present.until(() => present.events.length > 0)

    const again = await open(reader.cookie, { 'last-event-id': last })
    await again.until(() => again.events.length >= 3)
    expect(again.events.slice(0, 2).map(({ data }) => data['id'])).toEqual(ids.slice(1))
    for (const foreign of ['other-1', `${last}999`, 'x', '-']) {
      const lost = await open(reader.cookie, { 'last-event-id': foreign })
      await lost.until(() => lost.events[0]?.event === 'missed')
    }
  })

  test('reaches a hundred browsers at once', async () => {
    const colleague = await person('manager')
    const people = await Promise.all(Array.from({ length: 50 }, () => person('sales')))
    const all = await Promise.all([...people, ...people].map(({ cookie }) => open(cookie)))
    const id = randomUUID()
    await change(colleague.staffId, id)
    const times = await Promise.all(
      all.map((line) => line.until(() => line.events.some(({ data }) => data['id'] === id))),
    )
    expect(Math.max(...times)).toBeLessThan(1_000)
  })

  test('closes the oldest line of a session that opens more and more', async () => {
    const { cookie } = await person('sales')
    const many: Awaited<ReturnType<typeof open>>[] = []
    for (let n = 0; n < 7; n += 1) many.push(await open(cookie))
    await many[0]?.until(() => !many[0]?.isOpen())
    expect(many.slice(1).every((line) => line.isOpen())).toBe(true)
  })

  test('is refused without a session, and answers its place to what is no stream', async () => {
    expect((await open('office=nothing')).answer.status).toBe(401)
    const desk = await office.desk('viewer')
    expect((await desk.send('GET', '/events')).json().data).toEqual({ newest: expect.stringMatching(/-\d+$/) })
    expect((await desk.send('GET', '/events?before=1')).statusCode).toBe(400)
  })
})
