import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect } from 'vitest'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { Job } from '#services/queue/job-queue.ts'
import { WorkUnderWay } from '#services/work-under-way.ts'
import { createArtworkServices } from '#shop/artwork.ts'
import { cannedOpener, cardFacts } from '../artwork-opener.ts'
import { insertCategory, insertProduct } from '../catalogue-fixture.ts'
import { testCustomers } from '../customer-api.ts'
import type { TestBrowser } from '../customer-api.ts'
import { testDatabase } from '../test-database.ts'
import type { TestDatabase } from '../test-database.ts'

export const TUS = { 'tus-resumable': '1.0.0' }
const NO_LIMIT = { take: async () => ({ ok: true, value: undefined }) as const }
export const LINE = { page: 1, text: 'نورة', box: { left: 9, top: 9, width: 20, height: 5 }, isArabic: true }
export const CLEAN = { outcome: 'OPENED', facts: cardFacts(), lines: [LINE] } as const

/** What tests of a file change: the time, what opening a file answers, and what unpacking one does. */
interface Current {
  now: Date
  opener: Pick<ArtworkOpener, 'open'>
  unpack: ArtworkOpener['unpack']
}

const atFirst = (): Current => ({
  now: new Date('2026-11-25T09:00:00Z'),
  opener: cannedOpener(CLEAN),
  unpack: async () => ({ outcome: 'REFUSED' }),
})

/** A shop to which customers send files for a card, for all tests of a file. */
export async function fileShop() {
  const current = atFirst()
  beforeEach(() => void Object.assign(current, atFirst()))
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'artwork-'))
  const storage = createDiskStorage({ folder, reserveBytes: 0 })
  const underWay = new WorkUnderWay()
  const errors: object[] = []
  /** Jobs with the seconds after which they are done. */
  const queued: { readonly job: Job; readonly afterSeconds: number | undefined }[] = []
  const artwork = createArtworkServices({
    underWay,
    db: database.db,
    storage,
    limits: NO_LIMIT,
    queue: {
      enqueue: async (_tx, jobs, afterSeconds) => void queued.push(...jobs.map((job) => ({ job, afterSeconds }))),
    },
    publicUrl: 'https://shop.example',
    opener: { open: (path) => current.opener.open(path), unpack: (path, chosen) => current.unpack(path, chosen) },
    logger: { error: (facts: object) => void errors.push(facts) },
    now: () => current.now,
  })
  const shop = await testCustomers(database, {}, { artwork })
  const productPrice = await printedCard(database)
  const storedFiles = async (): Promise<number> =>
    (await readdir(join(folder, 'private'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
      .length
  afterAll(async () => {
    await shop.app.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    current,
    errors,
    queued,
    underWay,
    database,
    folder,
    storage,
    artwork,
    shop,
    productPrice,
    storedFiles,
    ...sending(productPrice),
  }
}

/** A card of 90 × 50 mm, printed on its front from a file; answers its product price. */
async function printedCard(database: TestDatabase): Promise<string> {
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

/** What customers do with their files. */
function sending(productPrice: string) {
  /** Announces a file, for a line of an order where more metadata says so. */
  const announce = (browser: TestBrowser, bytes: number, name: string, more: Readonly<Record<string, string>> = {}) =>
    browser.send('POST', '/artwork-uploads', undefined, {
      ...TUS,
      'upload-length': String(bytes),
      'upload-metadata': Object.entries({ filename: name, ...more })
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    })
  /** Sends a file whole; answers the id of its upload. */
  async function upload(
    browser: TestBrowser,
    bytes: Buffer,
    name = 'card.pdf',
    more: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const { id } = (await announce(browser, bytes.length, name, more)).json().data
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
  const stateOf = async (browser: TestBrowser, id: string): Promise<string> =>
    (await read(browser, id)).json().data.state
  const check = (browser: TestBrowser, id: string, how = 'check') =>
    browser.send('POST', `/artworks/${id}/${how}`, { productPrice })

  /** Sends a file and waits until it has been looked at; answers its id. */
  async function sent(browser: TestBrowser, bytes: Buffer = randomBytes(2_000), state = 'OPENED'): Promise<string> {
    const { id } = (await finish(browser, await upload(browser, bytes))).json().data
    await expect.poll(() => stateOf(browser, id)).toBe(state)
    return id
  }
  return { announce, upload, finish, read, originalOf, stateOf, check, sent }
}
