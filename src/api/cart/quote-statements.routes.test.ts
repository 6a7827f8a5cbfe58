import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCartShop } from '#testing/cart-shop.ts'
import type { CartShop } from '#testing/cart-shop.ts'
import { countStatements } from '#testing/database/count-statements.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.shut())

test('a quote takes at most five statements, however many lines the cart has', async () => {
  const statementsOf = async (lines: number): Promise<number> => {
    const items = Array.from({ length: lines }, (_, index) => shop.cardsLine({ key: String(index) }))
    const body = { items, cityId: '1', districtId: '1001', couponCode: 'TEN' }
    await shop.quote(body)
    return countStatements(() => shop.quote(body))
  }
  const ofOne = await statementsOf(1)
  expect(ofOne).toBeGreaterThan(0)
  expect(ofOne).toBeLessThanOrEqual(5)
  expect(await statementsOf(10)).toBe(ofOne)
})
