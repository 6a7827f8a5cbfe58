import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createWhatsAppReports } from '#services/messages/whatsapp/whatsapp-reports.ts'
import { testApi } from '#testing/api-app.ts'
import { vendorExample } from '#testing/stand-ins/vendor-documents.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

const SECRETS = { appSecret: 'the secret of the app', verifyToken: 'meatyhamhock', phoneNumberId: '106540352242922' }
const URL = '/api/messages/whatsapp'
const jobs: unknown[] = []

let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await testDatabase()
  const queue = { enqueue: async (_: unknown, left: readonly unknown[]) => void jobs.push(...left) }
  const logger = { warn: () => undefined, error: () => undefined }
  const whatsapp = createWhatsAppReports({ db: database.db, queue, logger, ...SECRETS })
  app = (await testApi(database, { whatsapp })).app
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const json = { 'content-type': 'application/json' }
const sign = (body: string | Buffer, secret = SECRETS.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
const post = (payload: string | Buffer, signature: string | undefined = sign(payload)) =>
  app.inject({ method: 'POST', url: URL, headers: { ...json, 'x-hub-signature-256': signature }, payload })

/** An event as documented, about the row of the outbox with this id. */
const eventOf = (name: string, id: number, spaces = 0) =>
  JSON.stringify(vendorExample('meta/status-webhook', name).request?.body, undefined, spaces).replace(
    /"biz_opaque_callback_data":\s*"1"/,
    `"biz_opaque_callback_data":"${id}"`,
  )

async function accepted(): Promise<number> {
  const { rows } = await database.pool.query(
    `insert into outbox_message (dedupe_key, recipient, template, language, subject, body_text, body_html, channel, status, whatsapp,
       claimed_at)
     values ('order:' || gen_random_uuid(), '+966551234567', 'order-news', 'ar', '', 'طلبك', '', 'WHATSAPP', 'ACCEPTED',
       '{"template":"received","values":{}}', now()) returning id::int`,
  )
  return rows[0].id
}
const stateOf = async (id: number) =>
  (await database.pool.query('select status, channel from outbox_message where id = $1', [id])).rows[0]

describe('Meta', () => {
  test('verifies the address with the word of the shop, as documented; another word is refused', async () => {
    const { request, answer } = vendorExample('meta/status-webhook', 'verification')
    const query = request?.path.split('?')[1] ?? ''
    const verified = await app.inject({ method: 'GET', url: `${URL}?${query}` })
    expect([verified.statusCode, verified.body]).toEqual([200, String(answer?.body)])
    expect(verified.headers['content-type']).toMatch(/^text\/plain/)
    for (const wrong of ['', query.replace('meatyhamhock', 'guess'), query.replace('subscribe', 'unsubscribe')]) {
      expect((await app.inject({ method: 'GET', url: `${URL}?${wrong}` })).statusCode).toBe(403)
    }
  })

  test('reports a failure, twice, and late that it arrived: one text message waits', async () => {
    const id = await accepted()
    for (const name of ['sent', 'failed', 'failed', 'delivered', 'read']) {
      const answer = await post(eventOf(name, id))
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
    }
    expect(await stateOf(id)).toEqual({ status: 'PENDING', channel: 'SMS' })
    expect(jobs).toEqual([{ name: 'mail.send', data: { messageId: id } }])
  })

  test('reports that it was read before it reports that it was delivered', async () => {
    const id = await accepted()
    for (const name of ['read', 'delivered', 'sent', 'failed']) await post(eventOf(name, id))
    expect(await stateOf(id)).toEqual({ status: 'SENT', channel: 'WHATSAPP' })
  })

  test('signs the bytes, whatever spaces they have, and sends more than the shop knows', async () => {
    const id = await accepted()
    expect((await post(eventOf('delivered', id, 3))).statusCode).toBe(200)
    expect(await stateOf(id)).toMatchObject({ status: 'SENT' })
    expect((await post(eventOf('a customer writes', 1))).statusCode).toBe(200)
  })
})

describe('anyone else', () => {
  test('is refused without the signature of the very bytes, and changes nothing', async () => {
    const id = await accepted()
    const body = eventOf('failed', id)
    for (const signature of [sign(body, 'another secret'), sign(`${body} `), '', 'sha1=1', `${sign(body)}0`]) {
      expect((await post(body, signature)).statusCode).toBe(401)
    }
    expect(await stateOf(id)).toEqual({ status: 'ACCEPTED', channel: 'WHATSAPP' })
  })

  test('is refused what is no event, is too large, or is of another kind', async () => {
    expect((await post('{"entry":')).statusCode).toBe(400)
    expect((await post('')).statusCode).toBe(400)
    expect((await post(Buffer.alloc(3 * 1024 * 1024 + 1, 'a'))).statusCode).toBe(413)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.inject({ method: 'POST', url: URL, headers: form, payload: 'a=b' })).statusCode).toBe(415)
  })
})

test('a shop that does not send by WhatsApp has no such address', async () => {
  const { app: other } = await testApi(database)
  expect((await other.inject({ method: 'GET', url: URL })).statusCode).toBe(404)
  await other.close()
})
