import { describe, expect, test } from 'vitest'
import type { ListFacets } from '#contract/catalog/product-list.ts'
import { EMPTY_LIST_QUERY } from '#domain/catalog/list-query.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { valueNames, withKnownValues } from './filters/facet-names.ts'
import { mendedQuery } from './list-page.ts'
import type { ProductList } from './list.queries.ts'
import { addressOf, asksForProducts, clearedHref, listHref, readListQuery } from './list-place.ts'
import type { ListPlace } from './list-place.ts'
import { priceBars } from './filters/price-bars.ts'
import { quickFilters } from './filters/quick-filters.ts'
import { tellingSteps } from './filters/telling-steps.ts'

const category = { id: '1', slug: 'cards' }
const sub = { id: '11', slug: 'business-cards' }
const place: ListPlace = { kind: 'category', category, sub }
const query = (more: Partial<ListQuery> = {}): ListQuery => ({ ...EMPTY_LIST_QUERY, category: '11', ...more })
const value = (id: string, name: string, count: number, hex: string | null = null) => ({
  id,
  name,
  count,
  selected: false,
  hex,
})

const facets: ListFacets = {
  isEstimate: false,
  subCategories: [],
  attributes: [
    { code: 'material', name: 'Material', values: [value('101', 'Cotton', 22), value('102', 'Metal', 0)] },
    { code: 'finish', name: 'Finish', values: [value('111', 'Foil', 11), value('112', 'Gloss', 9)] },
    { code: 'colour', name: 'Colour', values: [value('121', 'Red', 3, '#d13a1f')] },
  ],
  promoted: ['101', '111', '102', '112'],
  offers: 8,
  inStock: 30,
  urgent: 0,
  minQuantities: [],
  productionDays: [],
  price: { min: 39, max: 180 },
  priceHistogram: [],
}

describe('the address of a list', () => {
  test('has the four parts of a sub-category and the filters, but not what the path says', () => {
    const filtered = query({ choices: ['101', '111'], minPrice: 3900, page: 2 })
    expect(listHref(place, filtered)).toBe(
      '/category/1/cards/11/business-cards?minPrice=39&choices=101&choices=111&page=2',
    )
    expect(listHref({ kind: 'search' }, query({ category: undefined, name: 'كروت', sort: 'relevance' }))).toBe(
      '/search?name=%D9%83%D8%B1%D9%88%D8%AA',
    )
  })

  test('without its page names the list', () => {
    expect(addressOf(place, query({ offers: true, page: 7 }))).toBe('/category/1/cards/11/business-cards?offers=1')
  })

  test('cleared keeps the order', () => {
    expect(clearedHref(place, query({ offers: true, sort: 'price-asc', page: 2 }))).toBe(
      '/category/1/cards/11/business-cards?sort=price-asc',
    )
  })

  const read = (search: string) => readListQuery(new URLSearchParams(search), { category: '11' })

  test('is read, and what makes no sense is left out', () => {
    expect(read('page=0&sort=cheap&choices=101&category=9')).toEqual({
      query: query({ choices: ['101'] }),
      isOdd: true,
    })
    expect(read('choices=101&utm_source=mail&sort=newest')).toEqual({
      query: query({ choices: ['101'] }),
      isOdd: false,
    })
  })

  test.each([
    ['page=2', 2, false],
    ['page=1', 1, true],
    ['page=0', 1, true],
    ['page=two', 1, true],
    ['page=2&page=3', 1, true],
    ['page=٢', 2, true],
    ['page=1000000000', 10_000, true],
  ])('asks with %s for page %i', (search, page, isOdd) => {
    expect(read(search)).toEqual({ query: query({ page }), isOdd })
  })

  test('is described without the fields that a form sends empty', () => {
    expect(read('choices=101&minPrice=&maxPrice=')).toEqual({ query: query({ choices: ['101'] }), isOdd: true })
  })

  test('says the prices that are shown, lower one first', () => {
    const prices = query({ minPrice: 5_000, maxPrice: 20_000 })
    expect(read('minPrice=50&maxPrice=200')).toEqual({ query: prices, isOdd: false })
    expect(read('minPrice=200&maxPrice=50')).toEqual({ query: prices, isOdd: true })
  })

  const list = (lastPage: number) => ({ facets, meta: { lastPage } }) as unknown as ProductList

  test('is mended in one step: unknown values left out, a page beyond the last turned into the last', () => {
    expect(mendedQuery(read('choices=101&page=2'), list(2))).toBeUndefined()
    expect(mendedQuery(read('page=9'), list(2))).toEqual(query({ page: 2 }))
    expect(mendedQuery(read('choices=101&choices=999&page=2'), list(1))).toEqual(query({ choices: ['101'] }))
    expect(mendedQuery(read('sort=cheap&page=0'), list(1))).toEqual(query({}))
  })
})

describe('filters of a list', () => {
  test('values it does not have are left out', () => {
    expect(withKnownValues(query({ choices: ['101', '999'] }), facets).choices).toEqual(['101'])
    expect(valueNames(facets).get('121')).toBe('Red')
  })

  test('five at most are promoted in one order, switched on and off', () => {
    const promoted = quickFilters(facets, query({ choices: ['111'] }))
    expect(promoted.map(({ key }) => key)).toEqual(['offers', '101', '111', '102', '112'])
    expect(promoted.map(({ isOn }) => isOn)).toEqual([false, false, true, false, false])
    expect(promoted[3]?.isPossible).toBe(false)
    expect(promoted[2]?.toggled.choices).toEqual([])
    expect(promoted[0]?.toggled).toMatchObject({ offers: true, page: 1 })
  })

  test('quantities that change nothing are left out, unless chosen', () => {
    const steps = [
      { max: 1, count: 0 },
      { max: 10, count: 3 },
      { max: 25, count: 3 },
      { max: 50, count: 9 },
    ]
    expect(tellingSteps(steps, undefined).map(({ max }) => max)).toEqual([10, 50])
    expect(tellingSteps(steps, 25).map(({ max }) => max)).toEqual([10, 25, 50])
  })

  test('bars outside the chosen prices are marked', () => {
    const bars = priceBars([0, 5, 10], { min: 0.4, max: 1 })
    expect(bars.map(({ height, isInside }) => [height, isInside])).toEqual([
      [0, false],
      [50, true],
      [100, true],
    ])
  })
})

describe('an address of the search', () => {
  test.each(['name=%ff', 'name=cards+%ff%fe', 'name=%D9%83%D8'])(
    'whose bytes are no UTF-8 asks for nothing: %s',
    (text) => {
      const search = new URLSearchParams(text)
      const { query, isOdd } = readListQuery(search)
      expect([query.name, isOdd, asksForProducts(search, query)]).toEqual([undefined, true, false])
    },
  )

  test('with too long a text searches for its beginning (S94)', () => {
    const { query, isOdd } = readListQuery(new URLSearchParams({ name: `cards ${'x'.repeat(300)}` }))
    expect([query.name?.length, query.name?.startsWith('cards xx'), isOdd]).toEqual([100, true, true])
    expect(readListQuery(new URLSearchParams({ name: 'cards' })).isOdd).toBe(false)
  })

  test.each([
    ['', false],
    ['name=', false],
    ['name=cards', true],
    ['offers=1', true],
    ['sort=newest', true],
    ['page=2', true],
  ])('?%s asks for products: %s', (text, asks) => {
    const search = new URLSearchParams(text)
    expect(asksForProducts(search, readListQuery(search).query)).toBe(asks)
  })
})
