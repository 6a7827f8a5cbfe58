import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { createArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { MediaTask } from '#integrations/media/media-tasks.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import { createArtworkServices } from '#shop/artwork.ts'
import { madePdf, rectangle } from '#testing/artwork/made-pdf.ts'
import { insertVersion } from '#testing/artwork/artwork-fixture.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testCustomers } from '#testing/customer-api.ts'
import type { TestBrowser, TestCustomers } from '#testing/customer-api.ts'
import { temporaryStorage } from '#testing/database/temporary-storage.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

const reader = createArtworkOpener({ workers: 1, deadlineMs: () => 60_000 })
let isEnded = false
const opener: ArtworkOpener = {
  ...reader,
  separate: async (path, plates) => (isEnded ? { outcome: 'FAILED', reason: 'CRASH' } : reader.separate(path, plates)),
}
const { storage, remove } = await temporaryStorage()
let database: TestDatabase
let shop: TestCustomers
let artwork: ReturnType<typeof createArtworkServices>
let product: string
const drawn: MediaTask[] = []
const media = {
  run: async (task: MediaTask) => ok(Buffer.from(`picture ${drawn.push(task)}`)),
} as unknown as MediaWorkers

beforeAll(async () => {
  database = await testDatabase()
  const limits = { take: async () => ({ ok: true, value: undefined }) as const }
  const rest = { queue: { enqueue: async () => undefined }, publicUrl: 'https://shop.example', opener }
  artwork = createArtworkServices({
    db: database.db,
    storage,
    limits,
    media,
    logger: pino({ level: 'silent' }),
    ...rest,
  })
  shop = await testCustomers(database, {}, { artwork })
  const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
  await insertProduct(database.db, { code: 'CARD', categoryId: category, name: { en: 'Card' }, price: 100 })
  const { rows } = await database.pool.query(
    `update product set print_method = 'COATED', print_faces = '{front}', print_proof = 'SELF', width_mm = 90, height_mm = 50
     returning id`,
  )
  product = rows[0].id
})
afterAll(async () => {
  await Promise.all([opener.close(), shop.app.close()])
  await Promise.all([database.close(), remove()])
})

const INK = (name: string) => ['Separation', name, 'DeviceGray', { FunctionType: 2, Domain: [0, 1], N: 1 }]

/** A card of a customer with gold by the name that design programs give it, and varnish that was not ordered. */
async function cardOf({ email }: { email: string }): Promise<string> {
  const { rows } = await database.pool.query('select customer_id from customer_identifier where value = $1', [email])
  const document = await madePdf({
    content: `0.6 0.1 0 0 k ${rectangle(0, 0, 96, 56)} f /Gold cs 1 scn ${rectangle(20, 20, 10, 10)} f
      /Varnish cs 1 scn ${rectangle(60, 20, 10, 10)} f`,
    resources: { ColorSpace: { Gold: INK('foil gold'), Varnish: INK('Gloss') } },
  })
  const bytes = Buffer.from(await document.save())
  const version = await insertVersion(database.pool, rows[0].customer_id, { bytes, isChecked: false })
  const key = (await database.pool.query('select storage_key from artwork_version where id = $1', [version])).rows[0]
  await storage.put('private', key.storage_key, bytes)
  await database.pool.query(`update artwork_version set state = 'RECEIVED' where id = $1`, [version])
  await artwork.openings.open(version)
  return version
}

/** A choice of foil of this code, as a configuration names it. */
async function foilOf(code: string) {
  const { rows } = await database.pool.query(
    `with asked as (
       insert into feature (product_id, code, control, name) values ($1, $2, 'RADIO', '{"en": "Foil"}') returning id)
     insert into feature_choice (feature_id, product_id, code, name, print_layer)
     select id, $1, $2, '{"en": "Foil"}', 'Foil' from asked returning id::text, feature_id::text`,
    [product, code],
  )
  return { productFeature: rows[0].feature_id, choices: [rows[0].id] }
}

async function check(browser: TestBrowser, id: string, ...features: unknown[]) {
  const variant = (await database.pool.query('select id::text from product_price')).rows[0].id
  const answer = await browser.send('POST', `/artworks/${id}/check`, { productPrice: variant, features })
  return answer.json().data
}

test('an ordered finish is drawn apart by its name in the file, and its metal is that of the choice', async () => {
  const customer = await shop.newCustomer()
  const id = await cardOf(customer)
  expect((await check(customer, id)).pages).toMatchObject([{ page: 1, layers: [] }])
  const silver = await check(customer, id, await foilOf('foil-silver'))
  expect(silver).toMatchObject({ metal: 'SILVER', pages: [{ page: 1, layers: ['Foil'] }] })
  expect(await check(customer, id, await foilOf('foil'))).toMatchObject({ metal: 'GOLD' })

  const answer = await customer.send('GET', `/artworks/${id}/finishes/1?layers=Foil&layers=White`)
  const { picture, plates } = answer.json().data
  expect(plates.map(({ layer }: { layer: string }) => layer)).toEqual(['Foil'])
  expect(Buffer.from(plates[0].png, 'base64').toString('latin1', 1, 4)).toBe('PNG')
  expect(Buffer.from(picture, 'base64').toString('latin1', 8, 12)).toBe('WEBP')
})

test('a page without the finish has none apart, and others than the owner learn nothing', async () => {
  const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
  const id = await cardOf(customer)
  const read = (browser: TestBrowser, place: string) => browser.send('GET', `/artworks/${id}/finishes/${place}`)
  expect((await read(customer, '1?layers=Cut')).json()).toMatchObject({ code: 'NOT_SEPARATED' })
  expect((await read(customer, '2?layers=Foil')).statusCode).toBe(404)
  expect((await read(customer, '1?layers=Gold')).statusCode).toBe(400)
  for (const stranger of [other, shop.browser()]) expect((await read(stranger, '1?layers=Foil')).statusCode).toBe(404)
})

test('the stored picture of a line has the finish apart as well', async () => {
  const customer = await shop.newCustomer()
  const id = await cardOf(customer)
  const key = randomUUID()
  await storage.put('private', key, Buffer.from('page'))
  await database.pool.query('update artwork_picture set storage_key = $2 where version_id = $1', [id, key])
  const productPrice = (await database.pool.query('select id::text from product_price')).rows[0].id
  const draw = async (features: unknown[]) => {
    const answer = await customer.send('POST', '/artwork-previews', { productPrice, features, artworkIds: [id] })
    return [answer.json().data.id, drawn.at(-1)]
  }
  const [plain, without] = await draw([])
  expect(without).toMatchObject({ faces: [{ code: 'front', picture: Buffer.from('page') }] })
  const [foiled, task] = await draw([await foilOf('foil-copper')])
  expect(foiled).not.toBe(plain)
  expect(task).toMatchObject({ faces: [{ finishes: { metal: 'COPPER', plates: [{ layer: 'Foil' }] } }] })
})

test('while finishes cannot be drawn the page says so, and no picture without them is stored', async () => {
  const customer = await shop.newCustomer()
  const id = await cardOf(customer)
  const key = randomUUID()
  await storage.put('private', key, Buffer.from('page'))
  await database.pool.query('update artwork_picture set storage_key = $2 where version_id = $1', [id, key])
  const productPrice = (await database.pool.query('select id::text from product_price')).rows[0].id
  const features = [await foilOf('foil-rose')]
  const preview = async () =>
    (await customer.send('POST', '/artwork-previews', { productPrice, features, artworkIds: [id] })).json().data.id
  isEnded = true
  try {
    const refused = await customer.send('GET', `/artworks/${id}/finishes/1?layers=Foil`)
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '10',
    ])
    expect(await preview()).toBeNull()
  } finally {
    isEnded = false
  }
  expect(await preview()).toEqual(expect.any(String))
  expect(drawn.at(-1)).toMatchObject({ faces: [{ finishes: { plates: [{ layer: 'Foil' }] } }] })
})
