import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import type { MediaTask } from '#integrations/media/media-tasks.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import { createArtworkServices } from '#shop/artwork.ts'
import { readAttached } from '#services/messages/attached-files.ts'
import { insertVersion, setLineFiles } from '#testing/artwork/artwork-fixture.ts'
import { insertBought } from '#testing/orders/bought-order.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testCustomers } from '#testing/customer-api.ts'
import type { TestBrowser, TestCustomers } from '#testing/customer-api.ts'
import { countStatements } from '#testing/database/count-statements.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let folder: string
let shop: TestCustomers
let artwork: ReturnType<typeof createArtworkServices>
let productPrice: string
const drawn: MediaTask[] = []
const media = {
  run: async (task: MediaTask) => ok(Buffer.from(`picture ${drawn.push(task)}`)),
} as unknown as MediaWorkers
const storage = () => createDiskStorage({ folder, reserveBytes: 0 })

beforeAll(async () => {
  ;[database, folder] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), 'previews-'))])
  const limits = { take: async () => ({ ok: true, value: undefined }) as const }
  const logger = pino({ level: 'silent' })
  const rest = { queue: { enqueue: async () => undefined }, publicUrl: 'https://shop.example', opener: undefined }
  artwork = createArtworkServices({ db: database.db, storage: storage(), media, limits, logger, ...rest })
  shop = await testCustomers(database, {}, { artwork })
  const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
  await insertProduct(database.db, { code: 'CARD', categoryId: category, name: { en: 'Card' }, price: 100 })
  await database.pool.query(
    `update product set print_method = 'COATED', print_faces = '{front,back}', print_proof = 'SELF', width_mm = 90,
       height_mm = 50`,
  )
  productPrice = (await database.pool.query('select id::text from product_price')).rows[0].id
})
afterAll(async () => {
  await shop.app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** A card of two pages that a customer sent, with pictures of both. */
async function sent({ email }: { email: string }): Promise<string> {
  const { rows } = await database.pool.query('select customer_id from customer_identifier where value = $1', [email])
  const pictures = [randomUUID(), randomUUID()]
  for (const key of pictures) await storage().put('private', key, Buffer.from(`page ${key}`))
  return insertVersion(database.pool, rows[0].customer_id, { pictures })
}
const draw = (browser: TestBrowser, ...artworkIds: string[]) =>
  browser.send('POST', '/artwork-previews', { productPrice, artworkIds })
const see = (browser: TestBrowser, id: string) => browser.send('GET', `/artwork-previews/${id}`)

test('a product is drawn once with its owner’s pages, each where it is cut', async () => {
  const customer = await shop.newCustomer()
  const id = await sent(customer)
  const before = drawn.length
  const first = (await draw(customer, id)).json().data
  expect(first).toEqual({ id: expect.any(String), isComing: false })
  const place = { left: -3 / 90, top: -3 / 50, width: 96 / 90, height: 56 / 50 }
  expect(drawn.slice(before)).toMatchObject([
    {
      kind: 'draw-product',
      shot: null,
      faces: [
        { code: 'front', place },
        { code: 'back', place },
      ],
    },
  ])
  expect((await draw(customer, id)).json().data).toEqual(first)
  expect(drawn).toHaveLength(before + 1)
  const picture = await see(customer, first.id)
  expect([picture.body, picture.headers['content-type']]).toEqual([`picture ${before + 1}`, 'image/jpeg'])
})

test('two files are two sides where that is said, and two designs where not', async () => {
  const customer = await shop.newCustomer()
  const [one, other] = [await sent(customer), await sent(customer)]
  const before = drawn.length
  const sides = { productPrice, artworkIds: [one, other], artworkFaces: ['back', 'front'] }
  const both = (await customer.send('POST', '/artwork-previews', sides)).json().data
  const first = (await draw(customer, one, other)).json().data
  expect(both.id).not.toBe(first.id)
  const { rows } = await database.pool.query('select id, version_ids from artwork_preview where id = any($1)', [
    [both.id, first.id],
  ])
  expect(Object.fromEntries(rows.map(({ id, version_ids: ids }) => [id, ids]))).toEqual({
    [both.id]: [one, other],
    [first.id]: [one],
  })
  expect(drawn).toHaveLength(before + 2)
})

test('of a file that is still being opened it comes later', async () => {
  const customer = await shop.newCustomer()
  const id = await sent(customer)
  await database.pool.query(`update artwork_version set state = 'RECEIVED' where id = $1`, [id])
  expect((await draw(customer, id)).json().data).toEqual({ id: null, isComing: true })
})

test('others neither draw nor see it', async () => {
  const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
  const id = await sent(customer)
  const { id: preview } = (await draw(customer, id)).json().data
  for (const stranger of [other, shop.browser()]) {
    expect((await draw(stranger, id)).statusCode).toBe(404)
    expect((await see(stranger, preview)).statusCode).toBe(404)
  }
  expect((await see(customer, preview)).statusCode).toBe(200)
})

test('it goes with the file that is seen on it', async () => {
  const customer = await shop.newCustomer()
  const id = await sent(customer)
  const { id: preview } = (await draw(customer, id)).json().data
  const stored = 'select storage_key from artwork_preview where id = $1'
  const [{ storage_key: key }] = (await database.pool.query(stored, [preview])).rows
  expect((await customer.send('DELETE', `/artworks/${id}`)).statusCode).toBe(200)
  expect((await see(customer, preview)).statusCode).toBe(404)
  expect(await storage().read('private', key)).toBeUndefined()
})

test('a line of an order is shown by it in the list, on its page and in its mail, until its files are others', async () => {
  const customer = await shop.newCustomer()
  const { order } = await insertBought(database.pool, customer.email, { status: 'PENDING' })
  const line = Number((await database.pool.query('select id from order_line where order_id = $1', [order])).rows[0].id)
  const [id, other] = [await sent(customer), await sent(customer)]
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query(
    'update order_line l set product_price_id = v.id, product_id = v.product_id from product_price v where l.id = $1',
    [line],
  )
  await client.query('commit')
  client.release()
  await setLineFiles(database.pool, line, [id])
  await artwork.orderFiles.checkForLines(id)
  const preview = async () => (await customer.send('GET', `/carts/profile/${order}`)).json().data.lines[0].preview
  await expect.poll(preview, { timeout: 20_000 }).not.toBeNull()
  const previewId = await preview()
  expect((await see(customer, previewId)).statusCode).toBe(200)
  const [listed] = (await customer.send('GET', '/carts/profile')).json().data
  expect(listed.previews).toMatchObject([{ id: previewId }])

  const { rows } = await database.pool.query(
    `insert into outbox_message (dedupe_key, recipient, template, language, subject, body_text, body_html, headers, channel,
       status, is_secret, order_id, order_news)
     values ('preview', 'a@b.example', 'order-news', 'en', '', '', '', '{}', 'EMAIL', 'PENDING', false, $1, 'received')
     returning id`,
    [order],
  )
  const attached = () => readAttached(database.db, storage(), Number(rows[0].id))
  expect(await attached()).toMatchObject([{ contentId: expect.stringMatching(/^line-\d+$/), mediaType: 'image/jpeg' }])

  await setLineFiles(database.pool, line, [other])
  expect(await preview()).toBeNull()
  expect(await attached()).toEqual([])
})

describe('the lines of a cart', () => {
  const drawAll = (browser: TestBrowser, ...files: string[]) =>
    browser.send('POST', '/artwork-previews/lines', { lines: files.map((id) => ({ productPrice, artworkIds: [id] })) })

  test('are answered by one call in their order, without a picture for a file that is not theirs', async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const [one, foreign] = [await sent(customer), await sent(other)]
    const { id } = (await draw(customer, one)).json().data
    expect((await drawAll(customer, foreign, one)).json().data).toEqual([
      { id: null, isComing: false },
      { id, isComing: false },
    ])
  })

  test('take as many statements as one line, once they are drawn', async () => {
    const customer = await shop.newCustomer()
    const files: string[] = []
    for (let line = 0; line < 8; line += 1) files.push(await sent(customer))
    const first = (await drawAll(customer, ...files)).json().data
    expect(first.map(({ isComing }: { isComing: boolean }) => isComing)).toEqual([
      ...Array.from({ length: 6 }, () => false),
      true,
      true,
    ])
    const second = (await drawAll(customer, ...files)).json().data
    expect(second.every(({ id }: { id: string | null }) => id !== null)).toBe(true)
    const ofOne = await countStatements(() => drawAll(customer, ...files.slice(0, 1)))
    expect(await countStatements(() => drawAll(customer, ...files))).toBe(ofOne)
  })

  test('have their files read by one call, without those of others', async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const [one, two, foreign] = [await sent(customer), await sent(customer), await sent(other)]
    const read = (...ids: string[]) => customer.send('GET', `/artworks?${ids.map((id) => `ids=${id}`).join('&')}`)
    const found = (await read(one, two, foreign)).json().data
    expect(found.map(({ id }: { id: string }) => id).toSorted()).toEqual([one, two].toSorted())
    const ofOne = await countStatements(() => read(one))
    expect(await countStatements(() => read(one, two, foreign))).toBe(ofOne)
  })
})
