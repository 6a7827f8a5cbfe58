import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SearchSuggestionsAnswer } from '#contract/catalog/search-suggestions.ts'
import { ProductListAnswer } from '#contract/catalog/product-list.ts'
import { indexProducts } from '#services/search/search-index.ts'
import { testApi } from '#testing/api-app.ts'
import type { TestApi } from '#testing/api-app.ts'
import { fillShop } from '#testing/search/fill-shop.ts'
import { CATEGORIES, PRODUCTS } from '#testing/search/print-shop.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let api: TestApi
beforeAll(async () => {
  database = await testDatabase()
  const ids = await fillShop(database, CATEGORIES, PRODUCTS)
  await database.db.transaction().execute((tx) => indexProducts(tx, ids))
  api = await testApi(database)
})
afterAll(async () => {
  await api.app.close()
  await database.close()
})

async function suggest(name: string, language = 'en') {
  const answer = await api.app.inject({
    url: `/api/app/search/suggest?name=${encodeURIComponent(name)}`,
    headers: { 'accept-language': language },
  })
  expect(answer.statusCode).toBe(200)
  return SearchSuggestionsAnswer.parse(answer.json()).data
}

describe('what the search box offers', () => {
  test('products and categories, in the language asked for', async () => {
    const english = await suggest('busi')
    expect(english.corrected).toBeNull()
    expect(english.products.map(({ name }) => name)).toEqual([
      'Metal business cards',
      'Business card, cotton',
      'Business card, kraft',
      'Greeting cards',
      'Card holder',
    ])
    expect(english.categories).toMatchObject([{ name: 'Business cards', slug: 'cards', parentId: null }])
    const arabic = await suggest('busi', 'ar')
    expect(arabic.products[0]?.name).toBe('بطاقات أعمال معدنية')
    expect(arabic.categories[0]?.name).toBe('بطاقات أعمال')
  })

  test('what a word means that is being typed, though products are called otherwise', async () => {
    const begun = await suggest('كارت', 'ar')
    expect(begun.products.length).toBeGreaterThan(3)
    expect(await suggest('كار', 'ar')).toEqual(begun)
  })

  test('six products at most', async () => {
    expect((await suggest('pa')).products).toHaveLength(6)
  })

  test('what was meant, for a slip and for the other keyboard', async () => {
    expect(await suggest('stikc')).toMatchObject({ corrected: 'sticker' })
    expect(await suggest('g,pm')).toMatchObject({ corrected: 'لوحة' })
  })

  test('a code first', async () => {
    expect((await suggest('bc 1002')).products.map(({ code }) => code)).toEqual(['BC-1002'])
  })

  test('nothing for what nothing is called', async () => {
    expect(await suggest('zqxwvj')).toEqual({ corrected: null, products: [], categories: [] })
  })

  test.each(['', '%20', 'a'.repeat(121)])('refuses %j', async (name) => {
    const answer = await api.app.inject(`/api/app/search/suggest?name=${name}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ status: 0, code: 'VALIDATION', errors: [{ field: 'name' }] })
  })
})

describe('the list, searched', () => {
  test('says what was corrected and which categories are named', async () => {
    const answer = await api.app.inject('/api/app/products?name=busness%20card&facets=1')
    const { data, meta, facets } = ProductListAnswer.parse(answer.json())
    expect(data.map(({ code }) => code)).toEqual(['BC-1001', 'BC-1002', 'BC-1003', 'GC-7', 'CH-20'])
    expect(meta).toMatchObject({ total: 5, sort: 'relevance', correctedName: 'business card', didYouMean: null })
    expect(meta.categories.map(({ name }) => name)).toEqual(['Business cards'])
    expect(facets?.inStock).toBe(5)
  })

  test('can be sorted and paged otherwise', async () => {
    const answer = await api.app.inject('/api/app/products?name=card&sort=best-selling&perPage=2&page=2')
    const { data, meta } = ProductListAnswer.parse(answer.json())
    expect(data.map(({ code }) => code)).toEqual(['BC-1002', 'GC-7'])
    expect(meta).toMatchObject({ total: 5, page: 2, lastPage: 3, totalIsMore: false })
  })
})
