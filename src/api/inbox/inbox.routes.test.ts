import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPictureStore } from '#services/images/picture-store.ts'
import type { PictureStore } from '#services/images/picture-store.ts'
import { createInboxService } from '#services/inbox/inbox.service.ts'
import { sweepUnclaimedFiles } from '#services/inbox/keep-files.ts'
import { createRateLimits, LIMITS } from '#services/limits/rate-limits.ts'
import type { Limits } from '#services/limits/rate-limits.ts'
import { createNewsletterService } from '#services/newsletter/newsletter.service.ts'
import type { Job, JobQueue } from '#services/queue/job-queue.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { unused } from '#testing/unused.ts'
import { registerApi } from '../app.ts'
import type { ApiOptions } from '../app.ts'

const TOO_LONG = 'x'.repeat(5001)
const TODAY = new Date('2026-11-21T09:00:00Z')
const PLENTY = Object.fromEntries(
  Object.entries(LIMITS).map(([name]) => [name, { times: 1_000_000, windowSeconds: 60 }]),
) as unknown as Limits

let folder: string
let database: TestDatabase
let store: PictureStore
let app: FastifyInstance
let jobs: Job[]

const queue: JobQueue = {
  enqueue: async (_tx, left) => {
    jobs.push(...left)
  },
}

async function openApp(limits: Limits): Promise<FastifyInstance> {
  const server = Fastify({ bodyLimit: 64 * 1024 })
  const { db, pool } = database
  const services = {
    inbox: createInboxService({ db, queue, ...store, staffAddress: 'staff@shop.example', now: () => TODAY }),
    newsletter: createNewsletterService({ db, queue, publicUrl: 'https://shop.example' }),
    limits: createRateLimits({ pool, secret: 'a secret of the test', limits }),
    publicUrl: 'https://shop.example',
  }
  // The other features' services are not called by these routes.
  const others = { publicUrl: 'https://shop.example', customers: unused('customers', { sessions: unused('sessions') }) }
  await registerApi(server, { isProduction: false, inbox: services, ...others } as unknown as ApiOptions)
  await server.ready()
  return server
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-inbox-'))
  database = await testDatabase()
  store = await openPictureStore({ storage: { kind: 'disk', folder }, workers: 1 })
})
beforeEach(async () => {
  jobs = []
  app = await openApp(PLENTY)
})
afterEach(async () => {
  await app.close()
  await database.pool.query(
    'truncate contact_message, special_request, special_request_attachment, newsletter_subscriber, outbox_message, rate_limit, unclaimed_file',
  )
})
afterAll(async () => {
  await store.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const count = async (table: string): Promise<number> => {
  const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`)
  return rows[0].count
}
const one = async (statement: string) => (await database.pool.query(statement)).rows[0]
const files = async (area: string): Promise<string[]> =>
  (await readdir(join(folder, area), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

const CONTACT = {
  fullName: ' نورة  علي ',
  email: 'Noura@Studio.Example',
  phoneNumber: '٠٥٥ ١٢٣ ٤٥٦٧',
  message: 'مرحبا\n\n\n\nبكم',
}
const post = (url: string, payload: InjectOptions['payload'], headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload: payload as string, headers })
const contact = (fields: Record<string, unknown> = {}, headers = {}) =>
  post('/api/contacts', { ...CONTACT, ...fields }, headers)

describe('a contact message', () => {
  test('is kept in its clean form, with its mail, and answered with a reference', async () => {
    const response = await contact({ lang: 'ar' }, { 'accept-language': 'ar' })
    expect(response.statusCode).toBe(201)
    const { data, message, status } = response.json()
    expect({ status, message }).toEqual({ status: 1, message: 'تم إرسال رسالتك' })
    expect(data.reference).toMatch(/^C-[2-9A-HJKMNP-Z]{8}$/)
    expect(await one('select * from contact_message')).toMatchObject({
      reference: data.reference,
      full_name: 'نورة علي',
      email: 'Noura@studio.example',
      phone: '+966551234567',
      message: 'مرحبا\n\nبكم',
      language: 'ar',
    })
    expect(await count('outbox_message')).toBe(2)
    expect(jobs).toHaveLength(2)
  })

  test('is taken as people paste it, with the invisible characters of chats and address books', async () => {
    const pasted = {
      fullName: '\u2068نورة علي\u2069',
      email: '\uFEFFNoura@studio.example\u200B',
      phoneNumber: '\u202D+966\u00A055\u00A0123\u00A04567\u202C',
      message: 'Call \u2066055 123 4567\u2069\nplease',
    }
    expect((await contact(pasted)).statusCode).toBe(201)
    expect(await one('select * from contact_message')).toMatchObject({
      full_name: 'نورة علي',
      email: 'Noura@studio.example',
      phone: '+966551234567',
      message: 'Call 055 123 4567\nplease',
    })
  })

  test.each([
    ['en', 'This was sent from another website. Please open our page and send it from there.'],
    ['ar', 'أُرسل هذا الطلب من موقع آخر. يرجى فتح صفحتنا وإرساله منها.'],
  ])('from a page of another site is refused, in %s', async (language, message) => {
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'accept-language': language,
    }
    for (const [url, source] of [
      ['/api/contacts', { 'sec-fetch-site': 'cross-site' }],
      ['/api/contacts', { origin: 'https://evil.example' }],
      ['/api/newsletter-subscribers', { 'sec-fetch-site': 'same-site' }],
      ['/api/special-requests/create', { origin: 'null' }],
    ] as const) {
      const response = await post(url, 'email=a%40b.co&returnTo=/en/home', { ...form, ...source })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toMatchObject({ status: 0, code: 'FORBIDDEN', message })
    }
    expect(await count('outbox_message')).toBe(0)
  })

  test.each([{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://shop.example' }, {}])(
    'of a page of the shop or of a program is taken: %j',
    async (source) => {
      expect((await contact({}, source)).statusCode).toBe(201)
    },
  )

  test.each<[Record<string, unknown>, string, string, string]>([
    [{ fullName: '' }, 'fullName', 'full_name_required', 'Full name is required'],
    [{ fullName: undefined }, 'fullName', 'full_name_required', 'Full name is required'],
    [{ fullName: ' \u200f ' }, 'fullName', 'full_name_required', 'Full name is required'],
    [{ email: 'nobody' }, 'email', 'invalid_email', 'Invalid email address'],
    [{ email: undefined }, 'email', 'invalid_email', 'Invalid email address'],
    [{ email: 'a@b.co\r\nBcc: x@y.co' }, 'email', 'invalid_email', 'Invalid email address'],
    [{ phoneNumber: '05512' }, 'phoneNumber', 'phone_too_short', 'Phone must be at least 10 digits'],
    [{ phoneNumber: 'call me' }, 'phoneNumber', 'phone_digits_only', 'Phone must contain only numbers'],
    [{ message: '  ' }, 'message', 'message_required', 'Message is required'],
    [{ message: TOO_LONG }, 'message', 'too_long', 'This text is too long'],
    [{ lang: 'fr' }, 'lang', 'not_an_option', 'This is not one of the options'],
    [{ surprise: 1 }, 'surprise', 'unknown_field', 'This field is not known'],
  ])('is refused for what it holds (%#)', async (fields, field, code, message) => {
    const response = await contact(fields)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ status: 0, code: 'VALIDATION', errors: [{ field, code, message }] })
    expect(await count('contact_message')).toBe(0)
  })

  test('of a robot looks sent, and nothing is kept', async () => {
    const response = await contact({ hp: 'http://spam.example' })
    expect(response.statusCode).toBe(201)
    expect(response.json().data.reference).toMatch(/^C-/)
    expect(await count('contact_message')).toBe(0)
    expect(await count('outbox_message')).toBe(0)
  })

  test('is kept together with its mail or not at all', async () => {
    vi.spyOn(queue, 'enqueue').mockRejectedValueOnce(new Error('the queue is away'))
    expect((await contact()).statusCode).toBe(500)
    expect(await count('contact_message')).toBe(0)
    expect(await count('outbox_message')).toBe(0)
  })

  test.each([
    ['text/plain', '{}'],
    ['application/json; charset=utf-7', '{}'],
    ['application/xml', '<a/>'],
  ])('as %s is not read', async (type, payload) => {
    const response = await post('/api/contacts', payload, { 'content-type': type })
    expect([400, 415]).toContain(response.statusCode)
    expect(await count('contact_message')).toBe(0)
  })
})

describe('forms of pages without script', () => {
  const form = (fields: Record<string, string>, url = '/api/contacts') =>
    post(url, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml',
    })

  test('lead back to their page with what came of it', async () => {
    const sent = await form({ ...CONTACT, returnTo: '/ar/contact-us?tab=1#form' })
    expect(sent.statusCode).toBe(303)
    expect(sent.headers.location).toMatch(/^\/ar\/contact-us\?tab=1&sent=C-[0-9A-Z]{8}#form$/)
    const refused = await form({ ...CONTACT, email: 'x', message: '', returnTo: '/en/contact-us' })
    expect(refused.statusCode).toBe(303)
    expect(decodeURIComponent(String(refused.headers.location))).toBe(
      '/en/contact-us?problem=VALIDATION&fields=email:invalid_email,message:message_required',
    )
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a\r\nSet-Cookie: x=1',
    '/\t/evil.example',
    '',
  ])('never lead to another site: %j', async (returnTo) => {
    const { headers } = await form({ ...CONTACT, returnTo })
    expect(headers.location).toMatch(/^\/\?(sent=C-|problem=BAD_CHARACTERS)/)
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('answer the envelope to who does not ask for a page', async () => {
    const response = await post('/api/contacts', new URLSearchParams(CONTACT).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(response.statusCode).toBe(201)
    expect(response.json().data.reference).toMatch(/^C-/)
  })

  test('with a field given twice are refused', async () => {
    const response = await post('/api/contacts', `${new URLSearchParams(CONTACT)}&email=a%40b.co`, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(response.statusCode).toBe(400)
  })
})

describe('limits', () => {
  test('hold across two instances, and say when to come back', async () => {
    const [first, second] = [await openApp(LIMITS), await openApp(LIMITS)]
    const answers = []
    for (const server of [first, second, first, second]) {
      answers.push(
        await server.inject({ method: 'POST', url: '/api/contacts', payload: CONTACT, remoteAddress: '203.0.113.9' }),
      )
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429])
    expect(answers[3]?.json()).toMatchObject({ status: 0, code: 'RATE_LIMITED' })
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(3_000)
    const neighbour = { method: 'POST', url: '/api/contacts', payload: CONTACT, remoteAddress: '203.0.113.10' } as const
    expect((await first.inject(neighbour)).statusCode).toBe(201)
    await first.close()
    await second.close()
  })

  test('count only what was sent: mistakes may be put right', async () => {
    const server = await openApp(LIMITS)
    const send = (payload: object) => server.inject({ method: 'POST', url: '/api/contacts', payload })
    for (let n = 0; n < 6; n++) expect((await send({ ...CONTACT, email: 'x' })).statusCode).toBe(400)
    expect((await send(CONTACT)).statusCode).toBe(201)
    await server.close()
  })

  test('do not believe forwarded addresses of strangers', async () => {
    const server = await openApp(LIMITS)
    const codes = []
    for (let n = 0; n < 4; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` }
      codes.push((await server.inject({ method: 'POST', url: '/api/contacts', payload: CONTACT, headers })).statusCode)
    }
    expect(codes).toEqual([201, 201, 201, 429])
    await server.close()
  })
})

describe('the newsletter', () => {
  const subscribe = (fields = {}) => post('/api/newsletter-subscribers', { email: 'Noura@studio.example', ...fields })
  const tokenOf = async (): Promise<string> => (await one('select token from newsletter_subscriber')).token

  test('is subscribed to once, and again after leaving', async () => {
    const first = await subscribe({ lang: 'ar', source: 'blog' })
    expect({ status: first.statusCode, ...first.json() }).toMatchObject({ status: 1, code: 'SUBSCRIBED' })
    expect(first.statusCode).toBe(201)
    const again = await subscribe({ email: 'noura@STUDIO.example' })
    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({ status: 1, code: 'ALREADY_SUBSCRIBED', message: /already/ })
    expect(await count('outbox_message')).toBe(1)

    const token = await tokenOf()
    await app.inject(`/api/newsletter-subscribers/unsubscribe?token=${token}`)
    expect((await subscribe()).json()).toMatchObject({ code: 'SUBSCRIBED' })
    expect(await count('newsletter_subscriber')).toBe(1)
    expect(await count('outbox_message')).toBe(2)
    expect(await tokenOf()).not.toBe(token)
  })

  test('is subscribed to once by many at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe()))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(await count('outbox_message')).toBe(1)
  })

  test('is left as often as one likes, by the page and by the mail program', async () => {
    await subscribe()
    const url = `/api/newsletter-subscribers/unsubscribe?token=${await tokenOf()}`
    for (const response of [
      await app.inject(url),
      await app.inject(url),
      await post(url, 'List-Unsubscribe=One-Click', { 'content-type': 'application/x-www-form-urlencoded' }),
      await post(url, '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
      await app.inject({ method: 'POST', url }),
    ]) {
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ status: 1, code: 'UNSUBSCRIBED' })
    }
    expect(await one('select status, unsubscribed_at is not null as left from newsletter_subscriber')).toEqual({
      status: 'UNSUBSCRIBED',
      left: true,
    })
  })

  test.each([
    '',
    '?token=',
    '?token=unknown',
    `?token=${'x'.repeat(300)}`,
    '?token=a&token=b',
    "?token='%20or%201=1--",
  ])('is not left with %j', async (query) => {
    await subscribe()
    const response = await app.inject(
      `/api/newsletter-subscribers/unsubscribe${query.replace('{long}', 'x'.repeat(300))}`,
    )
    expect([400, 404]).toContain(response.statusCode)
    expect((await one('select status from newsletter_subscriber')).status).toBe('SUBSCRIBED')
  })

  test('takes no robots', async () => {
    expect((await subscribe({ hp: 'x' })).statusCode).toBe(201)
    expect(await count('newsletter_subscriber')).toBe(0)
  })
})

const BOUNDARY = 'xxBOUNDARYxx'
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fileHead = (filename: string, name = 'attachments', type = 'application/octet-stream') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`
const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n'
const attachment = (filename: string, content: string | Buffer = PDF, name = 'attachments') =>
  Buffer.concat([Buffer.from(fileHead(filename, name)), Buffer.from(content), Buffer.from('\r\n')])
const END = `--${BOUNDARY}--\r\n`
const REQUEST = {
  fullName: 'Noura',
  email: 'noura@studio.example',
  phoneNumber: '0551234567',
  description: '300 boxes',
}
const fieldsOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => field(name, value))
    .join('')
const body = (...parts: (string | Buffer)[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part as string)))

describe('a special request', () => {
  const send = (payload: Buffer, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
    post('/api/special-requests/create', payload, { 'content-type': type })
  const nothingKept = async () => {
    expect(await count('special_request')).toBe(0)
    expect(await count('special_request_attachment')).toBe(0)
    expect(await count('unclaimed_file')).toBe(0)
    expect(await files('incoming')).toEqual([])
    expect(await files('private')).toEqual([])
  }
  afterEach(() =>
    Promise.all(['incoming', 'private'].map((area) => rm(join(folder, area), { recursive: true, force: true }))),
  )

  test('is kept with its files, in any order, under keys of our own', async () => {
    const full = {
      quantity: '١٠٠',
      neededBy: '2026-12-01',
      budget: '1500.50',
      companyName: 'Darb',
      installRequired: 'on',
      cityId: '1',
      categoryId: '',
    }
    const response = await send(
      body(
        attachment('../../etc/passwd'),
        fieldsOf({ ...REQUEST, lang: 'en' }),
        attachment('شعار\u202egpj.exe', PDF, 'attachments[]'),
        fieldsOf(full),
        END,
      ),
    )
    expect(response.json()).toMatchObject({ status: 1, message: 'Your request has been sent' })
    expect(response.statusCode).toBe(201)
    expect(await one('select * from special_request')).toMatchObject({
      reference: response.json().data.reference,
      status: 'NEW',
      quantity: 100,
      needed_by: '2026-12-01',
      budget: 150_050,
      company_name: 'Darb',
      install_required: true,
      category_id: null,
      city_id: 1,
    })
    const { rows } = await database.pool.query('select * from special_request_attachment order by id')
    expect(rows.map((row) => row.file_name)).toEqual(['passwd.pdf', 'شعارgpj.pdf'])
    expect(rows[0]).toMatchObject({ media_type: 'application/pdf', byte_size: PDF.length })
    expect((await files('private')).toSorted()).toEqual(rows.map((row) => row.storage_key).toSorted())
    expect(rows[0].storage_key).toMatch(/^[0-9a-f-]{36}$/)
    expect(String(await store.storage.read('private', rows[0].storage_key))).toBe(PDF)
    expect(await count('unclaimed_file')).toBe(0)
    expect(await files('incoming')).toEqual([])
    expect(await count('outbox_message')).toBe(2)
  })

  test('needs no file, and a file field left empty is none', async () => {
    const response = await send(body(fieldsOf(REQUEST), attachment('', ''), END))
    expect(response.statusCode).toBe(201)
    expect(await count('special_request_attachment')).toBe(0)
  })

  test.each<[string, string, string, Record<string, string>]>([
    ['description', 'description_required', 'VALIDATION', { description: ' ' }],
    ['neededBy', 'date_in_past', 'VALIDATION', { neededBy: '2026-11-20' }],
    ['neededBy', 'invalid', 'VALIDATION', { neededBy: '2026-02-30' }],
    ['categoryId', 'not_an_option', 'VALIDATION', { categoryId: '999999' }],
    ['quantity', 'invalid', 'VALIDATION', { quantity: '-1' }],
    ['quantity', 'invalid', 'VALIDATION', { quantity: '1e3' }],
    ['budget', 'invalid', 'VALIDATION', { budget: 'much' }],
    ['installRequired', 'invalid', 'VALIDATION', { installRequired: 'constructor' }],
    ['companyName', 'bad_characters', 'VALIDATION', { companyName: 'a\u202eb' }],
    ['cityId', 'not_an_option', 'VALIDATION', { cityId: '999999' }],
    ['cityId', 'invalid', 'VALIDATION', { cityId: 'Riyadh' }],
    ['city', 'unknown_field', 'VALIDATION', { city: 'Riyadh' }],
    ['status', 'unknown_field', 'VALIDATION', { status: 'ACCEPTED' }],
  ])('is refused at %s: %s', async (name, code, problem, fields) => {
    const response = await send(body(attachment('a.pdf'), fieldsOf({ ...REQUEST, ...fields }), END))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: problem, errors: [{ field: name, code }] })
    await nothingKept()
  })

  test('a refused file is named by its place among the files', async () => {
    const response = await send(body(attachment('a.pdf'), attachment('b.pdf', 'x'), fieldsOf(REQUEST), END))
    expect(response.json()).toMatchObject({ errors: [{ field: 'attachments.1', code: 'invalid' }] })
    await nothingKept()
  })

  test.each<[string, number, string, () => Buffer]>([
    [
      'a wrong kind of file',
      415,
      'FILE_TYPE',
      () => body(fieldsOf(REQUEST), attachment('a.pdf', '<script>alert(1)</script>'), END),
    ],
    [
      'a program named like a picture',
      415,
      'FILE_TYPE',
      () => body(fieldsOf(REQUEST), attachment('a.png', 'MZ\x90'), END),
    ],
    [
      'a picture that is also a script',
      415,
      'FILE_TYPE',
      () => body(fieldsOf(REQUEST), attachment('a.gif', 'GIF89a/*<script>*/'), END),
    ],
    ['an empty file', 415, 'FILE_TYPE', () => body(fieldsOf(REQUEST), attachment('a.pdf', ''), END)],
    [
      'a good file and then a bad one',
      415,
      'FILE_TYPE',
      () => body(attachment('a.pdf'), attachment('b.pdf', 'x'), fieldsOf(REQUEST), END),
    ],
    [
      'six files',
      413,
      'TOO_MANY_FILES',
      () => body(fieldsOf(REQUEST), ...Array.from({ length: 6 }, () => attachment('a.pdf')), END),
    ],
    [
      'ten thousand parts',
      413,
      'BODY_TOO_LARGE',
      () => body(...Array.from({ length: 10_000 }, (_, n) => field(`f${n}`, 'x')), END),
    ],
    [
      'a file in a field that takes none',
      400,
      'VALIDATION',
      () => body(fieldsOf(REQUEST), attachment('a.pdf', PDF, 'avatar'), END),
    ],
    ['a text where files belong', 400, 'VALIDATION', () => body(fieldsOf(REQUEST), field('attachments', 'x'), END)],
    ['no end', 400, 'VALIDATION', () => body(fieldsOf(REQUEST), attachment('a.pdf'))],
    ['an end in the middle of a file', 400, 'VALIDATION', () => body(fieldsOf(REQUEST), fileHead('a.pdf'), PDF)],
    ['nothing but an end', 400, 'VALIDATION', () => body(END)],
    ['nothing', 400, 'VALIDATION', () => Buffer.alloc(0)],
    ['a name of a megabyte', 400, 'VALIDATION', () => body(field('n'.repeat(1_000_000), 'x'), END)],
    [
      'a description of a megabyte',
      400,
      'VALIDATION',
      () => body(fieldsOf({ ...REQUEST, description: 'x'.repeat(1_000_000) }), END),
    ],
    ['a name that is the prototype', 400, 'VALIDATION', () => body(fieldsOf(REQUEST), field('__proto__', 'x'), END)],
    [
      'a file named like the prototype',
      400,
      'VALIDATION',
      () => body(fieldsOf(REQUEST), attachment('a.pdf', PDF, '__proto__'), END),
    ],
    ['a part without a head', 400, 'VALIDATION', () => body(`--${BOUNDARY}\r\n\r\n\r\nx\r\n`, END)],
    [
      'JSON in a field',
      400,
      'VALIDATION',
      () =>
        body(
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="fullName"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n`,
          END,
        ),
    ],
  ])('with %s is refused: %i %s', async (_, status, code, payload) => {
    const response = await send(payload())
    expect({ status: response.statusCode, code: response.json().code }).toEqual({ status, code })
    await nothingKept()
  })

  test.each([
    ['multipart/form-data', 400],
    ['multipart/form-data; boundary=', 400],
    ['multipart/mixed; boundary=x', 415],
    ['application/json', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('as %s is refused: %i', async (type, status) => {
    const payload = type === 'application/json' ? Buffer.from('{}') : body(fieldsOf(REQUEST), END)
    expect((await send(payload, type)).statusCode).toBe(status)
    await nothingKept()
  })

  test('with a file over the limit is refused, and the file is gone', async () => {
    const response = await send(
      body(fieldsOf(REQUEST), attachment('a.pdf', Buffer.alloc(50 * 1024 * 1024 + 1, 'x')), END),
    )
    expect(response.json()).toMatchObject({ code: 'FILE_TOO_LARGE' })
    await nothingKept()
  })

  test('that says it is far too large is refused unread', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/special-requests/create',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': '400000000' },
    })
    expect(response.json()).toMatchObject({ code: 'FILE_TOO_LARGE' })
  })

  test('leaves no file when it cannot be kept', async () => {
    vi.spyOn(queue, 'enqueue').mockRejectedValueOnce(new Error('the queue is away'))
    expect((await send(body(fieldsOf(REQUEST), attachment('a.pdf'), END))).statusCode).toBe(500)
    await nothingKept()
  })

  test('on a full disk is refused, and other calls go on', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
    vi.spyOn(store.storage, 'spool').mockResolvedValueOnce({ ok: false, error: { code: 'storage/full' } })
    const refused = await send(body(fieldsOf(REQUEST), attachment('a.pdf'), END))
    expect(refused).toMatchObject({ statusCode: 507 })
    expect(refused.json()).toMatchObject({ code: 'STORAGE_FULL' })
    vi.spyOn(store.storage, 'keep').mockResolvedValueOnce({ ok: false, error: { code: 'storage/full' } })
    expect((await send(body(fieldsOf(REQUEST), attachment('a.pdf'), END))).statusCode).toBe(507)
    expect(full.code).toBe('ENOSPC')
    await nothingKept()
    expect((await contact()).statusCode).toBe(201)
  })

  test('of a robot looks sent, and nothing is kept', async () => {
    const response = await send(body(fieldsOf({ ...REQUEST, hp: 'x' }), attachment('a.pdf'), END))
    expect(response.statusCode).toBe(201)
    await nothingKept()
  })

  test('counts only when it was kept, but tries are counted too', async () => {
    await app.close()
    app = await openApp({
      ...PLENTY,
      'special-request': { times: 1, windowSeconds: 60 },
      'special-request-attempt': { times: 4, windowSeconds: 60 },
    })
    const bad = body(fieldsOf({ ...REQUEST, email: 'x' }), END)
    const good = body(fieldsOf(REQUEST), END)
    const codes = []
    for (const payload of [bad, bad, good, good, bad]) codes.push((await send(payload)).statusCode)
    expect(codes).toEqual([400, 400, 201, 429, 429])
  })

  test('of a page without script leads back', async () => {
    const response = await post(
      '/api/special-requests/create',
      body(
        field('returnTo', '/ar/special-requests'),
        fieldsOf({ ...REQUEST, phoneNumber: '1' }),
        attachment('a.pdf'),
        END,
      ),
      { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, accept: 'text/html' },
    )
    expect(response.statusCode).toBe(303)
    expect(decodeURIComponent(String(response.headers.location))).toBe(
      '/ar/special-requests?problem=VALIDATION&fields=phoneNumber:phone_too_short',
    )
    await nothingKept()
  })

  test('files that belong to nothing after a crash are removed after a day', async () => {
    await store.storage.put('private', 'abcd0001', Buffer.from('x'))
    await store.storage.put('private', 'abcd0002', Buffer.from('x'))
    await database.pool.query(
      "insert into unclaimed_file values ('abcd0001', now() - interval '25 hours'), ('abcd0002', now() - interval '1 hour')",
    )
    expect(await sweepUnclaimedFiles(database.db, store.storage, new Date())).toBe(1)
    expect(await files('private')).toEqual(['abcd0002'])
  })
})

describe('an upload over the network', () => {
  /** A connection that has announced a form of 20 MB. */
  async function connectUpload(): Promise<Socket> {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    const head = ['POST /api/special-requests/create HTTP/1.1', 'host: shop.example', 'content-length: 20000000']
    socket.write(`${head.join('\r\n')}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`)
    return socket
  }

  test('that breaks off leaves nothing', async () => {
    const socket = await connectUpload()
    socket.write(body(fieldsOf(REQUEST), fileHead('a.pdf'), PDF.repeat(10_000)))
    await vi.waitFor(async () => expect(await files('incoming')).toHaveLength(1))
    socket.destroy()
    await vi.waitFor(async () => expect(await files('incoming')).toEqual([]))
    expect(await count('special_request')).toBe(0)
  })

  test('that is refused early gets its answer, and the rest is read and forgotten', async () => {
    const socket = await connectUpload()
    socket.write(body(fieldsOf(REQUEST), attachment('a.pdf', 'no artwork'), fileHead('b.pdf')))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 415 /)
    for (let n = 0; n < 40; n++) {
      if (!socket.write(Buffer.alloc(256 * 1024, 'x'))) await once(socket, 'drain')
    }
    expect(await files('incoming')).toEqual([])
    socket.destroy()
  })
})

test('every call of the inbox is described with what it takes and answers', async () => {
  const { paths } = (await app.inject('/api/docs/json')).json()
  expect(Object.keys(paths['/api/special-requests/create'].post.requestBody.content)).toEqual(['multipart/form-data'])
  expect(Object.keys(paths['/api/contacts'].post.responses)).toEqual(expect.arrayContaining(['201', 'default']))
  expect(Object.keys(paths['/api/newsletter-subscribers/unsubscribe'])).toEqual(['get', 'post'])
})
