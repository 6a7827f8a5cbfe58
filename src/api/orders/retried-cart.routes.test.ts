import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertCoupon } from '#testing/cart-fixture.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const NO_FUNDS = '4201320000311101'

const shop = await orderShop()
const price = await shop.goods(12)
await insertCoupon(shop.database.db, { code: 'ONCE', more: { usage_limit: 1, per_customer_limit: 1 } })

const cart = (quantity: number) => [{ key: 'a', productPrice: String(price), quantity }]
const quote = async (browser: TestBrowser, more: object) =>
  (await browser.send('POST', '/carts/quote', { items: cart(8), fulfilment: 'PICKUP', ...more })).json().data

describe('a cart whose order is unpaid', () => {
  test('is not short of what that order holds, nor of its coupon, and others are', async () => {
    const browser = await shop.newCustomer()
    const cartKey = randomUUID()
    const total = (await quote(browser, { couponCode: 'ONCE' })).totals.total
    await shop.sandbox.setFaults({ frictionless: true })
    const declined = { cartKey, couponCode: 'ONCE', sourceToken: await shop.sandbox.cardToken(NO_FUNDS) }
    const placed = await shop.submit(browser, await shop.order(price, 8, total, declined))
    expect(placed.json().data.status, placed.body).toBe('FAILED')

    const again = await quote(browser, { cartKey, couponCode: 'ONCE' })
    expect(again).toMatchObject({ adjusted: [], totals: { total }, coupon: { refusal: null } })
    expect(again.lines[0].productPrice.remainingQuantity).toBe(12)

    const other = await shop.newCustomer()
    for (const [who, more] of [
      [browser, {}],
      [other, { cartKey }],
      [shop.browser(), { cartKey }],
    ] as const) {
      expect((await quote(who, more)).adjusted).toEqual([{ key: 'a', from: 8, to: 4, reason: 'stock' }])
    }

    const more = await shop.submit(browser, await shop.order(price, 12, 12_000, { cartKey }))
    expect(more.statusCode, more.body).toBe(200)
  })

  test('keeps that order when the next one is refused', async () => {
    const own = await shop.goods(12)
    const browser = await shop.newCustomer()
    const cartKey = randomUUID()
    await shop.sandbox.setFaults({ frictionless: true })
    const declined = { cartKey, sourceToken: await shop.sandbox.cardToken(NO_FUNDS) }
    const placed = await shop.submit(browser, await shop.order(own, 8, 8_000, declined))
    const { orderId } = placed.json().data
    const refused = await shop.submit(browser, await shop.order(own, 9, 8_999, { cartKey }))
    expect(refused.json()).toMatchObject({ status: 0, code: 'PRICE_CHANGED' })
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
  })
})
