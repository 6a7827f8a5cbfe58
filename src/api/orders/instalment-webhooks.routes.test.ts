import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
const { database } = shop

type Instalments = 'TABBY' | 'TAMARA'
const BOTH: readonly Instalments[] = ['TABBY', 'TAMARA']

const DAY = 86_400

/** A notification of Tamara's, signed so many days ago. */
function tamaraToken(daysAgo = 0): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = `${part({ alg: 'HS256' })}.${part({ iat: Math.floor(Date.now() / 1_000) - daysAgo * DAY })}`
  const signed = createHmac('sha256', shop.sandbox.keys.tamaraNotification).update(head).digest('base64url')
  return `${head}.${signed}`
}

/** What a provider calls to say of a payment; `daysAgo` is when it was signed first. */
const notify = (provider: Instalments, gatewayId: string, { daysAgo = 0 } = {}) =>
  provider === 'TABBY'
    ? shop
        .browser()
        .send(
          'POST',
          '/payments/webhooks/tabby',
          { id: gatewayId, status: 'authorized', refunds: null, captures: null },
          { 'x-webhook-secret': shop.sandbox.keys.tabbyWebhook },
        )
    : shop.browser().send('POST', `/payments/webhooks/tamara?tamaraToken=${tamaraToken(daysAgo)}`, {
        order_id: gatewayId,
        event_type: 'order_approved',
      })

/** An order agreed on at the provider's page, of which the shop has not heard yet. */
async function agreed(paymentMethod: Instalments) {
  const body = await shop.order(await shop.goods(null, { price: 15_000 }), 1, 15_000, {
    paymentMethod,
    sourceToken: undefined,
  })
  const browser = await shop.newCustomer()
  const { paymentId, redirectUrl, orderId } = (await shop.submit(browser, body)).json().data
  await shop.sandbox.answerPage(redirectUrl, { answer: 'pay' })
  const { gateway_id: gatewayId } = await shop.one('select gateway_id from payment_attempt where id = $1', [paymentId])
  await database.pool.query('update payment_attempt set checked_at = null')
  return { orderId: String(orderId), gatewayId: String(gatewayId) }
}

const paymentsOf = (orderId: string) =>
  shop.one('select count(*)::int as n, coalesce(sum(captured), 0)::int as sum from payment where order_id = $1', [
    orderId,
  ])

describe.each(BOTH)('a notification of %s', (provider) => {
  test('that comes twice, and again after a week, pays once', async () => {
    const { orderId, gatewayId } = await agreed(provider)
    await notify(provider, gatewayId)
    await notify(provider, gatewayId)
    await shop.runJobs()
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'PENDING' })
    await database.pool.query("delete from webhook_event where received_at < now() + interval '1 minute'")
    expect((await notify(provider, gatewayId, { daysAgo: 7 })).statusCode).toBe(200)
    await shop.runJobs()
    expect(await paymentsOf(orderId)).toEqual({ n: 1, sum: 15_000 })
  })

  test('that comes before anything was agreed on is taken, and pays nothing', async () => {
    const body = await shop.order(await shop.goods(null, { price: 15_000 }), 1, 15_000, {
      paymentMethod: provider,
      sourceToken: undefined,
    })
    const { paymentId, orderId } = (await shop.submit(await shop.newCustomer(), body)).json().data
    const { gateway_id: id } = await shop.one('select gateway_id from payment_attempt where id = $1', [paymentId])
    await database.pool.query('update payment_attempt set checked_at = null')
    expect((await notify(provider, String(id))).statusCode).toBe(200)
    await shop.runJobs()
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
    expect(await paymentsOf(orderId)).toEqual({ n: 0, sum: 0 })
  })

  test('about an order of another shop is taken, and leads to nothing', async () => {
    const before = await shop.one('select count(*)::int as n from payment')
    expect((await notify(provider, randomUUID())).statusCode).toBe(200)
    await shop.runJobs()
    expect(await shop.one('select count(*)::int as n from payment')).toEqual(before)
  })

  test('that is forged is refused, and leaves no trace', async () => {
    const { gatewayId } = await agreed(provider)
    const events = 'select count(*)::int as n from webhook_event'
    const before = await shop.one(events)
    const [path, body, headers] =
      provider === 'TABBY'
        ? ([
            '/payments/webhooks/tabby',
            { id: gatewayId, status: 'authorized' },
            { 'x-webhook-secret': 'tabby-webhook-of-another-shop' },
          ] as const)
        : ([
            `/payments/webhooks/tamara?tamaraToken=${tamaraToken().slice(0, -8)}`,
            { order_id: gatewayId, event_type: 'order_approved' },
            {},
          ] as const)
    expect((await shop.browser().send('POST', path, body, headers)).statusCode).toBe(401)
    expect(await shop.one(events)).toEqual(before)
  })
})

test('a notification of Tamara that was signed nine days ago is refused; the money is found all the same', async () => {
  const { orderId, gatewayId } = await agreed('TAMARA')
  expect((await notify('TAMARA', gatewayId, { daysAgo: 9 })).statusCode).toBe(401)
  const { id } = await shop.one('select id from payment_attempt where order_id = $1', [orderId])
  await shop.parts.jobs.check(String(id))
  expect(await paymentsOf(orderId)).toEqual({ n: 1, sum: 15_000 })
})

test('a capture after the order was cancelled at Tamara is refused, with one alarm', async () => {
  const { orderId, gatewayId } = await agreed('TAMARA')
  await notify('TAMARA', gatewayId)
  await shop.runJobs()
  const { number } = await shop.orderOf(orderId)
  await fetch(`${shop.sandbox.url}/tamara/orders/${gatewayId}/cancel`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.sandbox.keys.tamaraToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ total_amount: { amount: 150, currency: 'SAR' } }),
  })
  await shop.parts.moves.accept(number)
  await shop.parts.moves.ready(number)
  const alarms = shop.alerts.length
  await shop.parts.jobs.resume()
  await shop.parts.jobs.resume()
  expect(shop.alerts.slice(alarms)).toEqual(['a provider refused a capture: see the order in its dashboard'])
  const capture = await shop.one('select capture_due, capture_tries from payment where order_id = $1', [orderId])
  expect(capture).toEqual({ capture_due: true, capture_tries: 1 })
})
