import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertCoupon } from '#testing/cart-fixture.ts'
import { orderShop } from '#testing/order-shop.ts'
import type { Row } from '#testing/order-shop.ts'
import { walletToken } from '#testing/stand-ins/wallet-token.ts'

const shop = await orderShop()
const { database } = shop

describe('other ways to pay', () => {
  test.each([
    ['TABBY', 15_000],
    ['TAMARA', 15_000],
  ] as const)('%s: agreed on its page', async (paymentMethod, total) => {
    const browser = await shop.newCustomer()
    const body = await shop.order(await shop.goods(null, { price: total }), 1, total, {
      paymentMethod,
      sourceToken: undefined,
    })
    const { paymentId, redirectUrl, orderId } = (await shop.submit(browser, body)).json().data
    const back = await shop.sandbox.answerPage(redirectUrl, { answer: 'pay' })
    await shop.browser().send('GET', new URL(back).pathname.replace('/api', '') + new URL(back).search)
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status: 'PAID' })
    await browser.send('DELETE', `/carts/profile/${orderId}`)
    await shop.runJobs()
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status: 'REFUNDED' })
  })

  test.each([
    ['TABBY', 'cancel', 'CANCELLED'],
    ['TABBY', 'refuse', 'FAILED'],
    ['TAMARA', 'cancel', 'CANCELLED'],
    ['TAMARA', 'refuse', 'FAILED'],
  ] as const)('%s: what is not agreed to (%s) is %s, and can be tried again', async (paymentMethod, answer, status) => {
    const browser = await shop.newCustomer()
    const body = await shop.order(await shop.goods(null, { price: 15_000 }), 1, 15_000, {
      paymentMethod,
      sourceToken: undefined,
    })
    const { paymentId, redirectUrl, orderId } = (await shop.submit(browser, body)).json().data
    const back = await shop.sandbox.answerPage(redirectUrl, { answer })
    await shop.browser().send('GET', new URL(back).pathname.replace('/api', '') + new URL(back).search)
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status })
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
  })

  test('are the same in every city, which is taken all the same (A-C2)', async () => {
    const ask = async (query: string) => (await shop.browser().send('GET', `/payments/methods?${query}`)).json()
    expect(await ask('total=50000&city=1')).toEqual(await ask('total=50000'))
    expect(await ask('total=50000&city=x')).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'city' }] })
  })

  test('instalments are not offered below their limit', async () => {
    const { data } = (await shop.browser().send('GET', '/payments/methods?total=500')).json()
    expect(data.cardGateway.publishableKey).toBe(shop.sandbox.keys.moyasarPublishable)
    const hidden = Object.fromEntries(data.methods.map((each: Row) => [each['method'], each['hidden']]))
    expect(hidden).toEqual({
      CARD: null,
      SAVED_CARD: null,
      APPLE_PAY: null,
      STC_PAY: null,
      TABBY: 'TOO_LOW',
      TAMARA: 'TOO_LOW',
      BANK_TRANSFER: 'TOO_LOW',
    })
    const browser = await shop.newCustomer()
    const body = await shop.order(await shop.goods(null, { price: 500 }), 1, 500, {
      paymentMethod: 'TABBY',
      sourceToken: undefined,
    })
    expect((await shop.submit(browser, body)).json()).toMatchObject({ code: 'METHOD_NOT_OFFERED' })
  })

  test.each([
    [25_000, 'PAID'],
    [115_000, 'FAILED'],
  ] as const)('Apple Pay: what its sheet hands over pays %i at once, or not: %s', async (total, status) => {
    const browser = await shop.newCustomer()
    const body = await shop.order(await shop.goods(null, { price: total }), 1, total, {
      paymentMethod: 'APPLE_PAY',
      sourceToken: JSON.stringify(walletToken),
    })
    const placed = (await shop.submit(browser, body)).json().data
    expect(placed).toMatchObject({ status, redirectUrl: null, clientAction: null })
    expect((await browser.send('GET', `/payments/${placed.paymentId}`)).json().data).toMatchObject({
      status,
      method: 'APPLE_PAY',
      declineCode: status === 'PAID' ? null : 'NO_FUNDS',
    })
  })

  test('a bank transfer waits for days, and is paid when staff has seen it', async () => {
    const browser = await shop.newCustomer()
    const body = await shop.order(await shop.goods(2, { price: 20_000 }), 1, 20_000, {
      paymentMethod: 'BANK_TRANSFER',
      sourceToken: undefined,
    })
    const { orderId, orderNumber, clientAction } = (await shop.submit(browser, body)).json().data
    expect(clientAction).toMatchObject({
      type: 'BANK_TRANSFER',
      reference: String(orderNumber),
      account: { iban: /^SA/ },
    })
    await shop.parts.sweep()
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
    expect((await shop.parts.refunds.transferArrived(orderNumber, { amount: 20_000, senderIban: null })).ok).toBe(true)
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'PENDING' })
    expect(await shop.parts.refunds.transferArrived(orderNumber, { amount: 20_000, senderIban: null })).toMatchObject({
      ok: false,
    })
  })

  test('what costs nothing needs no gateway', async () => {
    const browser = await shop.newCustomer()
    await insertCoupon(database.db, { code: 'ALLFREE', more: { percent: 100 } })
    const body = await shop.order(await shop.goods(1), 1, 0, { couponCode: 'allfree' })
    expect((await shop.submit(browser, body)).json().data).toMatchObject({ status: 'PAID', amount: 0 })
  })

  test('a payment can be given up, and everything is free again', async () => {
    const browser = await shop.newCustomer()
    await insertCoupon(database.db, { code: 'ONCE', more: { usage_limit: 1 } })
    const price = await shop.goods(1)
    const body = await shop.order(price, 1, 900, { couponCode: 'ONCE', cartKey: randomUUID() })
    const { paymentId, orderId } = (await shop.submit(browser, body)).json().data
    expect(await shop.stockOf(price)).toBe(0)
    const given = await browser.send('POST', `/payments/${paymentId}/cancel`)
    expect(given.json()).toMatchObject({
      message: 'You have cancelled the payment process',
      data: { status: 'CANCELLED' },
    })
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'EXPIRED', moved_by: 'CUSTOMER' })
    expect(await shop.stockOf(price)).toBe(1)
    expect((await shop.submit(browser, body)).json().data.orderId).not.toBe(orderId)
  })

  test('a coupon with one use is used by one of many who try at once', async () => {
    await shop.frictionless()
    await insertCoupon(database.db, { code: 'FIRST1', more: { usage_limit: 1 } })
    const price = await shop.goods()
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.newCustomer()))
    const bodies = await Promise.all(buyers.map(() => shop.order(price, 1, 900, { couponCode: 'FIRST1' })))
    const answers = await Promise.all(buyers.map((browser, index) => shop.submit(browser, bodies[index]!)))
    const codes = answers.map((answer) => answer.json().code ?? 'placed')
    expect(codes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'COUPON_LIMIT_REACHED'), 'placed'])
  })
})
