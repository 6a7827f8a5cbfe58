import { expect, test } from 'vitest'
import { orderShop } from '#testing/order-shop.ts'

/** A shop whose keys no gateway accepts: a mistake on the first day, or keys that were replaced at the vendor. */
const shop = await orderShop({
  wrongKeys: { moyasarSecret: 'sk_test_other', tabbySecret: 'sk_test_other', tamaraToken: 'other' },
})

const METHODS = [
  ['CARD', {}, 'MOYASAR'],
  ['STC_PAY', { sourceToken: '0551234567' }, 'MOYASAR'],
  ['TABBY', { sourceToken: undefined }, 'TABBY'],
  ['TAMARA', { sourceToken: undefined }, 'TAMARA'],
] as const

test.each(METHODS)('%s is not available now: no refusal of the card or the customer, and an alarm', async (...row) => {
  const [paymentMethod, more, vendor] = row
  shop.refusals.splice(0)
  const browser = await shop.newCustomer()
  const price = await shop.goods(5, { price: 15_000 })
  const placed = await shop.submit(browser, await shop.order(price, 1, 15_000, { paymentMethod, ...more }))
  expect(placed.json().data).toMatchObject({ status: 'FAILED', declineCode: 'GATEWAY_AWAY', redirectUrl: null })
  expect(shop.refusals).toEqual([expect.objectContaining({ vendor, status: 401, isAlarm: true })])
  expect(JSON.stringify(shop.refusals)).not.toMatch(/sara|055|token_/i)
  // The order waits with its goods: it can be paid another way.
  const { orderId } = placed.json().data
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
  expect(await shop.stockOf(price)).toBe(4)
  expect(await shop.charged()).toBe(0)
})

test.each([
  ['en', 'not available right now'],
  ['ar', 'غير متاحة الآن'],
])('a card that cannot be looked up is not called refused (%s)', async (language, words) => {
  const browser = await shop.newCustomer()
  const token = await shop.sandbox.activeToken('4201320111111010')
  const added = await browser.send('POST', '/credit-cards', { token }, { 'accept-language': language })
  expect(added.statusCode).toBe(503)
  expect(added.json()).toMatchObject({
    code: 'GATEWAY_AWAY',
    message: expect.stringContaining(words),
  })
})
