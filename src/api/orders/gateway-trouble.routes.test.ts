import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PAID_CARD } from '#testing/orders/order-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
const { database } = shop

describe('when the gateway is not itself', () => {
  test.each(['RESET_AFTER', 'ERROR_AFTER', 'GARBAGE'])(
    'money taken and the answer lost (%s) ends in one paid order',
    async (mode) => {
      await shop.frictionless([{ call: 'charge', mode, times: 1, chance: 1 }])
      const browser = await shop.newCustomer()
      const placed = await shop.submit(browser, await shop.order(await shop.goods(), 1, 1_000))
      expect(placed.json().data).toMatchObject({ status: 'AUTHORIZED' })
      const { paymentId, orderId } = placed.json().data
      // The order must not be paid again meanwhile.
      const again = { orderId, paymentMethod: 'CARD', sourceToken: await shop.sandbox.cardToken(PAID_CARD) }
      await shop.sandbox.setFaults({ rules: [{ call: 'find', mode: 'ERROR_BEFORE', times: 1, chance: 1 }] })
      const refused = await browser.send('POST', '/payments', again, { 'idempotency-key': randomUUID() })
      expect(refused.json()).toMatchObject({ code: 'PAYMENT_IN_PROGRESS' })
      await shop.sandbox.setFaults({})
      await database.pool.query('update payment_attempt set checked_at = null')
      await shop.runJobs()
      expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status: 'PAID' })
      expect(await shop.orderOf(orderId)).toMatchObject({ status: 'PENDING' })
    },
  )

  test('another amount than asked for pays nothing and goes back', async () => {
    const before = await shop.charged()
    await shop.frictionless([{ call: 'charge', mode: 'WRONG_AMOUNT', times: 1, chance: 1 }])
    const browser = await shop.newCustomer()
    const placed = await shop.submit(browser, await shop.order(await shop.goods(), 1, 1_000))
    const { orderId } = placed.json().data
    await shop.runJobs()
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
    expect(await shop.one('select reason, state, amount from refund where order_id = $1', [orderId])).toEqual({
      reason: 'WRONG_AMOUNT',
      state: 'DONE',
      amount: 999,
    })
    expect((await shop.charged()) - before).toBe(0)
  })

  const expire = async (orderId: string) => {
    await database.pool.query(`update customer_order set hold_expires_at = now() - interval '1 second' where id = $1`, [
      orderId,
    ])
    await shop.parts.sweep()
  }

  test('paid after its time, an order is revived when its goods are still there', async () => {
    const browser = await shop.newCustomer()
    const price = await shop.goods(1)
    const { orderId, paymentId, redirectUrl } = (await shop.submit(browser, await shop.order(price, 1, 1_000))).json()
      .data
    await expire(orderId)
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'EXPIRED' })
    expect(await shop.stockOf(price)).toBe(1)
    await shop.sandbox.answerPage(redirectUrl, { code: '123456', answer: 'pay' })
    await database.pool.query('update payment_attempt set checked_at = null')
    await shop.parts.jobs.check(paymentId)
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'PENDING' })
    expect(await shop.stockOf(price)).toBe(0)
  })

  test.each([
    ['sold meanwhile', 'update product_price set remaining_quantity = 0 where id = $1'],
    ['dearer meanwhile', 'update product_price set price = 1001 where id = $1'],
  ])('paid after its time with its goods %s, all money goes back', async (_, change) => {
    const before = await shop.charged()
    const browser = await shop.newCustomer()
    const price = await shop.goods(1)
    const { orderId, paymentId, redirectUrl } = (await shop.submit(browser, await shop.order(price, 1, 1_000))).json()
      .data
    await expire(orderId)
    await database.pool.query(change, [price])
    await shop.sandbox.answerPage(redirectUrl, { code: '123456', answer: 'pay' })
    await database.pool.query('update payment_attempt set checked_at = null')
    await shop.parts.jobs.check(paymentId)
    await shop.runJobs()
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'EXPIRED' })
    expect((await shop.charged()) - before).toBe(0)
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status: 'REFUNDED' })
  })

  test('an attempt given up that is paid after all pays nothing twice', async () => {
    const before = await shop.charged()
    const browser = await shop.newCustomer()
    const first = (await shop.submit(browser, await shop.order(await shop.goods(), 1, 1_000))).json().data
    await shop.frictionless()
    const again = {
      orderId: first.orderId,
      paymentMethod: 'CARD',
      sourceToken: await shop.sandbox.cardToken(PAID_CARD),
    }
    const second = await browser.send('POST', '/payments', again, { 'idempotency-key': randomUUID() })
    expect(second.json().data).toMatchObject({ status: 'PAID' })
    await shop.sandbox.answerPage(first.redirectUrl, { code: '123456', answer: 'pay' })
    await database.pool.query('update payment_attempt set checked_at = null')
    await shop.parts.jobs.check(first.paymentId)
    await shop.runJobs()
    expect((await shop.charged()) - before).toBe(1_000)
    expect(await shop.one('select reason from refund where order_id = $1', [first.orderId])).toEqual({
      reason: 'SURPLUS',
    })
  })
})

describe('what gateways call to say', () => {
  const callWebhook = (provider: string, body: object) =>
    shop.browser().send('POST', `/payments/webhooks/${provider}`, body)
  const event = (id: string, secret = shop.sandbox.keys.moyasarWebhook) => ({
    id: `evt-${id}`,
    type: 'payment_paid',
    secret_token: secret,
    data: { id },
  })

  test('is handled once, however often it is delivered, and looked up', async () => {
    const browser = await shop.newCustomer()
    const { paymentId, redirectUrl, orderId } = (
      await shop.submit(browser, await shop.order(await shop.goods(), 1, 1_000))
    ).json().data
    // Delivered before anything was paid: nothing happens.
    expect((await callWebhook('moyasar', event(paymentId))).statusCode).toBe(200)
    await shop.runJobs()
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
    await shop.sandbox.answerPage(redirectUrl, { code: '123456', answer: 'pay' })
    await database.pool.query('update payment_attempt set checked_at = null')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => callWebhook('moyasar', { ...event(paymentId), id: 'evt-2' })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await shop.runJobs()
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'PENDING' })
    expect(await shop.one('select count(*)::int as n from payment where order_id = $1', [orderId])).toEqual({ n: 1 })
  })

  test('forged leaves no trace', async () => {
    const rows = () => shop.one('select count(*)::int as n from webhook_event')
    const before = await rows()
    expect((await callWebhook('moyasar', event(randomUUID(), 'wrong'))).statusCode).toBe(401)
    expect((await callWebhook('moyasar', {})).statusCode).toBe(401)
    expect((await callWebhook('tabby', { id: 'x', status: 'authorized' })).statusCode).toBe(401)
    expect((await callWebhook('tamara', { order_id: 'x' })).statusCode).toBe(401)
    expect((await callWebhook('paypal', {})).statusCode).toBe(404)
    expect((await callWebhook('none', {})).statusCode).toBe(404)
    expect(await rows()).toEqual(before)
    expect((await callWebhook('moyasar', event(randomUUID()))).statusCode).toBe(200)
  })
})
