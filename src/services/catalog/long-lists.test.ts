import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EMPTY_LIST_QUERY, LIST_SORTS } from '#domain/catalog/list-query.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { insertAttribute, insertCategory } from '#testing/catalogue-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createCatalogChanges } from './catalog-changes.ts'
import { createCatalogService } from './catalog.service.ts'
import type { CatalogService } from './catalog.service.ts'
import { recountScopes } from './stored-counts.repository.ts'

const SIZE = 6000
/** Lists of more are sampled here; a real shop counts far more one by one. */
const COUNTED_UP_TO = 800
const OUT_OF = SIZE / COUNTED_UP_TO

/** Lists that are too long to be counted one by one, beside the same lists counted all the same. */
describe('long lists', () => {
  let database: TestDatabase
  let sampled: CatalogService
  let counted: CatalogService
  const subs: number[] = []
  const values: number[] = []
  let top = 0

  beforeAll(async () => {
    database = await testDatabase()
    const { db } = database
    top = await insertCategory(db, { code: 'print', name: { en: 'print' } })
    for (const code of ['one', 'two', 'empty']) {
      subs.push(await insertCategory(db, { code, name: { en: code }, parentId: top }))
    }
    for (const code of ['size', 'material']) {
      const named = ['a', 'b', 'c', 'd', 'rare'].map((value) => ({ code: value, name: { en: `${code} ${value}` } }))
      values.push(...(await insertAttribute(db, { code, name: { en: code }, values: named })))
    }
    await fill()
    const below = subs.map((categoryId) => ({ kind: 'sub' as const, categoryId }))
    await recountScopes(db, [{ kind: 'top', categoryId: top }, ...below])
    sampled = createCatalogService({ ...database, changes: createCatalogChanges(), countedUpTo: COUNTED_UP_TO })
    counted = createCatalogService({ ...database, changes: createCatalogChanges(), countedUpTo: Infinity })
  }, 60_000)
  afterAll(() => database.close())

  /** All products have "sheet" in their texts, 1 in 2 has "gloss"; 1 in 1000 the last value of an attribute. */
  async function fill(): Promise<void> {
    const { pool } = database
    await pool.query(
      `insert into product (code, category_id, name, slug, popularity)
       select 'P-' || n, ($1::int[])[1 + n % 2], '{"en": "x"}', '{"en": "x"}', n % 97 from generate_series(1, ${SIZE}) n`,
      [subs],
    )
    await pool.query(
      `insert into product_listing (product_id, top_category_id, category_id, published_at, popularity, from_price,
         offer_percent, min_quantity, production_days, in_stock, urgent_allowed, attribute_value_ids)
       select id, $1, category_id, now() - id * interval '1 minute', popularity, 100 + id * 7919 % 9973, id % 5 * 5,
         1 + id % 7 * 20, 1 + id % 9, id % 10 <> 0, id % 3 = 0,
         array[($2::int[])[case when id % 1000 = 0 then 5 else 1 + id % 4 end], ($2::int[])[6 + id % 11 % 4]]
       from product`,
      [top, values],
    )
    await pool.query(
      "insert into product_card select id, '{\"id\":' || id || '}', '{\"id\":' || id || '}' from product",
    )
    await pool.query(`
      insert into product_search (product_id, category_id, rank, code_key, name_en, name_ar, head_en, names, heads, words)
      select id, category_id, popularity, 'p' || id, 'n' || id, '', '', array_to_tsvector(names), array_to_tsvector(names),
        array_to_tsvector(names || array['sheet'] || case when id % 2 = 0 then array['gloss'] else '{}' end)
      from (select id, category_id, popularity, array['n' || id] names from product) named`)
    await pool.query('analyze product_listing, product_search, product_card')
  }

  const draw = fc.record({
    category: fc.constantFrom('shop', 'top', 'sub'),
    choices: fc.uniqueArray(fc.nat(8), { maxLength: 3 }),
    maxPrice: fc.option(fc.integer({ min: 3000, max: 9000 }), { nil: undefined }),
    offers: fc.boolean(),
    inStock: fc.boolean(),
    maxMinQuantity: fc.option(fc.constantFrom(50, 100), { nil: undefined }),
    sort: fc.constantFrom(...LIST_SORTS.filter((sort) => sort !== 'relevance')),
    name: fc.constantFrom(undefined, 'sheet', 'gloss'),
  })
  type Drawn = typeof draw extends fc.Arbitrary<infer Value> ? Value : never

  const toQuery = ({ category, choices, ...rest }: Drawn): ListQuery => ({
    ...EMPTY_LIST_QUERY,
    ...rest,
    category: category === 'shop' ? undefined : String(category === 'top' ? top : subs[0]),
    choices: choices.map((n) => String(values[n])),
  })

  const list = async (catalog: CatalogService, query: ListQuery, facets = false) => {
    const result = await catalog.listProducts(query, 'en', { facets })
    if (!result.ok) throw new Error(result.error.code)
    const cards = JSON.parse(String(result.value.cards)) as { id: number }[]
    return { ...result.value, ids: cards.map(({ id }) => id) }
  }

  const facetsOf = async (catalog: CatalogService, query: ListQuery) => {
    const { facets } = await list(catalog, query, true)
    if (!facets) throw new Error('no facets')
    const { offers, inStock, urgent, minQuantities, productionDays, subCategories, attributes, price } = facets
    const named = [...subCategories, ...attributes.flatMap((attribute) => attribute.values)]
    const counts = new Map<string, number | null>([
      ...Object.entries({ offers, inStock, urgent }),
      ...minQuantities.map(({ max, count }) => [`quantity ${max}`, count] as const),
      ...productionDays.map(({ max, count }) => [`days ${max}`, count] as const),
      ...named.map(({ name, count }) => [name, count] as const),
    ])
    return { counts, price, isEstimate: facets.isEstimate }
  }

  /** Within five standard deviations of what a sample of one in sixteen may miss, and the rounding to two figures, or to one of few. */
  function expectNear(count: number | null, exact: number, isEstimate: boolean, name: string): void {
    const estimate = count ?? 0
    const spread = isEstimate ? 5 * Math.sqrt(exact * 16) + 80 : 0
    const rounding = isEstimate ? (estimate < 1600 ? 0.34 : 0.05) : 0
    expect(estimate, name).toBeGreaterThanOrEqual((exact - spread) * (1 - rounding))
    expect(estimate, name).toBeLessThanOrEqual((exact + spread) * (1 + rounding))
  }

  test('have counts within what chance allows of the exact ones, and no price outside of theirs', async () => {
    await fc.assert(
      fc.asyncProperty(draw, async (drawn) => {
        const query = toQuery(drawn)
        const [estimate, exact] = [await facetsOf(sampled, query), await facetsOf(counted, query)]
        expect(estimate.price.min).toBeLessThanOrEqual(exact.price.min)
        expect(estimate.price.max).toBeGreaterThanOrEqual(exact.price.max)
        for (const [name, count] of exact.counts) {
          const visible = estimate.counts.get(name)
          if (visible === undefined) throw new Error(`${name} is not offered`)
          expectNear(visible, count ?? Number.NaN, estimate.isEstimate, name)
        }
      }),
      { numRuns: 20, seed: 5 },
    )
  })

  test('offer what the sample happens not to have, and refuse what no product has', async () => {
    const { counts, isEstimate } = await facetsOf(sampled, { ...EMPTY_LIST_QUERY, category: String(top), offers: true })
    expect(isEstimate).toBe(true)
    // Six products have it, none of which has an offer; the category has no product at all.
    expect(counts.get('size rare')).toBeNull()
    expect(counts.get('empty')).toBe(0)
  })

  test('without filters are counted exactly, as stored', async () => {
    expect((await facetsOf(sampled, EMPTY_LIST_QUERY)).isEstimate).toBe(false)
    expect(await list(sampled, EMPTY_LIST_QUERY)).toMatchObject({ total: SIZE, totalIsEstimate: false })
  })

  test('are in the same order as if they were counted, and have about as many products', async () => {
    await fc.assert(
      fc.asyncProperty(draw, fc.integer({ min: 1, max: 60 }), async (drawn, page) => {
        const query = { ...toQuery(drawn), page }
        const [long, exact] = [await list(sampled, query), await list(counted, query)]
        expect(long.ids).toEqual(exact.ids)
        expectNear(long.total, exact.total, long.totalIsEstimate, 'total')
        expect(long.total).toBeGreaterThan(long.totalIsEstimate ? page * query.perPage : -1)
      }),
      { numRuns: 30, seed: 5 },
    )
  })

  test.each([
    ['filtered', { offers: true, inStock: true }],
    ['searched', { name: 'gloss', category: 'top' }],
  ] as const)('%s are read to their end, which shows how many there are', async (_, { ...filters }) => {
    const query = { ...EMPTY_LIST_QUERY, ...filters, perPage: 100, sort: 'price-asc' as const }
    const filter = { ...query, ...('category' in filters && { category: String(top) }) }
    const pages = [await list(sampled, filter)]
    while (pages.at(-1)?.totalIsEstimate) pages.push(await list(sampled, { ...filter, page: pages.length + 1 }))
    const ids = pages.flatMap((page) => page.ids)
    expect(pages.at(-1)?.total).toBe(ids.length)
    expect(pages.every(({ total }, index) => total > index * 100)).toBe(true)
    expect(new Set(ids).size).toBe((await list(counted, filter)).total)
    expect(await list(sampled, { ...filter, page: 99 })).toMatchObject({
      total: ids.length,
      totalIsEstimate: false,
      ids: [],
    })
  })

  test('by relevance are what the filters leave of the search, in its order', async () => {
    const read = async (query: ListQuery) => {
      const pages = [await list(sampled, query)]
      while (pages.at(-1)?.ids.length === query.perPage)
        pages.push(await list(sampled, { ...query, page: pages.length + 1 }))
      return pages.flatMap(({ ids }) => ids)
    }
    const query = { ...EMPTY_LIST_QUERY, name: 'gloss', sort: 'relevance' as const, perPage: 100 }
    const whole = await read(query)
    expect(whole).toHaveLength(SIZE / 2)
    expect(await read({ ...query, inStock: true })).toEqual(whole.filter((id) => id % 10 !== 0))
    expect(await read({ ...query, category: String(subs[0]), maxPrice: 5000 })).toEqual(
      whole.filter((id) => id % 2 === 0 && 100 + ((id * 7919) % 9973) <= 5000),
    )
  })

  test('of a search whose number is known say that number, however they are ordered', async () => {
    for (const sort of LIST_SORTS) {
      const found = await list(sampled, { ...EMPTY_LIST_QUERY, name: 'sheet', sort })
      expect(found).toMatchObject({ total: SIZE, totalIsEstimate: false })
    }
  })

  test(`have a sample of one in ${OUT_OF} of what they are chosen from`, async () => {
    const { rows } = await database.pool.query<{ sampled: number }>(
      `select count(*)::int as sampled from product_listing where hashint4(product_id) < -(2::bigint ^ 31) + 2::bigint ^ 32 / ${OUT_OF}`,
    )
    expect(Math.abs(rows[0]!.sampled - COUNTED_UP_TO)).toBeLessThan(5 * Math.sqrt(COUNTED_UP_TO))
  })
})
