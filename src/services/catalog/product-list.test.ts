import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIN_QUANTITY_STEPS, PRICE_STEPS, PRODUCTION_DAYS_STEPS } from '#domain/catalog/facet-steps.ts'
import { EMPTY_LIST_QUERY, LIST_SORTS } from '#domain/catalog/list-query.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { promotedValues } from '#domain/catalog/promoted-values.ts'
import { placeOf } from '#domain/catalog/price-scale.ts'
import { insertAttribute, insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createCatalogChanges } from './catalog-changes.ts'
import { createCatalogService } from './catalog.service.ts'
import type { CatalogService } from './catalog.service.ts'
import { rebuildListings } from './listing-projection.ts'

/** A product as the naive list below sees it. */
type Known = {
  id: number
  topId: number
  subId: number
  publishedAt: number
  popularity: number
  price: number
  offer: number
  minQuantity: number
  days: number
  inStock: boolean
  urgent: boolean
  values: number[]
}

const PRODUCTS = 160

describe('lists of products', () => {
  let database: TestDatabase
  let catalog: CatalogService
  const tops: number[] = []
  const subs: number[] = []
  const attributes: number[][] = []
  const known: Known[] = []

  beforeAll(async () => {
    database = await testDatabase()
    const { db } = database
    for (const top of ['print', 'signs']) {
      const id = await insertCategory(db, { code: top, name: { en: top } })
      tops.push(id)
      for (const sub of ['one', 'two', 'three']) {
        subs.push(await insertCategory(db, { code: `${top}-${sub}`, name: { en: sub, ar: 'قسم' }, parentId: id }))
      }
    }
    for (const code of ['size', 'material']) {
      const values = ['a', 'b', 'c', 'd'].map((value) => ({ code: value, name: { en: `${code} ${value}` } }))
      attributes.push(await insertAttribute(db, { code, name: { en: code }, values }))
    }
    for (const [index, seed] of fc.sample(productSeed, { numRuns: PRODUCTS, seed: 7 }).entries()) {
      known.push(await insertKnown(index, seed))
    }
    await rebuildListings(db, 'all')
    catalog = createCatalogService({ ...database, changes: createCatalogChanges() })
  })
  afterAll(() => database.close())

  const insertKnown = async (index: number, seed: Seed): Promise<Known> => {
    const subId = subs[seed.sub % subs.length]!
    const values = seed.values.map((value) => attributes.flat()[value]!)
    const publishedAt = new Date(Date.UTC(2026, 0, 1 + seed.day))
    const id = await insertProduct(database.db, {
      code: `P-${index}`,
      categoryId: subId,
      price: seed.price,
      offerPercent: seed.offer,
      remaining: seed.remaining,
      valueIds: [...new Set(values)],
      more: {
        min_quantity: seed.minQuantity,
        priced_per: 100,
        production_days: seed.days,
        popularity: seed.popularity,
        urgent_allowed: seed.urgent,
        published_at: publishedAt,
      },
    })
    return {
      id,
      subId,
      topId: tops[Math.floor((seed.sub % subs.length) / 3)]!,
      publishedAt: publishedAt.getTime(),
      popularity: seed.popularity,
      price: Math.floor((seed.price * (100 - seed.offer) + 50) / 100),
      offer: seed.offer,
      minQuantity: seed.minQuantity,
      days: seed.days,
      inStock: seed.remaining === null || seed.remaining >= seed.minQuantity,
      urgent: seed.urgent,
      values: [...new Set(values)],
    }
  }

  const productSeed = fc.record({
    sub: fc.nat(5),
    day: fc.nat(20),
    popularity: fc.nat(5),
    price: fc.integer({ min: 1, max: 400 }).map((step) => step * 50),
    offer: fc.constantFrom(0, 0, 10, 25),
    remaining: fc.option(fc.nat(120)),
    minQuantity: fc.constantFrom(1, 10, 50, 100, 1000),
    days: fc.integer({ min: 0, max: 9 }),
    urgent: fc.boolean(),
    values: fc.uniqueArray(fc.nat(7), { maxLength: 5 }),
  })
  type Seed = typeof productSeed extends fc.Arbitrary<infer Value> ? Value : never

  /** A query made of choices by number, so that it can be drawn before the rows are there. */
  const draw = fc.record({
    scope: fc.nat(8),
    subs: fc.uniqueArray(fc.nat(2), { maxLength: 2 }),
    choices: fc.uniqueArray(fc.nat(7), { maxLength: 4 }),
    minPrice: fc.option(fc.nat(10_000), { nil: undefined }),
    maxPrice: fc.option(fc.integer({ min: 5_000, max: 20_000 }), { nil: undefined }),
    offers: fc.boolean(),
    inStock: fc.boolean(),
    urgent: fc.boolean(),
    maxMinQuantity: fc.option(fc.constantFrom(1, 10, 99), { nil: undefined }),
    maxProductionDays: fc.option(fc.constantFrom(1, 4, 8), { nil: undefined }),
    sort: fc.constantFrom(...LIST_SORTS.filter((sort) => sort !== 'relevance')),
    page: fc.integer({ min: 1, max: 3 }),
    perPage: fc.constantFrom(1, 5, 24),
  })

  const toQuery = ({
    scope,
    subs: chosenSubs,
    choices,
    ...rest
  }: typeof draw extends fc.Arbitrary<infer V> ? V : never) => {
    const top = scope >= 1 && scope <= 2 ? tops[scope - 1]! : undefined
    const sub = scope > 2 ? subs[scope - 3]! : undefined
    const topIndex = top === undefined ? 0 : tops.indexOf(top)
    const within = sub === undefined ? chosenSubs.map((n) => subs[topIndex * 3 + n]!) : []
    return {
      ...EMPTY_LIST_QUERY,
      ...rest,
      category: top || sub ? String(top ?? sub) : undefined,
      subCategories: within.map(String),
      choices: choices.map((n) => String(attributes.flat()[n])),
    } satisfies ListQuery
  }

  /** The filters of a query one by one; the name is the facet that counts without it. */
  const tests = (query: ListQuery): [string, (product: Known) => boolean][] => [
    ['scope', (p) => !query.category || [p.topId, p.subId].includes(Number(query.category))],
    ['subs', (p) => query.subCategories.length === 0 || query.subCategories.includes(String(p.subId))],
    ...attributes.map((values, index): [string, (product: Known) => boolean] => {
      const chosen = values.filter((value) => query.choices.includes(String(value)))
      return [`attribute${index}`, (p) => chosen.length === 0 || chosen.some((value) => p.values.includes(value))]
    }),
    ['price', (p) => p.price >= (query.minPrice ?? 0) && p.price <= (query.maxPrice ?? Infinity)],
    ['offers', (p) => !query.offers || p.offer > 0],
    ['inStock', (p) => !query.inStock || p.inStock],
    ['urgent', (p) => !query.urgent || p.urgent],
    ['minQuantity', (p) => p.minQuantity <= (query.maxMinQuantity ?? Infinity)],
    ['productionDays', (p) => p.days <= (query.maxProductionDays ?? Infinity)],
  ]

  const matching = (query: ListQuery, without = ''): Known[] =>
    known.filter((product) => tests(query).every(([name, fits]) => name === without || fits(product)))

  const ORDERS: Record<string, (a: Known, b: Known) => number> = {
    newest: (a, b) => b.publishedAt - a.publishedAt || b.id - a.id,
    'best-selling': (a, b) => b.popularity - a.popularity || b.id - a.id,
    'price-asc': (a, b) => a.price - b.price || a.id - b.id,
    'price-desc': (a, b) => b.price - a.price || b.id - a.id,
    'biggest-offer': (a, b) => b.offer - a.offer || b.id - a.id,
  }

  test('are filtered, ordered and paged as a naive list is', async () => {
    await fc.assert(
      fc.asyncProperty(draw, async (drawn) => {
        const query = toQuery(drawn)
        const result = await catalog.listProducts(query, 'ar', { facets: false })
        if (!result.ok) throw new Error(result.error.code)
        const all = matching(query).toSorted(ORDERS[query.sort])
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
      fc.asyncProperty(draw, async (drawn) => {
        const query = toQuery(drawn)
        const result = await catalog.listProducts(query, 'en', { facets: true })
        if (!result.ok) throw new Error(result.error.code)
        expect(result.value.facets).toEqual(naiveFacets(query))
      }),
      { numRuns: 150 },
    )
  })

  test('without filters are counted beforehand, of the whole shop and of every category', async () => {
    for (const category of [undefined, ...tops, ...subs]) {
      const query = { ...EMPTY_LIST_QUERY, category: category === undefined ? undefined : String(category) }
      const result = await catalog.listProducts(query, 'en', { facets: true })
      if (!result.ok) throw new Error(result.error.code)
      expect(result.value.facets).toEqual(naiveFacets(query))
      expect(result.value.total).toBe(matching(query).length)
    }
  })

  function naiveFacets(query: ListQuery) {
    const scope = matching({ ...EMPTY_LIST_QUERY, category: query.category })
    const min = Math.min(...scope.map(({ price }) => price))
    const max = Math.max(...scope.map(({ price }) => price))
    const topIndex = tops.indexOf(Number(query.category))
    const value = (id: number, name: string, count: number, selected: boolean) => ({
      id: String(id),
      name,
      count,
      selected,
      hex: null,
    })
    return {
      isEstimate: false,
      subCategories: (topIndex === -1 ? [] : subs.slice(topIndex * 3, topIndex * 3 + 3)).map((id, index) =>
        value(
          id,
          ['one', 'two', 'three'][index]!,
          matching(query, 'subs').filter(({ subId }) => subId === id).length,
          query.subCategories.includes(String(id)),
        ),
      ),
      attributes: attributes.flatMap((values, index) => {
        const counted = matching(query, `attribute${index}`)
        const code = ['size', 'material'][index]!
        const displayed = values.flatMap((id, place) => {
          const selected = query.choices.includes(String(id))
          if (!selected && !scope.some((product) => product.values.includes(id))) return []
          const count = counted.filter((product) => product.values.includes(id)).length
          return [value(id, `${code} ${'abcd'[place]}`, count, selected)]
        })
        return displayed.length === 0 ? [] : [{ code, name: code, values: displayed }]
      }),
      promoted: promotedValues(
        attributes.map((values) =>
          values.map((id) => ({
            id: String(id),
            count: scope.filter((product) => product.values.includes(id)).length,
            isChosen: query.choices.includes(String(id)),
          })),
        ),
        scope.length,
      ),
      offers: matching(query, 'offers').filter(({ offer }) => offer > 0).length,
      inStock: matching(query, 'inStock').filter(({ inStock }) => inStock).length,
      urgent: matching(query, 'urgent').filter(({ urgent }) => urgent).length,
      minQuantities: MIN_QUANTITY_STEPS.map((max) => ({
        max,
        count: matching(query, 'minQuantity').filter(({ minQuantity }) => minQuantity <= max).length,
      })),
      productionDays: PRODUCTION_DAYS_STEPS.map((max) => ({
        max,
        count: matching(query, 'productionDays').filter(({ days }) => days <= max).length,
      })),
      price: { min: min / 100, max: max / 100 },
      priceHistogram: Array.from({ length: PRICE_STEPS }, (_, step) => {
        return matching(query, 'price').filter(({ price }) => {
          const place = Math.floor(placeOf(price, { min, max }) * PRICE_STEPS)
          return Math.min(place, PRICE_STEPS - 1) === step
        }).length
      }),
    }
  }

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
    const query = { ...EMPTY_LIST_QUERY, category: String(tops[0]), subCategories: [String(subs[3])] }
    const result = await catalog.listProducts(query, 'en', { facets: false })
    expect(result).toMatchObject({ ok: false, error: { field: 'subCategories' } })
  })

  test('searched are filtered, sorted and counted among what was found', async () => {
    const query = { ...EMPTY_LIST_QUERY, name: 'product', category: String(tops[0]), inStock: true }
    const result = await catalog.listProducts({ ...query, sort: 'price-asc', perPage: 100 }, 'en', { facets: true })
    if (!result.ok) throw new Error(result.error.code)
    const expected = matching({ ...query, name: undefined }).toSorted(ORDERS['price-asc'])
    const cards = JSON.parse(String(result.value.cards)) as { id: string }[]
    expect(cards.map(({ id }) => Number(id))).toEqual(expected.slice(0, 100).map(({ id }) => id))
    expect(result.value.total).toBe(expected.length)
    expect(result.value.facets?.offers).toBe(expected.filter(({ offer }) => offer > 0).length)
  })
})
