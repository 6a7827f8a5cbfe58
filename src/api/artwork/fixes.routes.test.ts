import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArtworkFixer } from '#integrations/artwork-fixer/artwork-fixer.ts'
import { createArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import { createArtworkServices } from '#shop/artwork.ts'
import { madePdf, rectangle } from '#testing/artwork/made-pdf.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testCustomers } from '#testing/customer-api.ts'
import type { TestBrowser, TestCustomers } from '#testing/customer-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

// The real opener and the real fixer: a file goes the whole way.
const opener = createArtworkOpener({ workers: 1, deadlineMs: () => 60_000 })
const fixer = createArtworkFixer({ deadlineMs: () => 60_000 })
let database: TestDatabase
let folder: string
let shop: TestCustomers
let artwork: ReturnType<typeof createArtworkServices>
let productPrice: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'artwork-fixes-'))
  artwork = createArtworkServices({
    db: database.db,
    storage: createDiskStorage({ folder, reserveBytes: 0 }),
    limits: { take: async () => ({ ok: true, value: undefined }) },
    queue: { enqueue: async () => undefined },
    publicUrl: 'https://shop.example',
    opener,
    fixer,
    logger: pino({ level: 'silent' }),
  })
  shop = await testCustomers(database, {}, { artwork })
  const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
  await insertProduct(database.db, { code: 'CARD', categoryId: category, name: { en: 'Card' }, price: 100 })
  const { rows } = await database.pool.query(
    `with printed as (
       update product set print_method = 'COATED', print_faces = '{front}', print_proof = 'SELF', width_mm = 90, height_mm = 50
       where code = 'CARD' returning id)
     select v.id::text from product_price v join printed on printed.id = v.product_id`,
  )
  productPrice = rows[0].id
})
afterAll(async () => {
  await Promise.all([opener.close(), fixer.close(), shop.app.close()])
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const TUS = { 'tus-resumable': '1.0.0' }

/** Sends a file and waits until it is opened; answers the id of its version. */
async function sent(browser: TestBrowser, bytes: Uint8Array): Promise<string> {
  const announced = await browser.send('POST', '/artwork-uploads', undefined, {
    ...TUS,
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from('card.pdf').toString('base64')}`,
  })
  const upload = announced.json().data.id
  await browser.send('PATCH', `/artwork-uploads/${upload}`, Buffer.from(bytes), {
    ...TUS,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
  })
  const { id } = (await browser.send('POST', `/artwork-uploads/${upload}/finish`, {})).json().data
  await opened(browser, id)
  return id
}

const opened = (browser: TestBrowser, id: string) =>
  expect
    .poll(async () => (await browser.send('GET', `/artworks/${id}`)).json().data.state, { timeout: 60_000 })
    .toBe('OPENED')

const check = async (browser: TestBrowser, id: string) =>
  (await browser.send('POST', `/artworks/${id}/check`, { productPrice })).json().data

const fix = (browser: TestBrowser, id: string, fixes: readonly string[]) =>
  browser.send('POST', `/artworks/${id}/fixes`, { productPrice, fixes })

const CARD = `0.1 0.5 0.9 rg ${rectangle(0, 0, 90, 50)} f`
const card = async () => (await madePdf({ content: CARD, bleed: 0, hasTrim: false })).save()

test(
  'a card without bleed and in screen colours is clean in its fixed copy; the original stays',
  { timeout: 90_000 },
  async () => {
    const browser = shop.browser()
    const bytes = await card()
    const id = await sent(browser, bytes)
    const found = (await check(browser, id)).findings.map(({ fix: each }: { fix: string | null }) => each)
    expect(found).toEqual(expect.arrayContaining(['ADD_BLEED', 'TO_CMYK']))
    const [first, again] = [
      await fix(browser, id, ['ADD_BLEED', 'TO_CMYK']),
      await fix(browser, id, ['TO_CMYK', 'ADD_BLEED']),
    ]

    const copy = first.json().data.id
    expect(copy).not.toBe(id)
    expect(again.json().data.id).toBe(copy)
    await opened(browser, copy)
    expect(await check(browser, copy)).toMatchObject({ verdict: 'CLEAN', findings: [] })
    expect((await browser.send('GET', `/artworks/${copy}`)).json().data).toMatchObject({ source: 'FIX', fixedFrom: id })
    expect((await browser.send('GET', `/artworks/${id}`)).json().data.fixedFrom).toBeNull()
    const { path } = (await browser.send('POST', `/artworks/${id}/original`)).json().data
    const original = await browser.send('GET', path.replace('/api', ''))
    expect(createHash('sha256').update(original.rawPayload).digest('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    )
  },
)

test('the copy of a copy was made from what was sent', { timeout: 90_000 }, async () => {
  const browser = shop.browser()
  const id = await sent(browser, await card())
  const copy = (await fix(browser, id, ['ADD_BLEED'])).json().data.id
  await opened(browser, copy)
  const second = (await fix(browser, copy, ['TO_CMYK'])).json().data
  expect(second.fixedFrom).toBe(id)
  await database.pool.query(
    `update artwork_version set state = 'DELETED', storage_key = null, deleted_at = now(), facts = null where id = $1`,
    [id],
  )
  expect((await browser.send('GET', `/artworks/${second.id}`)).json().data.fixedFrom).toBeNull()
})

test(
  'what the check does not ask for, other people’s files and unknown ones are refused',
  { timeout: 90_000 },
  async () => {
    const [browser, other] = [shop.browser(), shop.browser()]
    const id = await sent(browser, await card())
    expect((await fix(browser, id, ['ROTATE'])).json().code).toBe('FIX_NOT_OFFERED')
    expect((await fix(browser, id, [])).statusCode).toBe(400)
    expect((await fix(browser, id, ['UPSCALE'])).statusCode).toBe(400)
    expect((await fix(other, id, ['TO_CMYK'])).statusCode).toBe(404)
    expect((await fix(browser, randomUUID(), ['TO_CMYK'])).statusCode).toBe(404)
  },
)
