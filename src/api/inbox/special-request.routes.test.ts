import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetMessages } from '#services/inbox/forget-messages.ts'
import { sweepUnclaimedFiles } from '#services/files/store-files.ts'
import { PLENTY } from '#testing/customer-api.ts'
import { inboxApp } from '#testing/inbox-app.ts'
import { attachment, body, BOUNDARY, END, field, fieldsOf, fileHead, PDF } from '#testing/upload-form.ts'

const REQUEST = {
  fullName: 'Noura',
  email: 'noura@studio.example',
  phoneNumber: '0551234567',
  description: '300 boxes',
}

const inbox = inboxApp()
const { contact, post, count, one, files } = inbox

describe('a special request', () => {
  const send = (payload: Buffer, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
    post('/api/special-requests/create', payload, { 'content-type': type })
  const expectNothingStored = async () => {
    expect(await count('special_request')).toBe(0)
    expect(await count('special_request_attachment')).toBe(0)
    expect(await count('unclaimed_file')).toBe(0)
    expect(await files('incoming')).toEqual([])
    expect(await files('private')).toEqual([])
  }
  afterEach(() =>
    Promise.all(['incoming', 'private'].map((area) => rm(join(inbox.folder, area), { recursive: true, force: true }))),
  )

  test.each([71, 250, 300, 8_000])('with a boundary of %d characters is refused', async (length) => {
    const response = await send(Buffer.from('x'), `multipart/form-data; boundary=${'b'.repeat(length)}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ status: 0, code: 'VALIDATION' })
    await expectNothingStored()
  })

  test('is stored with its files, in any order, under keys of our own', async () => {
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
    const { rows } = await inbox.database.pool.query('select * from special_request_attachment order by id')
    expect(rows.map((row) => row.file_name)).toEqual(['passwd.pdf', 'شعارgpj.pdf'])
    expect(rows[0]).toMatchObject({ media_type: 'application/pdf', byte_size: PDF.length })
    expect((await files('private')).toSorted()).toEqual(rows.map((row) => row.storage_key).toSorted())
    expect(rows[0].storage_key).toMatch(/^[0-9a-f-]{36}$/)
    expect(String(await inbox.store.storage.read('private', rows[0].storage_key))).toBe(PDF)
    expect(await count('unclaimed_file')).toBe(0)
    expect(await files('incoming')).toEqual([])
    expect(await count('outbox_message')).toBe(2)
  })

  test.each([
    ['1', true],
    ['0', false],
  ])('takes %s for yes or no, as other forms do', async (installRequired, install_required) => {
    const response = await send(body(fieldsOf({ ...REQUEST, installRequired }), END))
    expect(response.statusCode).toBe(201)
    expect(await one('select install_required from special_request')).toEqual({ install_required })
  })

  test('needs no file, and a file field left empty is none', async () => {
    const response = await send(body(fieldsOf(REQUEST), attachment('', ''), END))
    expect(response.statusCode).toBe(201)
    expect(await count('special_request_attachment')).toBe(0)
  })

  test.each<[string, string, string, Record<string, string>]>([
    ['description', 'description_required', 'VALIDATION', { description: ' ' }],
    ['fullName', 'full_name_required', 'VALIDATION', { fullName: ' ' }],
    ['fullName', 'full_name_too_short', 'VALIDATION', { fullName: ' No ' }],
    ['email', 'invalid_email_format', 'VALIDATION', { email: 'no-address' }],
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
    await expectNothingStored()
  })

  test('a refused file is named by its place among the files', async () => {
    const response = await send(body(attachment('a.pdf'), attachment('b.pdf', 'x'), fieldsOf(REQUEST), END))
    expect(response.json()).toMatchObject({ errors: [{ field: 'attachments.1', code: 'invalid' }] })
    await expectNothingStored()
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
    await expectNothingStored()
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
    await expectNothingStored()
  })

  test('with a file over the limit is refused, and the file is gone', async () => {
    const response = await send(
      body(fieldsOf(REQUEST), attachment('a.pdf', Buffer.alloc(50 * 1024 * 1024 + 1, 'x')), END),
    )
    expect(response.json()).toMatchObject({ code: 'FILE_TOO_LARGE' })
    await expectNothingStored()
  })

  test('that says it is far too large is refused unread', async () => {
    const response = await inbox.app.inject({
      method: 'POST',
      url: '/api/special-requests/create',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': '400000000' },
    })
    expect(response.json()).toMatchObject({ code: 'FILE_TOO_LARGE' })
  })

  test('leaves no file when it cannot be stored', async () => {
    vi.spyOn(inbox.queue, 'enqueue').mockRejectedValueOnce(new Error('the queue is away'))
    expect((await send(body(fieldsOf(REQUEST), attachment('a.pdf'), END))).statusCode).toBe(500)
    await expectNothingStored()
  })

  test('on a full disk is refused, and other calls go on', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
    vi.spyOn(inbox.store.storage, 'spool').mockResolvedValueOnce({ ok: false, error: { code: 'storage/full' } })
    const refused = await send(body(fieldsOf(REQUEST), attachment('a.pdf'), END))
    expect(refused).toMatchObject({ statusCode: 507 })
    expect(refused.json()).toMatchObject({ code: 'STORAGE_FULL' })
    vi.spyOn(inbox.store.storage, 'keep').mockResolvedValueOnce({ ok: false, error: { code: 'storage/full' } })
    expect((await send(body(fieldsOf(REQUEST), attachment('a.pdf'), END))).statusCode).toBe(507)
    expect(full.code).toBe('ENOSPC')
    await expectNothingStored()
    expect((await contact()).statusCode).toBe(201)
  })

  test('of a robot looks sent, and nothing is stored', async () => {
    const response = await send(body(fieldsOf({ ...REQUEST, hp: 'x' }), attachment('a.pdf'), END))
    expect(response.statusCode).toBe(201)
    await expectNothingStored()
  })

  test('counts only when it was stored, but tries are counted too', async () => {
    await inbox.reopen({
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
    await expectNothingStored()
  })

  test('files that belong to nothing after a crash are removed after a day', async () => {
    await inbox.store.storage.put('private', 'abcd0001', Buffer.from('x'))
    await inbox.store.storage.put('private', 'abcd0002', Buffer.from('x'))
    await inbox.database.pool.query(
      "insert into unclaimed_file values ('abcd0001', now() - interval '25 hours'), ('abcd0002', now() - interval '1 hour')",
    )
    expect(await sweepUnclaimedFiles(inbox.database.db, inbox.store.storage, new Date())).toBe(1)
    expect(await files('private')).toEqual(['abcd0002'])
  })

  test('is deleted with its files and emails a year after its sender last wrote, not before', async () => {
    const { db, pool } = inbox.database
    const form = (email: string) => body(fieldsOf({ ...REQUEST, email }), attachment('sketch.pdf'), END)
    const age = (table: string, column: string, value: string, months: number) =>
      pool.query(`update ${table} set created_at = now() - $1 * interval '1 month' where ${column} = $2`, [
        months,
        value,
      ])
    for (const email of ['silent@studio.example', 'Again@studio.example']) {
      expect((await send(form(email))).statusCode).toBe(201)
      await age('special_request', 'email', email, 13)
    }
    await age('outbox_message', 'recipient', 'silent@studio.example', 13)
    await contact({ email: 'again@studio.example' })
    await contact({ email: 'old@studio.example' })
    await age('contact_message', 'email', 'old@studio.example', 13)

    expect(await forgetMessages(db, new Date())).toBe(2)
    expect(await one("select string_agg(email, ',') as left from special_request")).toEqual({
      left: 'Again@studio.example',
    })
    expect(await count('contact_message')).toBe(1)
    expect(
      await one("select count(*)::int as mails from outbox_message where recipient = 'silent@studio.example'"),
    ).toEqual({
      mails: 0,
    })
    expect(await sweepUnclaimedFiles(db, inbox.store.storage, new Date())).toBe(1)
    expect(await files('private')).toHaveLength(1)
    expect(await forgetMessages(db, new Date())).toBe(0)
  })
})
