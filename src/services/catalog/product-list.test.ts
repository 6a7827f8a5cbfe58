import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EMPTY_LIST_QUERY, LIST_SORTS } from '#domain/catalog/list-query.ts'
import { DRAWN_QUERY, insertDrawnShop, ORDERS, PRODUCTS, toQuery } from '#testing/catalogue/drawn-shop.ts'
import type { DrawnShop } from '#testing/catalogue/drawn-shop.ts'
import { matching, naiveFacets } from '#testing/catalogue/naive-list.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createCatalogChanges } from './catalog-changes.ts'
import { createCatalogService } from './catalog.service.ts'
import type { CatalogService } from './catalog.service.ts'
import { rebuildListings } from './listing-projection.ts'

describe('lists of products', () => {
  let database: TestDatabase
  let catalog: CatalogService
  let shop: DrawnShop

  beforeAll(async () => {
    database = await testDatabase()
    shop = await insertDrawnShop(database.db)
    await rebuildListings(database.db, 'all')
    catalog = createCatalogService({ ...database, changes: createCatalogChanges() })
  })
  afterAll(() => database.close())

  test('are filtered, ordered and paged as a naive list is', async () => {
    await fc.assert(
      fc.asyncProperty(DRAWN_QUERY, async (drawn) => {
        const query = toQuery(shop, drawn)
        const result = await catalog.listProducts(query, 'ar', { facets: false })
        if (!result.ok) throw new Error(result.error.code)
        const all = matching(shop, query).toSorted(ORDERS[query.sort])
        const page = all.slice((query.page - 1) * query.perPage, query.page * query.perPage)
        const cards = JSON.parse(String(result.value.cards)) as { id: string }[]
        expect(cards.map(({ id }) => Number(id))).toEqual(page.map(({ id }) => id))
        expect(result.value.total).toBe(all.length)
      }),
      { numRuns: 150 },
    )
  })

  test('are counted as a naive list is: each facet without its own filter, zeros of the category included', async () => {
    await fc.assert(
      fc.asyncProperty(DRAWN_QUERY, async (drawn) => {
        const query = toQuery(shop, drawn)
        const result = await catalog.listProducts(query, 'en', { facets: true })
        if (!result.ok) throw new Error(result.error.code)
        expect(result.value.facets).toEqual(naiveFacets(shop, query))
      }),
      { numRuns: 150 },
    )
  })

  test('without filters are counted beforehand, of the whole shop and of every category', async () => {
    for (const category of [undefined, ...shop.tops, ...shop.subs]) {
      const query = { ...EMPTY_LIST_QUERY, category: category === undefined ? undefined : String(category) }
      const result = await catalog.listProducts(query, 'en', { facets: true })
      if (!result.ok) throw new Error(result.error.code)
      expect(result.value.facets).toEqual(naiveFacets(shop, query))
      expect(result.value.total).toBe(matching(shop, query).length)
    }
  })

  test('are the same in a whole shop read page by page', async () => {
    for (const sort of LIST_SORTS.filter((each) => each !== 'relevance')) {
      const ids: string[] = []
      for (let page = 1; page <= 7; page += 1) {
        const result = await catalog.listProducts({ ...EMPTY_LIST_QUERY, sort, page }, 'en', { facets: false })
        if (result.ok) ids.push(...(JSON.parse(String(result.value.cards)) as { id: string }[]).map(({ id }) => id))
      }
      expect(new Set(ids).size).toBe(PRODUCTS)
      expect(ids).toHaveLength(PRODUCTS)
    }
  })

  test.each([
    [{ category: '999' }, { code: 'list/category-not-found' }],
    [{ choices: ['999'] }, { code: 'list/not-an-option', field: 'choices' }],
    [{ subCategories: ['999'] }, { code: 'list/not-an-option', field: 'subCategories' }],
    [{ sort: 'relevance' }, { code: 'list/not-an-option', field: 'sort' }],
  ] as const)('asked for %j are refused', async (wrong, error) => {
    const result = await catalog.listProducts({ ...EMPTY_LIST_QUERY, ...wrong }, 'en', { facets: false })
    expect(result).toEqual({ ok: false, error })
  })

  test("of one category have no other category's sub-categories", async () => {
    const query = { ...EMPTY_LIST_QUERY, category: String(shop.tops[0]), subCategories: [String(shop.subs[3])] }
    const result = await catalog.listProducts(query, 'en', { facets: false })
    expect(result).toMatchObject({ ok: false, error: { field: 'subCategories' } })
  })

  test('searched are filtered, sorted and counted among what was found', async () => {
    const query = { ...EMPTY_LIST_QUERY, name: 'product', category: String(shop.tops[0]), inStock: true }
    const result = await catalog.listProducts({ ...query, sort: 'price-asc', perPage: 100 }, 'en', { facets: true })
    if (!result.ok) throw new Error(result.error.code)
    const expected = matching(shop, { ...query, name: undefined }).toSorted(ORDERS['price-asc'])
    const cards = JSON.parse(String(result.value.cards)) as { id: string }[]
    expect(cards.map(({ id }) => Number(id))).toEqual(expected.slice(0, 100).map(({ id }) => id))
    expect(result.value.total).toBe(expected.length)
    expect(result.value.facets?.offers).toBe(expected.filter(({ offer }) => offer > 0).length)
  })
})
