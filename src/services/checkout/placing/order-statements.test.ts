import { expect, test } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import { openOrderShop } from '../../../../bench/order-shop.ts'

test('an order is placed and settled with at most 25 statements (decision 0037)', async () => {
  const database = await testDatabase()
  const shop = await openOrderShop(database.url, { connections: 2, customers: 2, goods: 2 })
  const statements = await shop.statementsOfAnOrder()
  expect(await shop.close()).toEqual([])
  await database.close()
  expect(statements).toBeLessThanOrEqual(25)
  // Fewer than these are not possible: the counter would be broken.
  expect(statements).toBeGreaterThan(10)
})
