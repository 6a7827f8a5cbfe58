import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import type { Sms } from '#integrations/messages/sms-sender.ts'
import type { WhatsAppError, WhatsAppMessage, WhatsAppSender } from '#integrations/messages/whatsapp-sender.ts'
import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { useBrand } from '../../shop-settings/current-brand.ts'
import { deliverMessage, endLostMessages } from '../deliver.ts'
import { postMessages } from '../outbox.ts'
import { whatsAppContent } from './templates.ts'
import { createWhatsAppReports } from './whatsapp-reports.ts'

beforeAll(() => useBrand(DEMO_BRAND))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const PHONE = '+966551234567'
const HREF = 'https://shop.example/ar/proof/secret'
const SECRETS = {
  appSecret: 'the secret of the app',
  verifyToken: 'the word of the shop',
  phoneNumberId: '106540352242922',
}
const NO_FILES = { read: async () => undefined }
const jobs: number[] = []
const queue = {
  enqueue: async (_: unknown, left: readonly { data: object }[]) =>
    void jobs.push(...left.map(({ data }) => ('messageId' in data ? Number(data.messageId) : 0))),
}

let count = 0
async function post({ isSecret = false, to = PHONE } = {}): Promise<number> {
  count += 1
  const message = {
    dedupeKey: `order:${count}:proof-ready:sms`,
    template: 'order-news',
    recipient: to,
    language: 'ar',
    text: 'طلبك 10001: البروفة جاهزة',
    whatsapp: whatsAppContent('proof-ready', { number: '10001' }, HREF, 'ar'),
    ...(isSecret && { link: { lifeSeconds: 3_600 } }),
  } as const
  await database.db.transaction().execute((tx) => postMessages(tx, queue, [message]))
  return (await database.pool.query('select max(id)::int as id from outbox_message')).rows[0].id
}
const row = async (id: number) =>
  (await database.pool.query('select * from outbox_message where id = $1', [id])).rows[0]

let customers = 0
/** A customer with a proved number, and what they said last of WhatsApp. */
async function customer(phone: string, ...answers: readonly boolean[]) {
  customers += 1
  const { rows } = await database.pool.query(
    `with c as (insert into customer (first_name, last_name, language) values ('نورة', 'علي', 'ar') returning id),
      i as (insert into customer_identifier (customer_id, kind, value, value_key, verified_at)
        select id, 'phone', $1, $1, now() from c)
     select id from c`,
    [phone],
  )
  for (const granted of answers) {
    await database.pool.query(
      `insert into consent (customer_id, kind, granted, text_version, source) values ($1, 'whatsapp', $2, '2026-11', 'profile')`,
      [rows[0].id, granted],
    )
  }
}
beforeAll(() => customer(PHONE, true))

function carriers(send: WhatsAppSender['send'] = async () => ok({ id: 'wamid.1' })) {
  const [texts, sent]: [Sms[], WhatsAppMessage[]] = [[], []]
  const sender: WhatsAppSender = { send: async (message) => (sent.push(message), send(message)) }
  const sms = { send: async (text: Sms) => (texts.push(text), ok(undefined)) }
  return {
    texts,
    sent,
    all: { mailer: undefined, sms, whatsapp: { sender, templatePrefix: 'shop_' }, storage: NO_FILES },
  }
}
const failing = (code: WhatsAppError['code']) => carriers(async () => err({ code, reason: 'Meta 1' }))

const lines: string[] = []
const say = (level: string) => (facts: object, sentence: string) =>
  void lines.push(`${level} ${sentence} ${JSON.stringify(facts)}`)
const reports = () =>
  createWhatsAppReports({ db: database.db, queue, logger: { warn: say('warn'), error: say('error') }, ...SECRETS })

/** Reports what became of messages, as WhatsApp does. */
function report(statuses: readonly object[]) {
  const value = { metadata: { phone_number_id: SECRETS.phoneNumberId }, statuses }
  const body = Buffer.from(
    JSON.stringify({ object: 'x', entry: [{ id: '1', changes: [{ field: 'messages', value }] }] }),
  )
  const signature = `sha256=${createHmac('sha256', SECRETS.appSecret).update(body).digest('hex')}`
  return reports().receive(body, signature)
}
const delivered = (id: number, wamid = 'wamid.1') => ({
  id: wamid,
  status: 'delivered',
  biz_opaque_callback_data: String(id),
})
const failed = (id: number, wamid = 'wamid.1', code = 131_026) => ({
  ...delivered(id, wamid),
  status: 'failed',
  errors: [{ code }],
})

describe('a text message of a customer who agreed', () => {
  test('leaves by WhatsApp once, filled in, and is sent when it arrived', async () => {
    const id = await post()
    const { texts, sent, all } = carriers()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => deliverMessage(database.db, all, id)))
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1)
    expect(sent).toEqual([
      {
        id: String(id),
        to: PHONE,
        template: 'shop_proof_ready',
        language: 'ar',
        parameters: ['10001'],
        path: 'ar/proof/secret',
      },
    ])
    expect(texts).toEqual([])
    expect(await row(id)).toMatchObject({ status: 'ACCEPTED', channel: 'WHATSAPP', carrier_message_id: 'wamid.1' })
    await report([delivered(id), delivered(id)])
    expect(await row(id)).toMatchObject({ status: 'SENT', channel: 'WHATSAPP' })
    await report([failed(id)])
    expect(await row(id)).toMatchObject({ status: 'SENT', channel: 'WHATSAPP' })
  })

  test('that WhatsApp reports as failed leaves as a text message, once, whatever is reported afterwards', async () => {
    const id = await post({ isSecret: true })
    const { texts, sent, all } = carriers()
    await deliverMessage(database.db, all, id)
    jobs.length = 0
    await Promise.all([report([failed(id)]), report([failed(id)]), report([failed(id)])])
    expect(jobs).toEqual([id])
    expect(await deliverMessage(database.db, all, id)).toBe('sent')
    await report([failed(id), delivered(id)])
    expect(await deliverMessage(database.db, all, id)).toBe('not-ours')
    expect([texts.length, sent.length]).toEqual([1, 1])
    expect(await row(id)).toMatchObject({ status: 'SENT', channel: 'SMS', body_text: '', whatsapp: null })
    expect(lines.join()).toContain(
      'warn a message did not go by WhatsApp {"code":"whatsapp/undeliverable","reason":"Meta 131026"}',
    )
    expect(lines.join()).not.toContain('551234567')
  })

  test('is reported before WhatsApp’s answer arrives here, and is not settled again', async () => {
    const id = await post()
    const { texts, all } = carriers(async () => {
      await report([failed(id)])
      return ok({ id: 'wamid.1' })
    })
    await deliverMessage(database.db, all, id)
    expect(await row(id)).toMatchObject({ status: 'PENDING', channel: 'SMS', carrier_message_id: null })
    await deliverMessage(database.db, all, id)
    expect(texts).toHaveLength(1)
  })

  test.each(['whatsapp/undeliverable', 'whatsapp/template-refused', 'whatsapp/account-refused'] as const)(
    'leaves as a text message at once when WhatsApp says %s',
    async (code) => {
      const id = await post()
      const { texts, sent, all } = failing(code)
      expect(await deliverMessage(database.db, all, id)).toBe('sent')
      expect([texts.length, sent.length]).toEqual([1, 1])
      expect(await row(id)).toMatchObject({ status: 'SENT', channel: 'SMS' })
    },
  )

  test('waits when WhatsApp is busy, and leaves as a text message after three tries', async () => {
    const id = await post()
    const { texts, sent, all } = failing('whatsapp/try-later')
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await deliverMessage(database.db, all, id)).toBe('try-again')
      expect(await row(id)).toMatchObject({ status: 'PENDING', channel: 'SMS' })
    }
    expect(await deliverMessage(database.db, all, id)).toBe('sent')
    expect([texts.length, sent.length]).toEqual([1, 3])
  })

  test('of which it is not known whether it was taken waits for a report, and is never sent twice', async () => {
    const [first, second] = [await post({ isSecret: true }), await post()]
    const { texts, all } = failing('whatsapp/unknown')
    await deliverMessage(database.db, all, first)
    await deliverMessage(database.db, all, second)
    expect(await row(first)).toMatchObject({ status: 'ACCEPTED', carrier_message_id: null })
    await report([delivered(second, 'wamid.9')])
    expect(await row(second)).toMatchObject({ status: 'SENT', carrier_message_id: 'wamid.9' })
    await endLostMessages(database.db, all, new Date(Date.now() + 25 * 3_600_000))
    expect(await row(first)).toMatchObject({ status: 'FAILED', body_text: '', whatsapp: null })
    expect(texts).toEqual([])
  })

  test('of which nothing is reported in a day counts as sent', async () => {
    const id = await post({ isSecret: true })
    const { all } = carriers()
    await deliverMessage(database.db, all, id)
    await endLostMessages(database.db, all, new Date(Date.now() + 23 * 3_600_000))
    expect(await row(id)).toMatchObject({ status: 'ACCEPTED' })
    await endLostMessages(database.db, all, new Date(Date.now() + 25 * 3_600_000))
    expect(await row(id)).toMatchObject({ status: 'SENT', body_text: '', whatsapp: null })
  })

  test('ends in a day also where WhatsApp has been switched off since', async () => {
    const id = await post({ isSecret: true })
    const { all } = carriers()
    await deliverMessage(database.db, all, id)
    await endLostMessages(database.db, { ...all, whatsapp: undefined }, new Date(Date.now() + 25 * 3_600_000))
    expect(await row(id)).toMatchObject({ status: 'SENT', body_text: '', whatsapp: null })
  })
})

describe('a report', () => {
  test('about another message of WhatsApp, or with an id that is not ours, changes nothing', async () => {
    const id = await post()
    await deliverMessage(database.db, carriers().all, id)
    await report([failed(id, 'wamid.of-another-shop'), { ...failed(id), biz_opaque_callback_data: `${id} or 1=1` }])
    expect(await row(id)).toMatchObject({ status: 'ACCEPTED' })
  })

  test('of a template that is not approved is an error that names what to do', async () => {
    const id = await post()
    await deliverMessage(database.db, carriers().all, id)
    await report([failed(id, 'wamid.1', 132_015)])
    expect(lines.at(-1)).toBe(
      'error WhatsApp refused a template: see npm run shop -- whatsapp-templates {"reason":"Meta 132015"}',
    )
  })

  test('verifies the address by the word of the shop', () => {
    const query = { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444', 'hub.verify_token': SECRETS.verifyToken }
    expect(reports().verify(query)).toBe('1158201444')
    expect(reports().verify({ ...query, 'hub.verify_token': 'meatyhamhock' })).toBeUndefined()
    expect(reports().verify({ ...query, 'hub.challenge': '<script>' })).toBeUndefined()
  })
})

describe('a text message', () => {
  test.each([
    ['of a customer who was never asked', '+966551000001', []],
    ['of a customer who took it back', '+966551000002', [true, false]],
  ])('%s is one', async (_, to, answers) => {
    await customer(to, ...answers)
    const id = await post({ to })
    const { texts, sent, all } = carriers()
    expect(await deliverMessage(database.db, all, id)).toBe('sent')
    expect([texts.length, sent.length]).toEqual([1, 0])
  })

  test('to a number that no customer has proved is one, and waits without a carrier of them', async () => {
    const id = await post({ to: '+966551000003' })
    const { texts, sent, all } = carriers()
    expect(await deliverMessage(database.db, { ...all, sms: undefined }, id)).toBe('not-ours')
    expect(await deliverMessage(database.db, all, id)).toBe('sent')
    expect([texts.length, sent.length]).toEqual([1, 0])
  })

  test('stays one where WhatsApp is not set up', async () => {
    const id = await post()
    const { texts, all } = carriers()
    expect(await deliverMessage(database.db, { ...all, whatsapp: undefined }, id)).toBe('sent')
    expect(texts).toHaveLength(1)
    expect(await row(id)).toMatchObject({ channel: 'SMS', status: 'SENT' })
  })
})

test('the database refuses a message that is on its way by WhatsApp without a template', async () => {
  const id = await post()
  await expect(
    database.pool.query(`update outbox_message set channel = 'WHATSAPP' where id = $1`, [id]),
  ).rejects.toThrow('outbox_message_whatsapp_leaves')
})
