import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rebuildListings } from '#services/catalog/listing-projection.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testCustomers } from '#testing/customer-api.ts'
import type { TestBrowser, TestCustomers } from '#testing/customer-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let shop: TestCustomers
let prices: string[]
beforeAll(async () => {
  database = await testDatabase()
  const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
  for (const code of ['A', 'B', 'C', 'D']) {
    const name = { en: `Card ${code}`, ar: `بطاقة ${code}` }
    await insertProduct(database.db, { code, categoryId: category, name, price: 100 })
  }
  await database.db.transaction().execute((tx) => rebuildListings(tx, 'all'))
  prices = (await database.pool.query('select id from product_price order by id')).rows.map(({ id }) => String(id))
  shop = await testCustomers(database)
})
afterAll(async () => {
  await shop.app.close()
  await database.close()
})

const namesOf = async (browser: TestBrowser, headers = {}) =>
  (await browser.send('GET', '/favorites', undefined, headers))
    .json()
    .data.map((each: { product: { name: string } }) => each.product.name)

describe('favourites', () => {
  test('are added once, listed with their cards, and removed', async () => {
    const customer = await shop.newCustomer()
    const [a, b] = prices
    for (const productPrice of [a, b, a]) {
      expect((await customer.send('POST', '/favorites', { productPrice })).statusCode).toBe(200)
    }
    expect(await namesOf(customer, { 'accept-language': 'ar' })).toEqual(['بطاقة B', 'بطاقة A'])
    const { data } = (await customer.send('GET', '/favorites/ids')).json()
    expect(data).toEqual([b, a].map((productPrice) => ({ productPrice, product: expect.stringMatching(/^\d+$/) })))
    await customer.send('DELETE', `/favorites/products/${a}`)
    await customer.send('DELETE', `/favorites/products/${a}`)
    expect(await namesOf(customer)).toEqual(['Card B'])
    await customer.send('DELETE', '/favorites')
    expect(await namesOf(customer)).toEqual([])
    expect((await customer.send('POST', '/favorites', { productPrice: '999999' })).statusCode).toBe(404)
  })

  test('of a visitor are added at sign-in, without those that are gone, as a form with numbered entries', async () => {
    const customer = await shop.newCustomer()
    await customer.send('POST', '/favorites', { productPrice: prices[3] })
    const form = new FormData()
    for (const [n, id] of [prices[0], '999999', prices[1], prices[3]].entries())
      form.append(`favorites[${n}].productPrice`, id!)
    const request = new Request('http://x', { method: 'POST', body: form })
    const synced = await customer.send('POST', '/favorites/sync', Buffer.from(await request.arrayBuffer()), {
      'content-type': request.headers.get('content-type')!,
    })
    expect(synced.json().data.map(({ productPrice }: { productPrice: string }) => productPrice)).toEqual([
      prices[1],
      prices[0],
      prices[3],
    ])
    const again = await customer.send('POST', '/favorites/sync', { favorites: [{ productPrice: prices[2] }] })
    expect(again.json().data).toHaveLength(4)
    expect((await customer.send('POST', '/favorites/sync', {})).json().data).toHaveLength(4)
  })

  test('are never more than there is room for, also when two devices add at once', async () => {
    const customer = await shop.newCustomer()
    const category = await insertCategory(database.db, { code: 'many', name: { en: 'Many' } })
    const product = await insertProduct(database.db, { code: 'M', categoryId: category, name: { en: 'M' }, price: 100 })
    await database.pool.query(
      `insert into product_price (product_id, code, position, price)
       select $1, 'P' || n, n, 100 from generate_series(1, 600) n`,
      [product],
    )
    const { rows } = await database.pool.query('select id from product_price where product_id = $1', [product])
    const favorites = rows.map(({ id }) => ({ productPrice: String(id) }))
    const form = new FormData()
    for (const n of favorites.keys()) form.append(`favorites[${n}].productPrice`, `99${100_000 + n}`)
    for (const n of [...favorites.keys()].slice(500)) form.delete(`favorites[${n}].productPrice`)
    const request = new Request('http://x', { method: 'POST', body: form })
    const full = await customer.send('POST', '/favorites/sync', Buffer.from(await request.arrayBuffer()), {
      'content-type': request.headers.get('content-type')!,
    })
    expect(full.statusCode).toBe(200)
    await Promise.all([
      customer.send('POST', '/favorites/sync', { favorites: favorites.slice(0, 400) }),
      customer.send('POST', '/favorites/sync', { favorites: favorites.slice(200, 600) }),
    ])
    const { rows: stored } = await database.pool.query(
      'select count(*)::int as count from wishlist_item group by customer_id order by 1 desc',
    )
    expect(stored[0].count).toBeLessThanOrEqual(500)
  })

  test('of a visitor are shown by their ids, in their order', async () => {
    const visitor = shop.browser()
    const ids = `productPrice=${prices[1]}&productPrice=${prices[0]}&productPrice=999999`
    const { data } = (await visitor.send('GET', `/app/favorites?${ids}`)).json()
    expect(data).toMatchObject([
      { productPrice: prices[1], addedAt: null, product: { name: 'Card B' } },
      { productPrice: prices[0], product: { name: 'Card A' } },
    ])
    expect((await visitor.send('GET', '/app/favorites?productPrice=x')).statusCode).toBe(400)
  })

  test.each([{ productPrice: 'x' }, { productPrice: 1 }, {}, { productPrice: '1', price: 0 }])(
    'are refused: %o',
    async (body) => {
      const customer = await shop.newCustomer()
      expect((await customer.send('POST', '/favorites', body)).statusCode).toBe(400)
    },
  )
})
