import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { createArtworkServices } from '#shop/artwork.ts'
import { testCustomers } from '#testing/customer-api.ts'
import type { TestBrowser, TestCustomers } from '#testing/customer-api.ts'
import { unused } from '#testing/unused.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

const TUS = { 'tus-resumable': '1.0.0' }
const PIECE = { ...TUS, 'content-type': 'application/offset+octet-stream' }
const MEGABYTE = 1024 * 1024
const NO_LIMIT = { take: async () => ({ ok: true, value: undefined }) as const }

let database: TestDatabase
let folder: string
let storage: FileStorage
let shop: TestCustomers
let now = new Date('2026-11-25T09:00:00Z')
let artwork: ReturnType<typeof createArtworkServices>

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'artwork-'))
  storage = createDiskStorage({ folder, reserveBytes: 0 })
  artwork = createArtworkServices({
    db: database.db,
    storage,
    limits: NO_LIMIT,
    queue: { enqueue: async () => undefined },
    publicUrl: 'https://shop.example',
    opener: unused('opener'),
    logger: pino({ level: 'silent' }),
    now: () => now,
  })
  shop = await testCustomers(database, {}, { artwork })
})
afterAll(async () => {
  await shop.app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const named = (name: string) => ({ 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` })
const announce = (browser: TestBrowser, bytes: number | string, name = 'card.pdf') =>
  browser.send('POST', '/artwork-uploads', undefined, { ...TUS, ...named(name), 'upload-length': String(bytes) })
const begin = async (browser: TestBrowser, bytes: number): Promise<string> =>
  (await announce(browser, bytes)).json().data.id
const piece = (browser: TestBrowser, id: string, offset: number, bytes: Buffer) =>
  browser.send('PATCH', `/artwork-uploads/${id}`, bytes, { ...PIECE, 'upload-offset': String(offset) })
const offsetOf = async (browser: TestBrowser, id: string) =>
  (await browser.send('GET', `/artwork-uploads/${id}`)).headers['upload-offset']

/** The bytes of an upload so far, as its pieces lie in the storage. */
async function received(id: string): Promise<Buffer> {
  const { rows } = await database.pool.query(
    'select storage_key from artwork_upload_part where upload_id = $1 order by byte_start',
    [id],
  )
  const pieces = await Promise.all(rows.map(({ storage_key: key }) => storage.read('private', key)))
  return Buffer.concat(pieces.map((bytes) => bytes ?? Buffer.alloc(0)))
}
const filesIn = async (area: string): Promise<number> =>
  (await readdir(join(folder, area), { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  ).length

describe('a file sent piece by piece', () => {
  test('is announced, continues where it was, and arrives as it is', async () => {
    const browser = shop.browser()
    const bytes = randomBytes(3 * MEGABYTE)
    const announced = await announce(browser, bytes.length, '../../شعار.PDF')
    expect(announced.statusCode).toBe(201)
    const { id, name } = announced.json().data
    expect(name).toBe('شعار.pdf')
    expect(announced.headers).toMatchObject({ 'tus-resumable': '1.0.0', location: `/api/artwork-uploads/${id}` })

    const [first, second] = [bytes.subarray(0, MEGABYTE), bytes.subarray(MEGABYTE)]
    expect((await piece(browser, id, 0, first)).headers['upload-offset']).toBe(String(MEGABYTE))
    expect(await offsetOf(browser, id)).toBe(String(MEGABYTE))
    const last = await piece(browser, id, MEGABYTE, second)
    expect(last.json().data).toMatchObject({ byteOffset: bytes.length, byteLength: bytes.length })
    expect(
      createHash('sha256')
        .update(await received(id))
        .digest(),
    ).toEqual(createHash('sha256').update(bytes).digest())
  })

  test('at a wrong offset is answered with the right one, and loses nothing', async () => {
    const browser = shop.browser()
    const id = await begin(browser, 10)
    await piece(browser, id, 0, Buffer.from('12345'))
    const wrong = await piece(browser, id, 7, Buffer.from('890'))
    expect(wrong).toMatchObject({ statusCode: 409 })
    expect(wrong.json()).toMatchObject({ code: 'UPLOAD_OFFSET' })
    expect(wrong.headers['upload-offset']).toBe('5')
    expect(String(await received(id))).toBe('12345')
  })

  test('sent twice at once is stored once', async () => {
    const browser = shop.browser()
    const bytes = randomBytes(MEGABYTE)
    const id = await begin(browser, bytes.length)
    const before = await filesIn('private')
    const answers = await Promise.all([1, 2, 3].map(() => piece(browser, id, 0, bytes)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await received(id)).toEqual(bytes)
    expect(await filesIn('private')).toBe(before + 1)
  })

  test('longer than announced is refused, and what was there stays', async () => {
    const browser = shop.browser()
    const id = await begin(browser, 6)
    await piece(browser, id, 0, Buffer.from('1234'))
    expect((await piece(browser, id, 4, Buffer.from('5678'))).json()).toMatchObject({ code: 'UPLOAD_TOO_LONG' })
    expect(await offsetOf(browser, id)).toBe('4')
    expect((await piece(browser, id, 4, Buffer.from('56'))).statusCode).toBe(200)
    expect(String(await received(id))).toBe('123456')
  })

  test('with other bytes than its hash says is refused, and what was there stays', async () => {
    const browser = shop.browser()
    const id = await begin(browser, 6)
    await piece(browser, id, 0, Buffer.from('1234'))
    const before = await filesIn('private')
    const hashed = (of: string, sent: string) => {
      const checksum = `sha256 ${createHash('sha256').update(of).digest('base64')}`
      const headers = { ...PIECE, 'upload-offset': '4', 'upload-checksum': checksum }
      return browser.send('PATCH', `/artwork-uploads/${id}`, Buffer.from(sent), headers)
    }
    const other = await hashed('56', '5x')
    expect([other.statusCode, other.json().code]).toEqual([460, 'UPLOAD_CHECKSUM'])
    expect([await offsetOf(browser, id), await filesIn('private')]).toEqual(['4', before])
    expect((await hashed('56', '56')).headers['upload-offset']).toBe('6')
    expect(String(await received(id))).toBe('123456')
    const unknown = { ...PIECE, 'upload-offset': '6', 'upload-checksum': 'crc32 abc' }
    expect((await browser.send('PATCH', `/artwork-uploads/${id}`, Buffer.from(''), unknown)).statusCode).toBe(400)
  })

  test('that breaks off keeps what has arrived', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const browser = shop.browser()
    const id = await begin(browser, 5 * MEGABYTE)
    const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const head = [
      `PATCH /api/artwork-uploads/${id} HTTP/1.1`,
      'host: shop.example',
      `cookie: ${cookie}`,
      'tus-resumable: 1.0.0',
      'content-type: application/offset+octet-stream',
      'upload-offset: 0',
      `content-length: ${5 * MEGABYTE}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    await new Promise((sent) => socket.write(Buffer.alloc(MEGABYTE, 'x'), sent))
    await vi.waitFor(async () => expect(await filesIn('incoming')).toBe(1))
    socket.destroy()
    await vi.waitFor(async () => expect(Number(await offsetOf(browser, id))).toBeGreaterThan(0), { timeout: 8_000 })
    const arrived = await received(id)
    expect(Number(await offsetOf(browser, id))).toBe(arrived.length)
    expect(arrived.every((byte) => byte === 'x'.charCodeAt(0))).toBe(true)
  })

  test('given up leaves nothing behind', async () => {
    const browser = shop.browser()
    const before = await filesIn('private')
    const id = await begin(browser, 10)
    await piece(browser, id, 0, Buffer.from('12345'))
    expect((await browser.send('DELETE', `/artwork-uploads/${id}`)).statusCode).toBe(200)
    expect(await offsetOf(browser, id)).toBeUndefined()
    expect(await filesIn('private')).toBe(before)
  })

  test('that stands still for a day is swept away', async () => {
    const browser = shop.browser()
    const id = await begin(browser, 10)
    await piece(browser, id, 0, Buffer.from('12345'))
    const files = await filesIn('private')
    now = new Date(now.getTime() + 25 * 3_600_000)
    expect((await piece(browser, id, 5, Buffer.from('67890'))).statusCode).toBe(404)
    await artwork.uploads.sweep()
    expect(await filesIn('private')).toBeLessThan(files)
    const { rows } = await database.pool.query('select 1 from artwork_upload where id = $1', [id])
    expect(rows).toEqual([])
  })
})

describe('what is refused', () => {
  test.each([
    ['more than 500 MB', 500 * MEGABYTE + 1, 413, 'ARTWORK_TOO_LARGE'],
    ['nothing', 0, 422, 'FILE_EMPTY'],
    ['no length', '12x', 400, 'VALIDATION'],
  ])('%s', async (_, bytes, status, code) => {
    const answer = await announce(shop.browser(), bytes)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test('a visitor’s third gigabyte of a day, also when all of it is announced at once', async () => {
    const browser = shop.browser()
    await announce(browser, 1)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => announce(browser, 500 * MEGABYTE)))
    const refused = answers.filter(({ statusCode }) => statusCode === 413)
    expect(refused.map((answer) => answer.json().code)).toEqual(['ARTWORK_DAY_LIMIT'])
  })

  test('another version of the protocol, and another kind of body', async () => {
    const browser = shop.browser()
    const id = await begin(browser, 5)
    const old = await browser.send('POST', '/artwork-uploads', undefined, { 'tus-resumable': '0.2.2' })
    expect([old.statusCode, old.headers['tus-version']]).toEqual([412, '1.0.0'])
    const json = await browser.send('PATCH', `/artwork-uploads/${id}`, { a: 1 }, { ...TUS, 'upload-offset': '0' })
    expect(json.statusCode).toBe(415)
  })
})

describe('an upload belongs to who began it', () => {
  test('a visitor’s to their browser, a customer’s to the customer', async () => {
    const [noura, stranger, customer] = [shop.browser(), shop.browser(), await shop.newCustomer()]
    await begin(stranger, 5)
    const ids = [await begin(noura, 10), await begin(customer, 10)]
    for (const id of ids) {
      expect((await stranger.send('GET', `/artwork-uploads/${id}`)).statusCode).toBe(404)
      expect((await piece(stranger, id, 0, Buffer.from('x'))).statusCode).toBe(404)
      expect((await stranger.send('DELETE', `/artwork-uploads/${id}`)).statusCode).toBe(404)
    }
    expect(await offsetOf(noura, ids[0] ?? '')).toBe('0')
    expect(await offsetOf(customer, ids[1] ?? '')).toBe('0')
  })

  test('a visitor’s goes on as the customer’s who signs in there', async () => {
    const browser = shop.browser()
    const id = await begin(browser, 10)
    await piece(browser, id, 0, Buffer.from('12345'))
    const customer = await shop.newCustomer()
    browser.token = customer.token
    expect((await piece(browser, id, 5, Buffer.from('67890'))).statusCode).toBe(200)
    expect(await offsetOf(customer, id)).toBe('10')
    browser.token = undefined
    expect(await offsetOf(browser, id)).toBeUndefined()
  })

  test('a session that has ended is no visitor', async () => {
    const customer = await shop.newCustomer()
    customer.token = 'no-such-token'
    expect((await announce(customer, 10)).statusCode).toBe(401)
  })
})
