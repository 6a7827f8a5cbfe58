import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { couponForm } from '#testing/office-changes/coupon-form.ts'
import { testOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
const office = await testOffice(shop.database)
afterAll(() => office.app.close())

test('the discounts of orders that count are summed, and those of a cancelled payment are not', async () => {
  const manager = await office.desk('manager')
  const { id } = (await manager.send('POST', '/coupons', { code: 'SUM10', ...couponForm() })).json().data
  const use = async () => (await manager.send('GET', `/coupons/${id}`)).json().data
  const price = await shop.goods(null, { price: 1000 })
  const buy = async (quantity: number) => {
    const browser = await shop.newCustomer()
    const more = { couponCode: 'SUM10', cartKey: randomUUID() }
    const body = await shop.order(price, quantity, quantity * 900, more)
    const { paymentId } = (await shop.submit(browser, body)).json().data
    return { browser, paymentId }
  }
  const { browser, paymentId } = await buy(2)
  expect(await use()).toMatchObject({ uses: 1, given: 200 })
  await browser.send('POST', `/payments/${paymentId}/cancel`)
  expect(await use()).toMatchObject({ uses: 0, given: 0 })
  await shop.frictionless()
  await buy(1)
  expect(await use()).toMatchObject({ uses: 1, given: 100 })
})
