import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import { createArtworkServices } from '#shop/artwork.ts'
import { CARD_TO_CONFIRM, cannedOpener, cardFacts, cardPage } from '#testing/artwork-opener.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testCustomers } from '#testing/customer-api.ts'
import type { TestBrowser, TestCustomers } from '#testing/customer-api.ts'
import { ScannerIsAway } from '#integrations/virus-scanner/scanned-opener.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

const TUS = { 'tus-resumable': '1.0.0' }
const NO_LIMIT = { take: async () => ({ ok: true, value: undefined }) as const }
const LINE = { page: 1, text: 'نورة', box: { left: 9, top: 9, width: 20, height: 5 }, isArabic: true }
const CLEAN = { outcome: 'OPENED', facts: cardFacts(), lines: [LINE] } as const

let database: TestDatabase
let folder: string
let shop: TestCustomers
let now = new Date('2026-11-25T09:00:00Z')
let opener: Pick<ArtworkOpener, 'open'> = cannedOpener(CLEAN)
let unpack: ArtworkOpener['unpack'] = async () => ({ outcome: 'REFUSED' })
let artwork: ReturnType<typeof createArtworkServices>
let productPrice: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'artwork-'))
  artwork = createArtworkServices({
    db: database.db,
    storage: createDiskStorage({ folder, reserveBytes: 0 }),
    limits: NO_LIMIT,
    queue: { enqueue: async () => undefined },
    publicUrl: 'https://shop.example',
    opener: { open: (path) => opener.open(path), unpack: (path, chosen) => unpack(path, chosen) },
    logger: pino({ level: 'silent' }),
    now: () => now,
  })
  shop = await testCustomers(database, {}, { artwork })
  productPrice = await printedCard()
})
afterAll(async () => {
  await shop.app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  now = new Date('2026-11-25T09:00:00Z')
  opener = cannedOpener(CLEAN)
})

/** A card of 90 × 50 mm, printed on its front from a file; answers its product price. */
async function printedCard(): Promise<string> {
  const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
  await insertProduct(database.db, { code: 'CARD', categoryId: category, name: { en: 'Card' }, price: 100 })
  const { rows } = await database.pool.query(
    `with printed as (
       update product set print_method = 'COATED', print_faces = '{front}', print_proof = 'SELF', width_mm = 90, height_mm = 50
       where code = 'CARD' returning id)
     select v.id::text from product_price v join printed on printed.id = v.product_id`,
  )
  return rows[0].id
}

/** Sends a file whole; answers the id of its upload. */
async function upload(browser: TestBrowser, bytes: Buffer, name = 'card.pdf'): Promise<string> {
  const announced = await browser.send('POST', '/artwork-uploads', undefined, {
    ...TUS,
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  })
  const { id } = announced.json().data
  const half = Math.floor(bytes.length / 2)
  for (const [offset, piece] of [[0, bytes.subarray(0, half)] as const, [half, bytes.subarray(half)] as const]) {
    await browser.send('PATCH', `/artwork-uploads/${id}`, piece, {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    })
  }
  return id
}
const finish = (browser: TestBrowser, id: string) => browser.send('POST', `/artwork-uploads/${id}/finish`)
const read = (browser: TestBrowser, id: string) => browser.send('GET', `/artworks/${id}`)
/** The file as it was sent, by a link of its browser. */
async function originalOf(browser: TestBrowser, id: string) {
  const { path } = (await browser.send('POST', `/artworks/${id}/original`)).json().data
  return browser.send('GET', path.replace('/api', ''))
}
const stateOf = async (browser: TestBrowser, id: string): Promise<string> => (await read(browser, id)).json().data.state
const check = (browser: TestBrowser, id: string, how = 'check') =>
  browser.send('POST', `/artworks/${id}/${how}`, { productPrice })

/** Sends a file and waits until it has been looked at; answers its id. */
async function sent(browser: TestBrowser, bytes: Buffer = randomBytes(2_000), state = 'OPENED'): Promise<string> {
  const { id } = (await finish(browser, await upload(browser, bytes))).json().data
  await expect.poll(() => stateOf(browser, id)).toBe(state)
  return id
}
const storedFiles = async (): Promise<number> =>
  (await readdir(join(folder, 'private'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length

describe('a complete upload', () => {
  test('becomes a file that is opened at once, with its pictures and its text', async () => {
    const browser = shop.browser()
    const bytes = randomBytes(3_000)
    const finished = await finish(browser, await upload(browser, bytes))
    expect(finished.statusCode).toBe(201)
    const { id } = finished.json().data
    await expect.poll(() => stateOf(browser, id)).toBe('OPENED')
    expect((await read(browser, id)).json().data).toMatchObject({
      name: 'card.pdf',
      byteLength: 3_000,
      kind: 'PDF',
      pageCount: 1,
      pictures: [{ page: 1, width: 960, height: 560 }],
      lines: [{ page: 1, text: 'نورة', isArabic: true }],
      deleteAfter: '2026-12-25T12:00:00+03:00',
    })
    const picture = await browser.send('GET', `/artworks/${id}/pictures/1`)
    expect([picture.body, picture.headers['content-type']]).toEqual(['a picture', 'image/webp'])
    const original = await originalOf(browser, id)
    expect(original.rawPayload.equals(bytes)).toBe(true)
    expect(original.headers['content-disposition']).toBe("attachment; filename*=UTF-8''card.pdf")
    expect((await read(browser, id)).json().data.opened).toMatchObject([{ actor: 'CUSTOMER' }])
  })

  test('finished twice is the same file; cut short it is none', async () => {
    const browser = shop.browser()
    const id = await upload(browser, randomBytes(100))
    const [one, other] = await Promise.all([finish(browser, id), finish(browser, id)])
    expect([one.statusCode, other.statusCode]).toEqual([201, 201])
    expect(one.json().data.id).toBe(other.json().data.id)

    const announced = await browser.send('POST', '/artwork-uploads', undefined, { ...TUS, 'upload-length': '9' })
    const cut = await finish(browser, announced.json().data.id)
    expect([cut.statusCode, cut.json().code, cut.headers['upload-offset']]).toEqual([409, 'UPLOAD_INCOMPLETE', '0'])
  })

  test('is stored once for its owner, and apart from the same bytes of another', async () => {
    const [noura, hassan] = [shop.browser(), shop.browser()]
    const bytes = randomBytes(500)
    const first = await sent(noura, bytes)
    const before = await storedFiles()
    await sent(noura, bytes)
    // Its picture, and nothing more.
    expect(await storedFiles()).toBe(before + 1)
    await sent(hassan, bytes)
    expect(await storedFiles()).toBe(before + 3)
    expect((await noura.send('DELETE', `/artworks/${first}`)).statusCode).toBe(200)
    const [other] = (await noura.send('GET', '/artworks')).json().data
    expect((await originalOf(noura, other.id)).rawPayload.equals(bytes)).toBe(true)
  })
})

describe('opening', () => {
  test('that fails twice is left to a person, also for the same bytes sent again', async () => {
    const browser = shop.browser()
    const canned = cannedOpener({ outcome: 'FAILED', reason: 'MEMORY' })
    opener = canned
    const bytes = randomBytes(70)
    const id = await sent(browser, bytes, 'NEEDS_PERSON')
    await sent(browser, bytes, 'NEEDS_PERSON')
    expect(canned.opened).toHaveLength(2)
    expect((await check(browser, id)).json().data).toMatchObject({ verdict: 'NEEDS_PERSON' })
  })

  test('of a kind that is not printed from says which', async () => {
    const browser = shop.browser()
    opener = cannedOpener({ outcome: 'REFUSED', format: 'WORD' })
    const id = await sent(browser, randomBytes(80), 'REFUSED')
    expect((await read(browser, id)).json().data.refusedFormat).toBe('WORD')
    expect((await check(browser, id)).json().code).toBe('ARTWORK_NOT_OPENED')
  })

  test('waits for a scanner that is away, and goes on by itself', async () => {
    const browser = shop.browser()
    opener = { open: () => Promise.reject(new ScannerIsAway('no answer')) }
    const id = await sent(browser, randomBytes(75), 'RECEIVED')
    await expect.poll(async () => (await read(browser, id)).json().data.isScannerAway).toBe(true)
    opener = cannedOpener(CLEAN)
    await artwork.openings.open(id)
    expect((await read(browser, id)).json().data).toMatchObject({ state: 'OPENED', isScannerAway: false })
  })

  test('of a file with a virus ends with words, and its bytes go within a day', async () => {
    const browser = shop.browser()
    opener = cannedOpener({ outcome: 'REFUSED', format: 'INFECTED' })
    const id = await sent(browser, randomBytes(76), 'REFUSED')
    const { refusedFormat, deleteAfter } = (await read(browser, id)).json().data
    expect(refusedFormat).toBe('INFECTED')
    expect(Date.parse(deleteAfter)).toBeLessThanOrEqual(now.getTime() + 24 * 3_600_000)
  })

  test('whose process ended is done again once its lease has run out, by one of those who try', async () => {
    const browser = shop.browser()
    const id = await sent(browser)
    await database.pool.query(`update artwork_version set state = 'OPENING', leased_until = $2 where id = $1`, [
      id,
      new Date(now.getTime() + 90_000),
    ])
    await artwork.openings.open(id)
    expect(await stateOf(browser, id)).toBe('OPENING')
    now = new Date(now.getTime() + 91_000)
    const canned = cannedOpener(CLEAN)
    opener = canned
    await database.pool.query('delete from artwork_picture where version_id = $1', [id])
    await Promise.all([artwork.openings.sweep(), artwork.openings.open(id)])
    expect(await stateOf(browser, id)).toBe('OPENED')
    expect(canned.opened).toHaveLength(1)
  })
})

describe('a package', () => {
  const LISTED = [
    { index: 2, name: 'front.pdf', byteLength: 9 },
    { index: 5, name: 'back.pdf', byteLength: 8 },
  ]
  const take = (browser: TestBrowser, id: string, files: number[]) =>
    browser.send('POST', `/artworks/${id}/files`, { files })
  const given: ArtworkOpener['unpack'] = async (path, chosen) => {
    const files = chosen.map((index) => ({ index, name: `${index}.pdf`, path: join(dirname(path), String(index)) }))
    for (const { index, path: file } of files) await writeFile(file, `of ${index}`)
    return { outcome: 'UNPACKED', files }
  }

  test('is listed, and the files that its owner chooses become files, once each', async () => {
    const browser = shop.browser()
    opener = cannedOpener({ outcome: 'PACKAGE', files: LISTED }, CLEAN)
    unpack = given
    const id = await sent(browser, randomBytes(90), 'REFUSED')
    expect((await read(browser, id)).json().data).toMatchObject({ refusedFormat: 'ZIP', files: LISTED })
    const taken = await take(browser, id, [5, 2])
    expect(taken.statusCode).toBe(201)
    const names = (answer: typeof taken) => answer.json().data.map(({ name }: { name: string }) => name)
    expect(names(taken)).toEqual(['5.pdf', '2.pdf'])
    const [{ id: back }] = taken.json().data
    await expect.poll(() => stateOf(browser, back)).toBe('OPENED')
    expect((await take(browser, id, [5])).json().data[0].id).toBe(back)
    expect((await browser.send('GET', '/artworks')).json().data).toHaveLength(3)
  })

  test('gives nothing to others, nothing that is not listed, and nothing that is not what it says', async () => {
    const browser = shop.browser()
    opener = cannedOpener({ outcome: 'PACKAGE', files: LISTED })
    unpack = given
    const id = await sent(browser, randomBytes(91), 'REFUSED')
    expect((await take(shop.browser(), id, [2])).statusCode).toBe(404)
    expect((await take(browser, id, [2, 3])).statusCode).toBe(404)
    unpack = async () => ({ outcome: 'REFUSED' })
    expect((await take(browser, id, [2])).json().code).toBe('PACKAGE_BROKEN')
  })
})

test('what arrived counts against the limit of a day, like what is on its way', async () => {
  const browser = shop.browser()
  const id = await sent(browser)
  const gigabytes = 4 * 512 * 1024 * 1024
  const [{ artwork_id: file }] = (
    await database.pool.query('select artwork_id from artwork_version where id = $1', [id])
  ).rows
  for (const number of [2, 3, 4, 5])
    await database.pool.query(
      `insert into artwork_version (artwork_id, number, source, label, byte_length, sha256, storage_key, delete_after, created_at)
       values ($1, $2, 'UPLOAD', 'card.pdf', $3, sha256('a'), gen_random_uuid(), now() + interval '1 day', $4)`,
      [file, number, gigabytes / 4 - 12_582_912, now],
    )
  const announce = (bytes: number) =>
    browser.send('POST', '/artwork-uploads', undefined, { ...TUS, 'upload-length': String(bytes) })
  expect((await announce(100 * 1024 * 1024)).json().code).toBe('ARTWORK_DAY_LIMIT')
  expect((await announce(1_000)).statusCode).toBe(201)
})

test('a file whose process ended is opened when its owner looks', async () => {
  const browser = shop.browser()
  const id = await sent(browser)
  await database.pool.query('delete from artwork_picture where version_id = $1', [id])
  await database.pool.query(`update artwork_version set state = 'OPENING', leased_until = $2 where id = $1`, [
    id,
    new Date(now.getTime() + 5_000),
  ])
  const { created_at: created } = (
    await database.pool.query('select created_at from artwork_version where id = $1', [id])
  ).rows[0]
  now = new Date(Math.max(created.getTime(), now.getTime()) + 30_000)
  expect(await stateOf(browser, id)).toBe('OPENING')
  await expect.poll(() => stateOf(browser, id), { timeout: 10_000 }).toBe('OPENED')
})

describe('a check', () => {
  test('of a good file is clean; of one without bleed it is confirmed first', async () => {
    const browser = shop.browser()
    expect((await check(browser, await sent(browser))).json().data).toMatchObject({
      verdict: 'CLEAN',
      findings: [],
      faces: [{ code: 'front', width: 90, height: 50, bleed: 3, safe: 4 }],
      pages: [{ page: 1, width: 90, height: 50, room: { left: 3 } }],
    })
    opener = cannedOpener({ ...CLEAN, facts: CARD_TO_CONFIRM })
    const id = await sent(browser)
    const checked = (await check(browser, id)).json().data
    expect(checked).toMatchObject({ verdict: 'TO_CONFIRM', confirmedAt: null })
    expect(checked.findings[0]).toMatchObject({ code: 'bleed-missing', severity: 'WARNING', page: 1 })
    expect((await check(browser, id, 'confirm')).json().data.confirmedAt).toBe('2026-11-25T12:00:00+03:00')
    expect((await check(browser, id)).json().data.confirmedAt).toBe('2026-11-25T12:00:00+03:00')
  })

  test('needs no file to say what one looks like', async () => {
    const sheet = await shop.browser().send('POST', '/artworks/sheet', { productPrice })
    expect(sheet.json().data.faces).toMatchObject([{ code: 'front', width: 90, height: 50 }])
    const unknown = await shop.browser().send('POST', '/artworks/sheet', { productPrice: '999999' })
    expect(unknown.statusCode).toBe(404)
  })

  test('that finds what cannot be printed is not confirmed', async () => {
    const browser = shop.browser()
    opener = cannedOpener({ ...CLEAN, facts: cardFacts([cardPage({ width: 200, height: 200 })]) })
    const id = await sent(browser)
    expect((await check(browser, id)).json().data.verdict).toBe('TO_CHANGE')
    expect((await check(browser, id, 'confirm')).json().code).toBe('ARTWORK_TO_CHANGE')
  })
})

describe('what a design shows', () => {
  const declare = (browser: TestBrowser, id: string, contents: string[]) =>
    browser.send('PUT', `/artworks/${id}/contents`, { contents })

  test('is said by its owner, explained, and looked at by a person; never refused', async () => {
    const browser = shop.browser()
    opener = cannedOpener(CLEAN)
    const id = await sent(browser)
    expect((await check(browser, id)).json().data.verdict).toBe('CLEAN')
    expect((await read(browser, id)).json().data.contents).toBeNull()
    expect((await declare(browser, id, ['flag'])).json().data.contents).toEqual(['flag'])
    const { verdict, findings } = (await check(browser, id)).json().data
    expect([verdict, findings[0].code]).toEqual(['NEEDS_PERSON', 'content-flag'])
    await declare(browser, id, [])
    expect((await check(browser, id)).json().data.verdict).toBe('CLEAN')
    expect((await declare(shop.browser(), id, ['stamp'])).statusCode).toBe(404)
    expect((await declare(browser, id, ['sword'])).statusCode).toBe(400)
  })
})

describe('a file is its owner’s', () => {
  test('to others it does not exist', async () => {
    const [noura, stranger, customer] = [shop.browser(), shop.browser(), await shop.newCustomer()]
    const id = await sent(noura)
    for (const other of [stranger, customer]) {
      const answers = await Promise.all([
        read(other, id),
        check(other, id),
        check(other, id, 'confirm'),
        other.send('DELETE', `/artworks/${id}`),
        other.send('POST', `/artworks/${id}/original`),
        other.send('GET', `/artworks/${id}/pictures/1`),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
      expect((await other.send('GET', '/artworks')).json().data).toEqual([])
    }
  })

  test('its link opens for the browser that asked, for ten minutes', async () => {
    const [noura, stranger, customer] = [shop.browser(), shop.browser(), await shop.newCustomer()]
    const id = await sent(noura)
    const { path, expiresAt } = (await noura.send('POST', `/artworks/${id}/original`)).json().data
    const open = (browser: TestBrowser) => browser.send('GET', path.replace('/api', ''))
    expect(expiresAt).toBe('2026-11-25T12:10:00+03:00')
    for (const other of [stranger, customer]) expect((await open(other)).statusCode).toBe(404)
    expect((await open(noura)).statusCode).toBe(200)
    expect((await read(noura, id)).json().data.opened).toHaveLength(1)
    expect((await noura.send('GET', '/artwork-originals/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404)
    now = new Date(now.getTime() + 10 * 60_000)
    expect((await open(noura)).statusCode).toBe(404)
  })

  test('what a visitor sent is the customer’s who signs in there', async () => {
    const browser = shop.browser()
    const id = await sent(browser)
    const email = 'noura@shop.example'
    await browser.send('POST', '/customers', { firstName: 'Noura', lastName: 'Ali', email })
    const verified = await browser.send('POST', '/customers/verify-otp', { data: email, otp: await shop.codeTo(email) })
    const { rows } = await database.pool.query(
      'select a.customer_id is not null as claimed from artwork a join artwork_version v on v.artwork_id = a.id where v.id = $1',
      [id],
    )
    expect(rows).toEqual([{ claimed: true }])
    expect((await read(browser, id)).statusCode).toBe(404)
    browser.token = verified.json().data.accessToken
    expect((await read(browser, id)).statusCode).toBe(200)
  })

  test('deleted, nothing of it is left but that it was', async () => {
    const browser = shop.browser()
    const before = await storedFiles()
    const id = await sent(browser)
    await database.pool.query(`update artwork_version set contents = '{faith}' where id = $1`, [id])
    expect((await browser.send('DELETE', `/artworks/${id}`)).statusCode).toBe(200)
    expect((await read(browser, id)).statusCode).toBe(404)
    expect(await storedFiles()).toBe(before)
    const { rows } = await database.pool.query(
      'select state, facts, lines, label, contents from artwork_version where id = $1',
      [id],
    )
    expect(rows).toEqual([{ state: 'DELETED', facts: null, lines: [], label: 'deleted', contents: null }])
  })

  test('it goes when its time has come', async () => {
    const browser = shop.browser()
    const id = await sent(browser)
    now = new Date('2026-12-25T08:59:00Z')
    await artwork.artwork.sweep()
    expect((await read(browser, id)).statusCode).toBe(200)
    now = new Date('2026-12-25T09:01:00Z')
    expect(await artwork.artwork.sweep()).toBeGreaterThan(0)
    expect((await read(browser, id)).statusCode).toBe(404)
  })
})
