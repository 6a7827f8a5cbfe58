import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PAID_CARD } from '#testing/orders/order-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
const { database } = shop

const callWebhook = (id: string, eventId: string = randomUUID()) =>
  shop.browser().send('POST', '/payments/webhooks/moyasar', {
    id: eventId,
    type: 'payment_paid',
    secret_token: shop.sandbox.keys.moyasarWebhook,
    data: { id },
  })

const paymentsOf = (orderId: string) =>
  shop.one('select count(*)::int as n from payment where order_id = $1', [orderId])

describe('an event of Moyasar', () => {
  test('that comes again after a week, and after it was forgotten here, changes nothing', async () => {
    const { id, paymentId } = await shop.paidOrder()
    await callWebhook(paymentId, 'evt-week')
    await shop.runJobs()
    await database.pool.query("update webhook_event set received_at = now() - interval '7 days'")
    expect((await callWebhook(paymentId, 'evt-week')).statusCode).toBe(200)
    await database.pool.query("update webhook_event set received_at = now() - interval '31 days'")
    await shop.parts.jobs.resume()
    expect((await callWebhook(paymentId, 'evt-week')).statusCode).toBe(200)
    await shop.runJobs()
    expect(await paymentsOf(id)).toEqual({ n: 1 })
    expect(await shop.orderOf(id)).toMatchObject({ status: 'PENDING' })
  })

  test('about an order of another shop is taken, and leads to nothing', async () => {
    const before = await shop.one('select count(*)::int as n from payment')
    expect((await callWebhook(randomUUID())).json()).toEqual({ received: true })
    await shop.runJobs()
    expect(await shop.one('select count(*)::int as n from payment')).toEqual(before)
  })

  test('that names a payment of another order pays neither with it', async () => {
    const paid = await shop.paidOrder()
    await shop.sandbox.setFaults({})
    const browser = await shop.newCustomer()
    const open = (await shop.submit(browser, await shop.order(await shop.goods(), 1, 1_000))).json().data
    await callWebhook(paid.paymentId)
    await shop.runJobs()
    expect(await shop.orderOf(open.orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
    expect(await paymentsOf(paid.id)).toEqual({ n: 1 })
  })
})

describe('a saved card', () => {
  test('that expired between two orders is shown as such and asked for again, with nothing charged', async () => {
    const browser = await shop.newCustomer()
    const token = await shop.sandbox.activeToken(PAID_CARD)
    const { id } = (await browser.send('POST', '/credit-cards', { token })).json().data
    await database.pool.query('update saved_card set expiry_year = 2024 where id = $1', [id])
    const before = await shop.charged()
    const body = { paymentMethod: 'SAVED_CARD', cardId: id, sourceToken: undefined }
    const placed = await shop.submit(browser, await shop.order(await shop.goods(), 1, 1_000, body))
    expect(placed.json()).toMatchObject({ code: 'CARD_EXPIRED' })
    expect((await browser.send('GET', '/credit-cards')).json().data).toMatchObject([{ isExpired: true }])
    expect(await shop.charged()).toBe(before)
  })
})

describe('an amount', () => {
  test.each([
    ['below a riyal', 99],
    ['above what the account takes', 10_000_001],
  ])('%s is not offered to be paid by card', async (_, total) => {
    const browser = await shop.newCustomer()
    const price = await shop.goods(null, { price: total })
    const placed = await shop.submit(browser, await shop.order(price, 1, total))
    expect(placed.json()).toMatchObject({ code: 'METHOD_NOT_OFFERED' })
  })
})

describe('refunds of one payment', () => {
  test('go one after the other: the second waits until the first is certain', async () => {
    const { id } = await shop.paidOrder()
    const { number } = await shop.orderOf(id)
    const before = await shop.charged()
    await shop.frictionless([{ call: 'refund', mode: 'ERROR_AFTER', times: 1, chance: 1 }])
    expect(await shop.parts.refunds.refund(number, 500)).toMatchObject({ ok: true })
    expect(await shop.parts.refunds.refund(number, 700)).toMatchObject({ ok: true })
    await shop.runJobs()
    const states = async () =>
      (await database.pool.query('select amount, state from refund where order_id = $1 order by amount', [id])).rows
    expect(await states()).toEqual([
      { amount: 500, state: 'UNKNOWN' },
      { amount: 700, state: 'PENDING' },
    ])
    await database.pool.query(
      "update refund set created_at = now() - interval '5 minutes', sent_at = now() - interval '5 minutes'",
    )
    await shop.parts.jobs.resume()
    await shop.parts.jobs.resume()
    expect(await states()).toEqual([
      { amount: 500, state: 'DONE' },
      { amount: 700, state: 'DONE' },
    ])
    expect(before - (await shop.charged())).toBe(1_200)
  })
})
