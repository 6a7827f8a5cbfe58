import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postMessages } from '#services/messages/outbox.ts'
import { createOutboxReader } from '#services/messages/read-outbox.ts'
import { contactMail } from '#services/messages/templates/contact-mail.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { outboxRoutes } from './outbox.routes.ts'

let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await testDatabase()
  app = Fastify()
  outboxRoutes(app, createOutboxReader(database.db))
})
afterAll(async () => {
  await app.close()
  await database.close()
})

describe('the outbox of the demo', () => {
  test('says that there is no mail, in both languages', async () => {
    expect((await app.inject('/dev/outbox')).body).toContain('There is no mail yet.')
    const arabic = (await app.inject('/dev/outbox?lang=ar')).body
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toContain('لا رسائل بعد.')
  })

  test('shows mail as text and as a page that can do nothing', async () => {
    const nasty = '</pre></iframe><script>alert(1)</script>'
    const contact = { fullName: nasty, email: 'a@b.example', phone: '0551234567', message: nasty }
    const mail = contactMail({ ...contact, reference: 'C-23456789', language: 'ar' }, 'staff@shop.example')
    await database.db.transaction().execute((tx) => postMessages(tx, { enqueue: async () => undefined }, mail))

    const list = await app.inject('/dev/outbox')
    expect(list.headers['content-security-policy']).not.toContain('unsafe')
    expect(list.headers['cache-control']).toBe('no-store')
    expect(list.body).not.toMatch(/<script| style=/)
    expect(list.body).toContain('staff@shop.example')
    expect(list.body).toContain('&lt;script&gt;')

    const [, id] = /src="\/dev\/outbox\/(\d+)"/.exec(list.body) ?? []
    const page = await app.inject(`/dev/outbox/${id}`)
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/)
    expect(page.body).not.toContain('<script')
    expect(page.body).toContain('<base target="_blank">')
  })

  test.each(['0', '999999', 'x', '1%00', '../1', '99999999999999'])('does not find mail %j', async (id) => {
    expect((await app.inject(`/dev/outbox/${id}`)).statusCode).toBe(404)
  })
})
