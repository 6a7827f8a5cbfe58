import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appliedFilters, toggleValue, withoutFilters } from './applied-filters.ts'
import { defaultSort, EMPTY_LIST_QUERY, LIST_SORTS, type ListQuery } from './list-query.ts'
import { parseListQuery } from './parse-list-query.ts'
import { listQueryParameters, listQueryText } from './write-list-query.ts'

const parse = (text: string) => parseListQuery(new URLSearchParams(text))
const query = (more: Partial<ListQuery>): ListQuery => ({ ...EMPTY_LIST_QUERY, ...more })

describe('reading the address of a list', () => {
  test.each<[string, Partial<ListQuery>]>([
    ['', {}],
    ['minPrice=&sort=&choices=', {}],
    ['utm_source=mail&lang=ar', {}],
    ['category=7&subCategories=12&subCategories[]=3', { category: '7', subCategories: ['12', '3'] }],
    ['name=%20لوحة%20%20جدار', { name: 'لوحة جدار', sort: 'relevance' }],
    ['name=%20', {}],
    ['name=cards&sort=newest', { name: 'cards', sort: 'newest' }],
    ['minPrice=49.5&maxPrice=٢٠٠', { minPrice: 4950, maxPrice: 20_000 }],
    ['minPrice=200&maxPrice=50', { minPrice: 5000, maxPrice: 20_000 }],
    ['choices=9&choices=5&choices=9', { choices: ['5', '9'] }],
    ['offers=1&inStock=true&urgent=0', { offers: true, inStock: true }],
    ['maxProductionDays=٣', { maxProductionDays: 3 }],
    ['maxMinQuantity=٥٠&page=3&perPage=100', { maxMinQuantity: 50, page: 3, perPage: 100 }],
  ])('%j', (text, expected) => {
    expect(parse(text)).toEqual({ ok: true, value: query(expected) })
  })

  test.each([
    ['page=0', 'page', 'list/not-a-number'],
    ['page=-1', 'page', 'list/not-a-number'],
    ['page=1e9', 'page', 'list/not-a-number'],
    ['page=1000000000', 'page', 'list/not-a-number'],
    ['page=two', 'page', 'list/not-a-number'],
    ['page=1&page=2', 'page', 'list/repeated'],
    ['perPage=101', 'perPage', 'list/not-a-number'],
    ['sort=price', 'sort', 'list/unknown-sort'],
    ['sort=relevance', 'sort', 'list/unknown-sort'],
    ['minPrice=-1', 'minPrice', 'list/not-an-amount'],
    ['minPrice=cheap', 'minPrice', 'list/not-an-amount'],
    ['maxPrice=1.999', 'maxPrice', 'list/not-an-amount'],
    ['maxProductionDays=0', 'maxProductionDays', 'list/not-a-number'],
    ['maxProductionDays=366', 'maxProductionDays', 'list/not-a-number'],
    ['offers=maybe', 'offers', 'list/not-yes-or-no'],
    ["category=7'--", 'category', 'list/not-an-id'],
    ['choices=1&choices=%00', 'choices', 'list/not-an-id'],
    [Array.from({ length: 51 }, (_, id) => `choices=${id}`).join('&'), 'choices', 'list/too-many-values'],
    ['name=a%E2%80%AEb', 'name', 'list/bad-characters'],
    [`name=${'a'.repeat(121)}`, 'name', 'list/too-long'],
  ])('%j is refused', (text, field, code) => {
    expect(parse(text)).toEqual({ ok: false, error: [{ field, code }] })
  })

  test('says all problems at once', () => {
    const problems = parse('page=0&sort=x&minPrice=y')
    expect(problems.ok ? [] : problems.error.map(({ field }) => field).toSorted()).toEqual(['minPrice', 'page', 'sort'])
  })
})

const ids = fc.uniqueArray(fc.nat(99).map(String), { maxLength: 4 }).map((some) => some.toSorted())
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const anyQuery: fc.Arbitrary<ListQuery> = fc
  .record({
    category: maybe(fc.nat(99).map(String)),
    subCategories: ids,
    name: maybe(fc.constantFrom('لوحة جدار', 'cards & co', 'a+b=c', '50%')),
    prices: fc.tuple(maybe(fc.nat(99_999)), maybe(fc.integer({ min: 100_000, max: 999_999 }))),
    choices: ids,
    offers: fc.boolean(),
    inStock: fc.boolean(),
    urgent: fc.boolean(),
    maxMinQuantity: maybe(fc.integer({ min: 1, max: 1000 })),
    maxProductionDays: maybe(fc.integer({ min: 1, max: 365 })),
    sort: fc.constantFrom(...LIST_SORTS),
    page: fc.integer({ min: 1, max: 100 }),
    perPage: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ prices: [minPrice, maxPrice], sort, ...rest }) => ({
    ...rest,
    minPrice,
    maxPrice,
    sort: sort === 'relevance' ? defaultSort(rest.name) : sort,
  }))

describe('writing the address of a list', () => {
  test('leaves defaults out and keeps one order', () => {
    expect(listQueryText(EMPTY_LIST_QUERY)).toBe('')
    expect(listQueryText(query({ name: 'لوحة', sort: 'relevance' }))).toBe('name=%D9%84%D9%88%D8%AD%D8%A9')
    expect(listQueryText(query({ page: 2, urgent: true, choices: ['9', '5'], minPrice: 4950, maxPrice: 20_000 }))).toBe(
      'minPrice=49.50&maxPrice=200&choices=5&choices=9&urgent=1&page=2',
    )
  })

  test('what is written is read back as the same query', () => {
    fc.assert(
      fc.property(anyQuery, (drawn) => {
        expect(parse(listQueryText(drawn))).toEqual({ ok: true, value: drawn })
        expect(parseListQuery(new URLSearchParams(listQueryParameters(drawn)))).toEqual({
          ok: true,
          value: drawn,
        })
      }),
    )
  })
})

describe('filters in force', () => {
  const filtered = query({
    category: '7',
    name: 'cards',
    sort: 'price-asc',
    subCategories: ['12'],
    choices: ['5', '9'],
    minPrice: 100,
    offers: true,
    page: 3,
  })

  test('each has a chip that takes it off and goes back to the first page', () => {
    const chips = appliedFilters(filtered)
    expect(chips.map(({ filter, value }) => value ?? filter)).toEqual(['12', 'price', '5', '9', 'offers'])
    expect(chips[2]?.without).toEqual({ ...filtered, choices: ['9'], page: 1 })
    expect(chips[1]?.without).toEqual({ ...filtered, minPrice: undefined, page: 1 })
  })

  test('taking all chips off one by one is the same as clearing all', () => {
    fc.assert(
      fc.property(anyQuery, (drawn) => {
        let left = { ...drawn, page: 1 }
        for (let chip = appliedFilters(left)[0]; chip; chip = appliedFilters(left)[0]) left = { ...chip.without }
        expect(left).toEqual(withoutFilters(drawn))
      }),
    )
  })

  test('a value is put on and taken off again', () => {
    const on = toggleValue(filtered, 'choices', '10')
    expect(on.choices).toEqual(['10', '5', '9'])
    expect(toggleValue(on, 'choices', '10')).toEqual({ ...filtered, page: 1 })
  })
})
