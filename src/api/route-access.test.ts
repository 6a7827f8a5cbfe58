import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import Fastify from 'fastify'
import { pino } from 'pino'
import type { RouteOptions } from 'fastify'
import { insertReview } from '#testing/orders/delivered-review.ts'
import { insertBought } from '#testing/orders/bought-order.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testCustomers } from '#testing/customer-api.ts'
import type { TestBrowser, TestCustomers } from '#testing/customer-api.ts'
import { insertVersion } from '#testing/artwork/artwork-fixture.ts'
import { temporaryStorage } from '#testing/database/temporary-storage.ts'
import { createArtworkServices } from '#shop/artwork.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { ENTRY, forFreshStaff, OWN_ARTWORK, PUBLIC, requireAccess } from './access.ts'
import type { OwnerOf, ShopAccess } from './access.ts'
import type { ApiServer } from './api-server.ts'

/** Every route of the API but those of the office, as it was registered. */
type Route = { readonly method: string; readonly url: string; readonly access: ShopAccess }

let database: TestDatabase
let shop: TestCustomers
let routes: Route[]
let owner: Awaited<ReturnType<TestCustomers['newCustomer']>>
let other: TestBrowser
let deleted: TestBrowser
/** What the owner has, by the kind of owner that routes name. */
let ids: Record<OwnerOf, string>
/** Files of the owner, by where their calls lie. */
let ownFiles: Record<Collection, string>
type Collection = 'artworks' | 'artwork-uploads' | 'artwork-previews'

const files = await temporaryStorage()
const TUS = { 'tus-resumable': '1.0.0' }

const ADDRESS = {
  name: 'Home',
  phone: '0551234567',
  regionId: '1',
  cityId: '1',
  districtId: '1001',
  street: 'x',
  building: '7',
}

beforeAll(async () => {
  database = await testDatabase()
  routes = []
  const artwork = createArtworkServices({
    db: database.db,
    storage: files.storage,
    limits: { take: async () => ({ ok: true, value: undefined }) as const },
    queue: { enqueue: async () => undefined },
    publicUrl: 'https://shop.example',
    opener: undefined,
    logger: pino({ level: 'silent' }),
  })
  shop = await testCustomers(database, {}, { artwork }, (route) => routes.push(...routesOf(route)))
  owner = await shop.newCustomer()
  other = await shop.newCustomer()
  deleted = await shop.newCustomer()
  await deleteCustomer(deleted)
  const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
  await insertProduct(database.db, { code: 'A', categoryId: category, name: { en: 'Card' }, price: 100 })
  const address = await owner.send('POST', '/addresses', ADDRESS)
  const devices = await owner.send('GET', '/customers/devices')
  const { rows: passkeys } = await database.pool.query(
    `insert into passkey (customer_id, credential_id, public_key, algorithm, sign_count, user_agent)
     select customer_id, 'credential-of-the-owner', repeat('x', 64)::bytea, -7, 0, '' from customer_identifier
     where value = $1 returning id`,
    [owner.email],
  )
  const device = devices.json().data[0].id
  const { order, payment, card } = await insertBought(database.pool, owner.email)
  const review = await insertReview(database.pool, owner.email, 'A')
  const passkey = passkeys[0].id
  ownFiles = await insertFiles()
  const artworkId = ownFiles.artworks
  ids = {
    none: '1',
    self: '1',
    address: address.json().data.id,
    device,
    passkey,
    order,
    payment,
    card,
    review,
    artwork: artworkId,
  }
})
afterAll(async () => {
  await shop.app.close()
  await Promise.all([database.close(), files.remove()])
})

/** A file of the owner, one on its way, and a picture of a product with the first on it. */
async function insertFiles(): Promise<Record<Collection, string>> {
  const { rows } = await database.pool.query('select customer_id from customer_identifier where value = $1', [
    owner.email,
  ])
  const version = await insertVersion(database.pool, rows[0].customer_id, {})
  const { rows: previews } = await database.pool.query(
    `insert into artwork_preview (digest, version_ids, storage_key, byte_length)
     values (sha256('a design'), array[$1::uuid], '0000-preview', 9) returning id`,
    [version],
  )
  await files.storage.put('private', '0000-preview', Buffer.from('a picture'))
  const upload = await owner.send('POST', '/artwork-uploads', undefined, {
    ...TUS,
    'upload-length': '9',
    'upload-metadata': 'filename YS5wZGY=',
  })
  return { artworks: version, 'artwork-uploads': upload.json().data.id, 'artwork-previews': previews[0].id }
}

function routesOf({ method, url, schema, config }: RouteOptions): Route[] {
  const access = config?.access
  if (schema?.hide || !access || access.auth === 'staff' || access.auth === 'entry') return []
  return [method].flat().map((each) => ({ method: String(each), url, access }))
}

/** Deletes a customer for good, with a token that has not ended. */
async function deleteCustomer(browser: TestBrowser): Promise<void> {
  await browser.send('POST', '/customers/deletion')
  await database.pool.query(
    `update deletion_request set requested_at = requested_at - interval '720 hours', due_at = due_at - interval '720 hours'`,
  )
  expect(await shop.services.sweep()).toBe(1)
}

const ofCustomers = () => routes.filter(({ access }) => access.auth === 'customer')
const call = (browser: TestBrowser, { method, url, access }: Route) =>
  browser.send(method as 'GET', url.replace('/api', '').replace(':id', ids[access.owner]), bodyOf(method, url))

/** Calls whose body has to be a valid one before it is looked whose thing they are about. */
const BODIES: readonly (readonly [call: RegExp, body: object])[] = [
  [/ .*\/cancel-request$/, { reason: 'x' }],
  [/^PUT .*\/artwork$/, { position: 0, artworkIds: [] }],
  [/^POST .*\/approvals$/, { position: 0, artworkIds: ['01000000-0000-7000-8000-000000000000'], faces: [] }],
  [/ .*\/(artwork\/design|proof-links)$/, { position: 0 }],
  [/^PUT .*addresses/, ADDRESS],
]
const bodyOf = (method: string, url: string): object | undefined =>
  BODIES.find(([pattern]) => pattern.test(`${method} ${url}`))?.[1] ??
  (method === 'GET' || method === 'DELETE' ? undefined : {})

describe('the table of routes', () => {
  test('has every route of the API, each with who may call it', async () => {
    expect(routes.length).toBeGreaterThan(50)
    expect(ofCustomers().length).toBeGreaterThan(20)
    const named = ofCustomers().filter(
      ({ url }) => url.includes(':id') && !/^\/api(?:\/favorites)?\/products\//.test(url),
    )
    // An id in the path of a customer is either of the catalogue or of something that has an owner.
    for (const { url, access } of named) {
      expect(['address', 'device', 'passkey', 'order', 'payment', 'card', 'review'], url).toContain(access.owner)
    }
  })

  test('takes no route that does not say who may call it', async () => {
    const open = (config: object, path = '/api/secrets') => {
      const api = Fastify()
      requireAccess(api as unknown as ApiServer)
      return () => api.get(path, { config }, async () => 'all of them')
    }
    expect(open({})).toThrow('GET /api/secrets does not say who may call it')
    expect(open({ access: { auth: 'customer', owner: 'none' } })).toThrow('its owner does not fit its auth')
    expect(open({ access: { auth: 'public', owner: 'address' } })).toThrow('its owner does not fit its auth')
    expect(open({ access: { auth: 'customer', owner: 'self' } })).toThrow('what the documentation says of signing in')
    const ofOffice = 'calls for staff lie below /api/office/'
    expect(open({ access: forFreshStaff('money.decide') })).toThrow(ofOffice)
    expect(open({ access: PUBLIC }, '/api/secrets/:id')).toThrow('takes the id of something that is owned')
    expect(open({ access: OWN_ARTWORK }, '/api/artworks/:id')).not.toThrow()
    expect(open({ access: PUBLIC }, '/api/products/:id/reviews')).not.toThrow()
    expect(open({ access: ENTRY })).toThrow(ofOffice)
    expect(open({ access: { auth: 'public', owner: 'none' } }, '/api/office/secrets')).toThrow(ofOffice)
    expect(open({}, '/api/office/secrets')).toThrow('GET /api/office/secrets does not say who may call it')
    expect(open({ access: { auth: 'staff', permission: 'self' } }, '/api/office/secrets')).toThrow('signing in')
  })
})

describe('every route for customers', () => {
  test('answers a visitor with 401 and nothing else', async () => {
    for (const route of ofCustomers()) {
      const answer = await call(shop.browser(), route)
      expect(answer.statusCode, `${route.method} ${route.url}`).toBe(401)
      expect(route.method === 'HEAD' ? answer.body : answer.json().data || '').toBe('')
    }
  })

  test('answers a customer who was deleted with 401', async () => {
    for (const route of ofCustomers()) {
      expect((await call(deleted, route)).statusCode, `${route.method} ${route.url}`).toBe(401)
    }
  })

  test('does not find what another customer owns, in the words it has for what does not exist', async () => {
    const before = await database.pool.query('select * from address')
    for (const route of ofCustomers().filter(({ access }) => access.owner !== 'self')) {
      const answer = await call(other, route)
      expect(answer.statusCode, `${route.method} ${route.url}`).toBe(404)
      if (route.method === 'HEAD') continue
      const path = route.url.replace('/api', '').replace(':id', '00000000-0000-4000-8000-000000000000')
      const missing = await other.send(route.method as 'GET', path, bodyOf(route.method, route.url))
      expect(answer.json()).toEqual(missing.json())
    }
    expect((await database.pool.query('select * from address')).rows).toEqual(before.rows)
    expect((await owner.send('GET', '/customers/profile')).statusCode).toBe(200)
  })

  test('about oneself never contains another customer’s data', async () => {
    const mine = (await owner.send('GET', '/customers/profile')).json().data
    for (const route of ofCustomers().filter(({ method, access }) => method === 'GET' && access.owner === 'self')) {
      const text = (await call(other, route)).body
      for (const secret of [mine.id, mine.email, ids.address, ids.device]) expect(text, route.url).not.toContain(secret)
    }
  })
})

describe('every route for a file that its path names', () => {
  const BODIES: Readonly<Record<string, object>> = {
    check: { productPrice: '1' },
    confirm: { productPrice: '1' },
    fixes: { productPrice: '1', fixes: ['ADD_BLEED'] },
    files: { files: [0] },
    contents: { contents: [] },
    aside: { isAside: true },
  }
  const callFile = (browser: TestBrowser, { method, url }: Route, id?: string) => {
    const collection = url.split('/')[2] as Collection
    const path = url
      .replace('/api', '')
      .replace(':id', id ?? ownFiles[collection])
      .replace(':page', '1')
    const query = url.includes('/finishes/') ? '?layers=Foil' : ''
    const isPiece = method === 'PATCH'
    const headers = {
      ...(collection === 'artwork-uploads' && TUS),
      ...(isPiece && { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }),
    }
    const body = isPiece ? Buffer.from('a piece') : BODIES[url.split('/').at(-1) ?? '']
    return browser.send(method as 'GET', `${path}${query}`, body, headers)
  }
  const ofFiles = () => routes.filter(({ access }) => access.owner === 'artwork')

  test('does not find that of another, in the words it has for what does not exist', async () => {
    expect(ofFiles().length).toBeGreaterThan(12)
    for (const route of ofFiles())
      for (const browser of [other, shop.browser()]) {
        const answer = await callFile(browser, route)
        expect(answer.statusCode, `${route.method} ${route.url} ${answer.body}`).toBe(404)
        const missing = await callFile(browser, route, '00000000-0000-4000-8000-000000000000')
        expect(answer.body).toBe(missing.body)
      }
    for (const route of ofFiles().filter(({ method, url }) => method === 'GET' && url.endsWith('/:id')))
      expect((await callFile(owner, route)).statusCode, route.url).toBe(200)
  })
})
