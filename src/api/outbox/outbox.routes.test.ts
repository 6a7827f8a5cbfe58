import { Readable } from 'node:stream'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postMessages } from '#services/messages/outbox.ts'
import { createOutboxReader } from '#services/messages/read-outbox.ts'
import { contactMail } from '#services/messages/templates/contact-mail.ts'
import { specialRequestMail } from '#services/messages/templates/special-request-mail.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { outboxRoutes } from './outbox.routes.ts'

const storage = {
  openStream: async (area: string, key: string) => (key === 'gone' ? undefined : Readable.from([`${area}/${key}`])),
}

let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await testDatabase()
  app = Fastify()
  outboxRoutes(app, createOutboxReader(database.db, storage))
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const REQUEST = {
  fullName: 'Noura',
  email: 'a@b.example',
  phone: '0551234567',
  companyName: null,
  categoryName: null,
  productType: null,
  quantity: null,
  size: null,
  neededBy: null,
  budget: null,
  description: 'A sign',
  installRequired: false,
  city: null,
  files: [],
  language: 'en',
} as const

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

  test('names the files that came with a request, with their sizes, and lets them be saved', async () => {
    await database.pool.query(
      `insert into special_request (reference, full_name, email, phone, description, language)
       values ('R-23456789', 'Noura', 'a@b.example', '0551234567', 'A sign', 'en'),
              ('R-98765432', 'Sara', 'c@d.example', '0551234568', 'A card', 'en')`,
    )
    const { rows } = await database.pool.query(
      `insert into special_request_attachment
         (special_request_id, storage_key, file_name, media_type, byte_size, sha256)
       select id, storage_key, file_name, 'application/pdf', byte_size, repeat('0', 64)
       from special_request,
         (values ('key-1', 'شعار <1>.pdf', 13), ('gone', 'lost.pdf', 86016)) as file (storage_key, file_name, byte_size)
       where reference = 'R-23456789'
       returning id`,
    )
    for (const reference of ['R-23456789', 'R-98765432']) {
      const mail = specialRequestMail({ ...REQUEST, reference }, 'staff@shop.example')
      await database.db.transaction().execute((tx) => postMessages(tx, { enqueue: async () => undefined }, mail))
    }

    const { body } = await app.inject('/dev/outbox?lang=ar')
    expect(body.match(/الملفات/g)).toHaveLength(1)
    expect(body).toContain('<bdi>شعار &lt;1&gt;.pdf</bdi></a> <bdi dir="ltr">13 B</bdi>')
    expect(body).toContain('<bdi>lost.pdf</bdi></a> <bdi dir="ltr">84 KB</bdi>')

    const [address = ''] = /\/dev\/outbox\/\d+\/files\/\d+/.exec(body) ?? []
    const file = await app.inject(address)
    expect(file.body).toBe('private/key-1')
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '13',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('شعار <1>.pdf')}`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
    const gone = address.replace(/\d+$/, String(rows[1].id))
    const ofAnother = address.replace(/\d+(?=\/files)/, (id) => String(Number(id) + 2))
    for (const each of [gone, ofAnother, `${address}0000`, `${address}x`]) {
      expect((await app.inject(each)).statusCode).toBe(404)
    }
  })

  test.each(['0', '999999', 'x', '1%00', '../1', '99999999999999'])('does not find mail %j', async (id) => {
    expect((await app.inject(`/dev/outbox/${id}`)).statusCode).toBe(404)
  })
})
