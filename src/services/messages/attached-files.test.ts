import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSmtpMailer } from '#integrations/messages/smtp-mailer.ts'
import { createStorage } from '#integrations/storage/create-storage.ts'
import { StorageUnavailable } from '#integrations/storage/file-storage.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { startSmtpServer } from '#testing/stand-ins/smtp-server.ts'
import type { SmtpServer } from '#testing/stand-ins/smtp-server.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { deliverMessage } from './deliver.ts'
import { postMessages } from './outbox.ts'
import { specialRequestMail } from './templates/special-request-mail.ts'

let database: TestDatabase
let folder: string
let storage: FileStorage
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'matbaa-attached-'))
  storage = await createStorage({ kind: 'disk', folder })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await database.close()
})

let server: SmtpServer
beforeEach(async () => {
  server = await startSmtpServer()
})
afterEach(() => server.close())

const REFERENCE = 'R-23456789'
const LOGO = { name: 'شعار.pdf', content: Buffer.from('%PDF-1.7 a logo') }
const SIGN = { name: 'sign.png', content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 10, 46, 10]) }
const MEGABYTE = 1024 * 1024

type Sent = { readonly name: string; readonly content: Buffer; readonly byteSize?: number }

/** Keeps a request with its files and leaves its mail; answers the id of the one for the staff. */
async function request(files: readonly Sent[]): Promise<number> {
  await database.pool.query('truncate special_request, outbox_message cascade')
  await database.pool.query(
    `insert into special_request (reference, full_name, email, phone, description, language)
     values ($1, 'Noura', 'noura@studio.example', '0551234567', 'A sign', 'en')`,
    [REFERENCE],
  )
  for (const { name, content, byteSize = content.length } of files) {
    const key = randomUUID()
    await storage.put('private', key, content)
    await database.pool.query(
      `insert into special_request_attachment (special_request_id, storage_key, file_name, media_type, byte_size, sha256)
       select id, $1, $2, 'application/pdf', $3, repeat('0', 64) from special_request`,
      [key, name, byteSize],
    )
  }
  const mail = specialRequestMail(
    {
      reference: REFERENCE,
      fullName: 'Noura',
      email: 'noura@studio.example',
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
      files: files.map(({ name, content, byteSize = content.length }) => ({ name, byteSize })),
      language: 'en',
    },
    'staff@shop.example',
  )
  await database.db.transaction().execute((tx) => postMessages(tx, { enqueue: async () => undefined }, mail))
  const { rows } = await database.pool.query("select id from outbox_message where template = 'request-for-staff'")
  return rows[0].id
}

const deliver = (id: number, from: Pick<FileStorage, 'read'> = storage) =>
  deliverMessage(
    database.db,
    { mailer: createSmtpMailer({ url: server.url, from: 'shop@shop.example' }), sms: undefined, storage: from },
    id,
  )

/** The attachments of a mail as its reader gets them. */
const attached = (mail: string) =>
  [...mail.matchAll(/Content-Disposition: attachment[\s\S]*?\n\n([A-Za-z0-9+/=\n]+)/g)].map(([, text = '']) =>
    Buffer.from(text, 'base64'),
  )

test('the staff gets a special request with its files', async () => {
  expect(await deliver(await request([LOGO, SIGN]))).toBe('sent')
  const [mail = ''] = server.received
  expect(attached(mail)).toEqual([LOGO.content, SIGN.content])
  expect(mail).toContain(`filename*0*=utf-8''${encodeURIComponent(LOGO.name)}`)
  expect(mail).toContain('filename=sign.png')
  expect(mail).not.toContain('request-files')
})

test('the receipt for the visitor brings none of them', async () => {
  await request([LOGO])
  const { rows } = await database.pool.query("select id from outbox_message where template = 'request-received'")
  expect(await deliver(rows[0].id)).toBe('sent')
  expect(server.received[0]).not.toContain('attachment')
})

test('files too large for a mail stay where they are, and the mail says how to get them', async () => {
  const large = { ...LOGO, byteSize: 15 * MEGABYTE }
  expect(await deliver(await request([large, SIGN]))).toBe('sent')
  const [mail = ''] = server.received
  expect(attached(mail)).toEqual([])
  expect(mail).toContain(`npm run shop -- request-files ${REFERENCE}`)
})

test('a file that is gone does not keep the request from arriving', async () => {
  const id = await request([LOGO, SIGN])
  const { rows } = await database.pool.query('select storage_key from special_request_attachment order by id')
  await storage.delete('private', rows[0].storage_key)
  expect(await deliver(id)).toBe('sent')
  expect(attached(server.received[0] ?? '')).toEqual([SIGN.content])
})

test('while the storage does not answer the mail waits', async () => {
  const id = await request([LOGO])
  const away = { read: () => Promise.reject(new StorageUnavailable('away')) }
  expect(await deliver(id, away)).toBe('try-again')
  expect(server.received).toEqual([])
  expect(await deliver(id)).toBe('sent')
  expect(attached(server.received[0] ?? '')).toEqual([LOGO.content])
})
