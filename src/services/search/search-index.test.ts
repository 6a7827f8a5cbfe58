import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { searchWordsOf } from '#domain/search/search-word.ts'
import { fillShop } from '#testing/search/fill-shop.ts'
import { CATEGORIES, PRODUCTS } from '#testing/search/print-shop.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { indexProducts, reindexAll } from './search-index.ts'
import { recountWords } from './search-index.repository.ts'
import { searchProducts } from './search.service.ts'

let database: TestDatabase
let ids: number[]
beforeAll(async () => {
  database = await testDatabase()
  ids = await fillShop(database, CATEGORIES, PRODUCTS)
  await index(ids)
})
afterAll(() => database.close())

const index = (products: readonly number[]) => database.db.transaction().execute((tx) => indexProducts(tx, products))

const idOf = (code: string): number => ids[PRODUCTS.findIndex((product) => product.code === code)] ?? 0

const total = async (words: string): Promise<number> =>
  (await searchProducts(database.pool, { words, language: 'en', page: 1, perPage: 0 })).total

/** Every word with its counts as the index keeps them. */
async function storedCounts(): Promise<Record<string, readonly number[]>> {
  const { rows } = await database.pool.query(
    'select word, name_count, head_count, product_count from search_word where product_count <> 0',
  )
  return Object.fromEntries(rows.map((row) => [row.word, [row.name_count, row.head_count, row.product_count]]))
}

/** The same, counted from the documents one by one. */
async function trueCounts(): Promise<Record<string, readonly number[]>> {
  const { rows } = await database.pool.query(`
    select word, count(*) filter (where word = any (tsvector_to_array(names)))::int as names,
      count(*) filter (where word = any (tsvector_to_array(heads)))::int as heads, count(*)::int as words
    from product_search, unnest(tsvector_to_array(words)) word group by word`)
  return Object.fromEntries(rows.map((row) => [row.word, [row.names, row.heads, row.words]]))
}

describe('the counts of words', () => {
  test('are right after products were written, changed, taken from the lists and removed', async () => {
    expect(await storedCounts()).toEqual(await trueCounts())

    await database.pool.query(`update product set name = '{"en": "Golden mug"}' where code = 'MG-3'`)
    await index([idOf('MG-3')])
    expect(await total('golden')).toBe(1)
    expect(await total('travel')).toBe(0)
    expect(await storedCounts()).toEqual(await trueCounts())

    await database.pool.query('delete from product_listing where product_id = $1', [idOf('BA-1')])
    await database.pool.query('delete from product where id = $1', [idOf('AL-1')])
    await index([idOf('BA-1'), idOf('AL-1')])
    expect(await total('balloons')).toBe(0)
    expect(await total('album')).toBe(0)
    expect(await storedCounts()).toEqual(await trueCounts())
    const { rows } = await database.pool.query('select product_count from search_size')
    expect(rows).toEqual([{ product_count: PRODUCTS.length - 2 }])
  })

  test('are the same when they are counted again', async () => {
    const before = await storedCounts()
    await database.pool.query('update search_word set product_count = product_count + 7, name_count = 3')
    await database.pool.query('update search_size set product_count = 0')
    await database.db.transaction().execute((tx) => recountWords(tx, new Map()))
    expect(await storedCounts()).toEqual(before)
    expect(await total('mug')).toBeGreaterThan(0)
  })
})

describe('indexing again', () => {
  let written: unknown
  beforeEach(async () => {
    written = (await database.pool.query('select product_id, xmin::text from product_search order by 1')).rows
  })

  test('touches nothing that is the same already', async () => {
    await database.db.transaction().execute(reindexAll)
    const { rows } = await database.pool.query('select product_id, xmin::text from product_search order by 1')
    expect(rows).toEqual(written)
  })

  test('follows popularity and stock', async () => {
    const first = async () => {
      const { cards } = await searchProducts(database.pool, { words: 'mug', language: 'en', page: 1, perPage: 1 })
      return JSON.parse(cards)[0].code
    }
    expect(await first()).toBe('MG-1')
    await database.pool.query('update product_listing set in_stock = false where product_id = $1', [idOf('MG-1')])
    await database.pool.query('update product_listing set in_stock = true where product_id = $1', [idOf('MG-2')])
    await index([idOf('MG-1'), idOf('MG-2')])
    expect(await first()).toBe('MG-2')
  })

  test('follows the name of a category', async () => {
    await database.pool.query(`update category set name = '{"en": "Apparel"}' where code = 'clothes'`)
    await index(ids.filter((_, place) => PRODUCTS[place]?.category === 'clothes'))
    expect(await total('apparel')).toBe(3)
    const { categories } = await searchProducts(database.pool, {
      words: 'apparel',
      language: 'en',
      page: 1,
      perPage: 0,
    })
    expect(categories).toMatchObject([{ name: 'Apparel' }])
  })
})

test('words that people write are offered as corrections as they write them', async () => {
  const { rows } = await database.pool.query(
    "select word, shown as displayed from search_word where word in ('لوحه', 'مطبوعات', 'بطاق', '50')",
  )
  expect(Object.fromEntries(rows.map(({ word, displayed }) => [word, displayed]))).toEqual({
    لوحه: 'لوحة',
    مطبوعات: 'مطبوعات',
    بطاق: null,
    '50': null,
  })
})

test('synonyms are stored by the keys of their words', async () => {
  const { rows } = await database.pool.query<{ phrase: string; phrase_key: string }>('select * from search_synonym')
  expect(rows.length).toBeGreaterThan(100)
  for (const { phrase, phrase_key: key } of rows) {
    expect(
      searchWordsOf(phrase)
        .map((word) => word.key)
        .join(' '),
      phrase,
    ).toBe(key)
  }
})
