import { expect, test } from 'vitest'
import { openPool, queryBuilder } from '#db/connection.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import { sellableReader } from './sellable.repository.ts'

test('carts of any size are read by one plan, made once a connection, also in a shop without statistics yet', async () => {
  const { db, pool, url, close } = await testDatabase()
  for (let n = 0; n < 100; n += 1) {
    const categoryId = await insertCategory(db, { code: `cards-${n}`, name: { en: 'Cards' } })
    await insertProduct(db, { code: `card-${n}`, categoryId, remaining: 10 })
  }
  const { rows: prices } = await pool.query<{ id: number }>('select id from product_price')
  const ids = prices.map(({ id }) => id)

  const one = openPool(url, { max: 1 })
  const reader = sellableReader(queryBuilder(one))
  for (const size of [1, 1, 1, 1, 1, 1, 1, 1, 10, 20]) {
    const found = await reader.run(one, { priceIds: ids.slice(0, size), choiceIds: [] })
    expect(found).toHaveLength(size)
  }
  const { rows } = await one.query('select custom_plans::int from pg_prepared_statements where custom_plans > 0')
  // PostgreSQL looks at five before it decides.
  expect(rows).toEqual([{ custom_plans: 5 }])
  await one.end()
  await close()
})
