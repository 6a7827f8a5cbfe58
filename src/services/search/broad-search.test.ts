import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPool } from '#db/connection.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { searchProducts } from './search.service.ts'

const SIZE = 12_000

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await fill(database)
}, 60_000)
afterAll(() => database.close())

/**
 * Products of which all have "sheet" somewhere; 1 in 2 is filed under "cover" and 1 in 3 under "glossy"; 1 in 4 is named
 * "… album", 1 in 8 "album …"; one is named "album". 1 in 4 has "spiral" somewhere, 1 in 60 in the name, 1 in 120 as its
 * beginning. Popularity runs against the ids.
 */
async function fill({ pool }: TestDatabase): Promise<void> {
  await pool.query(`insert into category (code, name, slug) values ('all', '{"en": "All"}', '{"en": "all"}')`)
  await pool.query(`
    insert into product (code, category_id, name, slug, popularity)
    select 'P-' || n, (select id from category), '{"en": "x"}', '{"en": "x"}', ${SIZE} - n from generate_series(1, ${SIZE}) n`)
  await pool.query(`
    insert into product_listing (product_id, top_category_id, category_id, published_at, popularity, from_price,
      offer_percent, min_quantity, production_days, in_stock, urgent_allowed)
    select id, category_id, category_id, now(), popularity, 1, 0, 1, 1, true, true from product`)
  await pool.query("insert into product_card select id, '{\"id\":' || id || '}', '{\"id\":' || id || '}' from product")
  await pool.query(`
    insert into product_search (product_id, category_id, rank, code_key, name_en, name_ar, head_en, names, heads, words)
    select product_id, (select id from category), popularity, 'p' || product_id, name, '', name, array_to_tsvector(names), array_to_tsvector(names || heads),
      array_to_tsvector(names || heads || array['sheet'] || case when product_id % 4 = 3 then array['spiral'] else '{}' end)
    from (
      select product_id, popularity, name, string_to_array(name, ' ') names,
        case when product_id % 2 = 0 then array['cover'] else '{}' end
          || case when product_id % 3 = 0 then array['glossy'] else '{}' end heads
      from (
        select product_id, popularity,
          case when product_id = 11999 then 'album' when product_id % 8 = 0 then 'album n' || product_id
            when product_id % 4 = 0 then 'n' || product_id || ' album'
            when product_id % 120 = 3 then 'spiral n' || product_id
            when product_id % 120 = 63 then 'n' || product_id || ' spiral' else 'n' || product_id end name
        from product_listing
      ) named
    ) listed`)
  await pool.query('analyze product_search')
}

async function search(words: string, page = 1, perPage = 24) {
  const answer = await searchProducts(database.pool, { words, language: 'en', page, perPage })
  const cards: { id: number }[] = JSON.parse(answer.cards)
  return { ...answer, ids: cards.map(({ id }) => id) }
}

describe('a search of which much can be said', () => {
  test('a word is counted exactly, however common', async () => {
    expect(await search('sheet')).toMatchObject({ total: SIZE, totalIsMore: false })
    expect((await search('album')).total).toBe(SIZE / 4 + 1)
  })

  test('common words together are counted as far as 1,000', async () => {
    expect(await search('sheet cover')).toMatchObject({ total: 1000, totalIsMore: true })
    expect((await search('sheet cover', 42)).ids).toHaveLength(24)
    expect((await search('sheet cover', 43)).ids).toEqual([])
    expect(await search('cover album glossy')).toMatchObject({ total: SIZE / 12, totalIsMore: false })
  })

  test('the exact name comes first, then the most popular names, those about it before the others', async () => {
    const { ids } = await search('album', 1, 100)
    expect(ids[0]).toBe(11_999)
    // The 48 most popular names with "album" are those of the products 4, 8 … 192.
    expect(ids.slice(1, 25)).toEqual(Array.from({ length: 24 }, (_, n) => 8 * n + 4))
    expect(ids.slice(25, 49)).toEqual(Array.from({ length: 24 }, (_, n) => 8 * (n + 1)))
    expect(ids.slice(49, 52)).toEqual([196, 200, 204])
  })

  test('without names, what it is filed under comes before the rest, by popularity', async () => {
    expect((await search('cover')).ids).toEqual(Array.from({ length: 24 }, (_, n) => 2 * (n + 1)))
    expect((await search('sheet glossy')).ids.slice(0, 3)).toEqual([3, 6, 9])
  })

  test.each(['album', 'cover', 'sheet', 'spiral', 'sheet cover', 'cover glossy', 'sheet album', 'albu'])(
    'pages of %s follow one another without repeating or leaving out',
    async (words) => {
      const whole = (await search(words, 1, 960)).ids
      expect(new Set(whole).size).toBe(whole.length)
      for (const page of [1, 2, 3, 5, 12, 40]) {
        expect((await search(words, page)).ids, `page ${page}`).toEqual(whole.slice((page - 1) * 24, page * 24))
      }
    },
  )

  test('words that are never together are looked for in all products', async () => {
    await database.pool.query(
      "update product_search set names = names || 'rare'::tsvector, heads = heads || 'rare'::tsvector, words = words || 'rare'::tsvector where product_id > 11000 and product_id % 2 = 1",
    )
    expect(await search('rare cover')).toMatchObject({ matchesSome: true })
    const { ids, total } = await search('rare sheet')
    expect(total).toBe(500)
    expect(ids[0]).toBe(11_999 - 998)
  })
})

describe('when the most popular products are distinguished', () => {
  const words = ['album', 'cover', 'sheet', 'spiral', 'sheet cover', 'cover glossy', 'sheet album', 'albu']
  const found = async () => Promise.all(words.map((each) => search(each, 1, 240)))

  test('the same is found in the same order', async () => {
    const before = await found()
    await database.pool.query(`
      update product_search set level = (select count(*) from unnest(array[9000, 11250, 11812, 11953]) top where rank >= top)`)
    await database.pool.query('analyze product_search')
    expect(await found()).toEqual(before)
  })
})

test('a search is planned once a connection, not for each search', async () => {
  // As in a shop with many more products, where each parameter that is read for every row counts.
  await database.pool.query("update pg_class set reltuples = 200000 where relname = 'product_search'")
  const one = openPool(database.url, { max: 1 })
  for (let n = 0; n < 8; n += 1) await searchProducts(one, { words: 'p4711', language: 'en', page: 1, perPage: 24 })
  const { rows } = await one.query(
    "select custom_plans::int as planned, generic_plans > 0 as is_used_again from pg_prepared_statements where name = 'search-rank-all'",
  )
  await one.end()
  await database.pool.query('analyze product_search')
  // PostgreSQL tries a plan for each value five times before it compares.
  expect(rows).toEqual([{ planned: 5, is_used_again: true }])
})
