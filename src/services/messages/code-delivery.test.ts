import { useBrand } from '#services/shop-settings/current-brand.ts'
import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import type { Mail, Mailer } from '#integrations/messages/mailer.ts'
import { createSmtpMailer } from '#integrations/messages/smtp-mailer.ts'
import type { Sms, SmsSender } from '#integrations/messages/sms-sender.ts'
import { startSmtpServer } from '#testing/stand-ins/smtp-server.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { abandonMessage, deliverDemoMessage, deliverMessage, endLostMessages } from './deliver.ts'
import { postMessages } from './outbox.ts'
import { codeMessage } from './templates/code-message.ts'
import type { CodeMessage } from './templates/code-message.ts'

beforeAll(() => useBrand(DEMO_BRAND))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const PHONE = { kind: 'phone', recipient: '+966551234567' } as const
const EMAIL = { kind: 'email', recipient: 'noura@studio.example' } as const
const jobs: string[] = []
const NO_FILES = { read: async () => undefined }

async function post(changes: Partial<CodeMessage>): Promise<number> {
  const message = { ...PHONE, language: 'ar', reason: 'signIn', code: '042042', outcome: 'code', ...changes } as const
  const queue = {
    enqueue: async (_: unknown, left: readonly { name: string }[]) => void jobs.push(...left.map(({ name }) => name)),
  }
  await database.db
    .transaction()
    .execute((tx) => postMessages(tx, queue, [codeMessage(message, 'https://shop.example')]))
  return (await database.pool.query('select max(id) as id from outbox_message')).rows[0].id
}
const row = async (id: number) =>
  (await database.pool.query('select * from outbox_message where id = $1', [id])).rows[0]

function carriers(send: SmsSender['send'] = async () => ok(undefined)) {
  const [texts, mails]: [Sms[], Mail[]] = [[], []]
  const sms: SmsSender = { send: async (text) => (texts.push(text), send(text)) }
  const mailer: Mailer = { send: async (mail) => (mails.push(mail), ok(undefined)), close: () => undefined }
  return { texts, mails, all: { sms, mailer, storage: NO_FILES } }
}

describe('a made-up customer of the demo', () => {
  test('is sent nothing by any carrier: the words stay in the outbox', async () => {
    const demo = { phone: '+966550000001', email: 'huda.salem.7@customer.example' }
    await database.pool.query('insert into demo_contact (recipient) values ($1), ($2)', [demo.phone, demo.email])
    const { texts, mails, all } = carriers()
    for (const to of [{ recipient: demo.phone }, { ...EMAIL, recipient: demo.email }]) {
      const id = await post(to)
      expect(await deliverMessage(database.db, all, id)).toBe('not-ours')
      expect(await row(id)).toMatchObject({ status: 'PENDING', body_text: expect.stringContaining('042042') })
    }
    expect([texts, mails]).toEqual([[], []])
  })
})

describe('the outbox of the demo', () => {
  const nobody = { mailer: undefined, sms: undefined, storage: NO_FILES }
  const news = async (): Promise<number> => {
    const id = await post(EMAIL)
    await database.pool.query('update outbox_message set is_secret = false where id = $1', [id])
    return id
  }

  test('is where mail is sent to that no server takes, so that it can be sent again', async () => {
    const id = await news()
    expect(await deliverDemoMessage(database.db, nobody, id)).toBe('sent')
    expect(await row(id)).toMatchObject({ status: 'SENT', body_text: expect.stringContaining('042042') })
    expect(await deliverDemoMessage(database.db, nobody, id)).toBe('not-ours')
  })

  test('leaves codes readable, and to the mail server what it takes', async () => {
    const code = await post(EMAIL)
    expect(await deliverDemoMessage(database.db, nobody, code)).toBe('not-ours')
    expect(await row(code)).toMatchObject({ status: 'PENDING', body_text: expect.stringContaining('042042') })
    const { mails, all } = carriers()
    expect(await deliverDemoMessage(database.db, all, await news())).toBe('sent')
    expect(mails).toHaveLength(1)
  })
})

describe('a code', () => {
  test('leaves by text message once, in a hurry, and is blanked afterwards', async () => {
    const id = await post({})
    expect(jobs.at(-1)).toBe('code.send')
    const { texts, mails, all } = carriers()
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => deliverMessage(database.db, all, id)))
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1)
    expect(texts).toEqual([
      { id: expect.stringMatching(/^code:/), to: '+966551234567', text: expect.stringContaining('042042') },
    ])
    expect(mails).toHaveLength(0)
    expect(await row(id)).toMatchObject({ status: 'SENT', body_text: '', body_html: '', subject: '' })
  })

  test('leaves by e-mail, in the reader’s language, and is blanked as well', async () => {
    const id = await post({ ...EMAIL, language: 'ar' })
    const { mails, all } = carriers()
    expect(await deliverMessage(database.db, all, id)).toBe('sent')
    expect(mails[0]).toMatchObject({ to: EMAIL.recipient, subject: expect.stringContaining('042042') })
    expect(mails[0]!.html).toContain('<html lang="ar" dir="rtl">')
    expect(mails[0]!.html).toMatch(/<p dir="ltr"[^>]*>042042<\/p>/)
    expect(mails[0]!.text).toContain('\n042042\n')
    expect(JSON.stringify(await row(id))).not.toContain('042042')
  })

  test('arrives over SMTP', async () => {
    const server = await startSmtpServer()
    const mailer = createSmtpMailer({ url: server.url, from: 'Matbaa <no-reply@shop.example>' })
    const id = await post({ ...EMAIL, language: 'en' })
    expect(await deliverMessage(database.db, { mailer, sms: undefined, storage: NO_FILES }, id)).toBe('sent')
    expect(server.commands).toContain('RCPT TO:<noura@studio.example>')
    expect(server.received[0]).toMatch(/text\/plain[\s\S]+042042[\s\S]+text\/html[\s\S]+042042/)
    mailer.close()
    await server.close()
  })

  test('waits for the right key: a wrong one refuses no message for good', async () => {
    const id = await post({})
    const refused = carriers(async () => ({ ok: false, error: { code: 'sms/login-refused', reason: 'HTTP 401' } }))
    expect(await deliverMessage(database.db, refused.all, id)).toBe('try-again')
    expect(await row(id)).toMatchObject({ status: 'PENDING', body_text: expect.stringContaining('042042') })
    const { texts, all } = carriers()
    expect(await deliverMessage(database.db, all, id)).toBe('sent')
    expect(texts).toHaveLength(1)
  })

  test('is tried again when nothing was sent, never when that is uncertain', async () => {
    const [first, second] = [await post({}), await post({})]
    const later = carriers(async () => ({ ok: false, error: { code: 'sms/try-later', reason: 'HTTP 503' } }))
    expect(await deliverMessage(database.db, later.all, first)).toBe('try-again')
    expect(await row(first)).toMatchObject({ status: 'PENDING', body_text: expect.stringContaining('042042') })
    await abandonMessage(database.db, first)
    expect(await row(first)).toMatchObject({ status: 'FAILED', body_text: '' })

    const unknown = carriers(async () => ({ ok: false, error: { code: 'sms/unknown', reason: 'HTTP 500' } }))
    expect(await deliverMessage(database.db, unknown.all, second)).toBe('refused')
    expect(await deliverMessage(database.db, unknown.all, second)).toBe('not-ours')
    expect(await row(second)).toMatchObject({ status: 'FAILED', body_text: '', last_error: 'HTTP 500' })
  })

  test('that is no longer wanted is never sent, and forgotten', async () => {
    const id = await post({ outcome: 'nothing' })
    const { texts, all } = carriers()
    expect(await deliverMessage(database.db, all, id)).toBe('not-ours')
    expect(texts).toHaveLength(0)
    await database.pool.query(`update outbox_message set expires_at = now() - interval '1 second' where id = $1`, [id])
    await endLostMessages(database.db, all, new Date())
    expect(await row(id)).toBeUndefined()
  })

  test('that is too late is not sent any more', async () => {
    const id = await post({})
    await database.pool.query(`update outbox_message set expires_at = now() - interval '1 second' where id = $1`, [id])
    const { texts, all } = carriers()
    expect(await deliverMessage(database.db, all, id)).toBe('not-ours')
    await endLostMessages(database.db, all, new Date())
    expect(texts).toHaveLength(0)
    expect(await row(id)).toMatchObject({ status: 'FAILED', body_text: '', last_error: 'too late' })
  })

  test('waits in the outbox without a provider of text messages', async () => {
    const id = await post({})
    const { all } = carriers()
    expect(await deliverMessage(database.db, { ...all, sms: undefined }, id)).toBe('not-ours')
    await endLostMessages(database.db, { ...all, sms: undefined }, new Date())
    expect(await row(id)).toMatchObject({ status: 'PENDING', body_text: expect.stringContaining('042042') })
  })

  test('fits one part of a text message in Arabic, and fills itself in', async () => {
    for (const language of ['ar', 'en'] as const) {
      const message = { ...PHONE, language, reason: 'signIn', code: '042042', outcome: 'code' } as const
      const { text } = codeMessage(message, 'https://shop.example')
      expect(text!.length).toBeLessThanOrEqual(70)
      expect(text).toMatch(/\n\n@shop\.example #042042$/)
      expect(text).not.toMatch(/[\u2066-\u2069]/)
    }
  })
})
