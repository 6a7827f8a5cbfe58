import { expect, test, vi } from 'vitest'
import { inboxApp } from '#testing/inbox-app.ts'
import { testApi } from '#testing/api-app.ts'

const inbox = inboxApp()

test.each([
  ['53100', 'full'],
  ['53200', 'out of memory'],
  ['53400', 'over its limits'],
  ['25006', 'read-only'],
])('SQLSTATE %s, a database that is %s: try again later, and nothing of its inside', async (code) => {
  const { pool } = inbox.database
  await pool.query(`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'disk of host db1' using errcode = '${code}'; end $$;
    create trigger refuse before insert on contact_message execute function refuse()`)
  const answer = await inbox.contact({}, { 'accept-language': 'en' })
  await pool.query('drop function refuse cascade')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ status: 0, code: 'UNAVAILABLE', retryAfter: 5 })
  expect(answer.payload).not.toMatch(/\bat .+\.(ts|js):\d+|db1|contact_message/)
})

test('a call that failed for lack of the database makes it doubted', async () => {
  const onUnavailable = vi.fn<() => void>()
  const suggest = async () => {
    throw Object.assign(new Error('disk full'), { code: '53100' })
  }
  const { app } = await testApi(inbox.database, { suggest, onUnavailable })
  expect((await app.inject('/api/app/search/suggest?name=cards')).statusCode).toBe(503)
  expect(onUnavailable).toHaveBeenCalledOnce()
  await app.close()
})
