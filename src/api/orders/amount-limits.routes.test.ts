import { expect, test } from 'vitest'
import { orderShop } from '#testing/order-shop.ts'
import type { Row } from '#testing/order-shop.ts'

/** A shop whose agreements name limits of their own. */
const shop = await orderShop({
  limits: { TABBY: { least: 2_000, most: 250_000 }, TAMARA: { least: 5_000, most: 300_000 } },
})

test.each([
  [1_999, 'TOO_LOW', 'TOO_LOW'],
  [2_000, null, 'TOO_LOW'],
  [250_000, null, null],
  [250_001, 'TOO_HIGH', null],
  [300_001, 'TOO_HIGH', 'TOO_HIGH'],
])('for %i halalas: Tabby %s, Tamara %s', async (total, tabby, tamara) => {
  const { data } = (await shop.browser().send('GET', `/payments/methods?total=${total}`)).json()
  const hidden = Object.fromEntries(data.methods.map((each: Row) => [each['method'], each['hidden']]))
  expect(hidden).toMatchObject({ TABBY: tabby, TAMARA: tamara })
})

test.each([
  ['TABBY', 1_999],
  ['TABBY', 250_001],
  ['TAMARA', 4_999],
  ['TAMARA', 300_001],
])('an order by %s of %i halalas is refused, and the provider is not asked', async (paymentMethod, total) => {
  const before = (await shop.sandbox.ledger()).length
  const body = await shop.order(await shop.goods(null, { price: total }), 1, total, {
    paymentMethod,
    sourceToken: undefined,
  })
  const refused = await shop.submit(await shop.newCustomer(), body)
  expect(refused.json()).toMatchObject({ code: 'METHOD_NOT_OFFERED' })
  expect((await shop.sandbox.ledger()).length).toBe(before)
})
