import { afterAll, beforeAll } from 'vitest'
import { indexProducts } from '#services/search/search-index.ts'
import { searchProducts } from '#services/search/search.service.ts'
import type { SearchAnswer } from '#services/search/search.service.ts'
import { testDatabase } from '../test-database.ts'
import type { TestDatabase } from '../test-database.ts'
import { fillShop } from './fill-shop.ts'
import { CATEGORIES, PRODUCTS } from './print-shop.ts'

/** A print shop with some fifty products to search in, for the tests of a file. */
export function searchCorpus() {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await reindex(await fillShop(database, CATEGORIES, PRODUCTS))
  })
  afterAll(() => database.close())

  const reindex = (ids: readonly number[]) => database.db.transaction().execute((tx) => indexProducts(tx, ids))

  const search = (words: string): Promise<SearchAnswer> =>
    searchProducts(database.pool, { words, language: 'en', page: 1, perPage: 48 })

  /** Codes of what is found, best first. */
  const found = async (words: string): Promise<string> => codesOf(await search(words)).join(' ')

  return { query: <Row extends object>(sql: string) => database.pool.query<Row>(sql), reindex, search, found }
}

/** Codes of the products of an answer, in its order. */
export const codesOf = ({ cards }: SearchAnswer): string[] => {
  const read: { code: string }[] = JSON.parse(cards)
  return read.map(({ code }) => code)
}
