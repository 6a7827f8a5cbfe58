import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TestBrowser } from '#testing/customer-api.ts'
import { PAID_CARD } from '#testing/orders/order-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const NO_FUNDS = '4201320000311101'

const shop = await orderShop({ ordersAnHour: 6 })
const { database } = shop

const codesOf = (answers: readonly { json: () => { code?: string; status: number } }[]) =>
  answers.map((answer) => answer.json().code ?? answer.json().status)

async function submitMany(browser: TestBrowser, times: number, body: object): Promise<(string | number)[]> {
  const codes: (string | number)[] = []
  for (let n = 0; n < times; n += 1) codes.push(...codesOf([await shop.submit(browser, body)]))
  return codes
}

describe('orders that are not paid', () => {
  test('count while they may take money, and not once their attempt ended without a charge', async () => {
    await shop.frictionless()
    const browser = await shop.newCustomer()
    const price = await shop.goods(9)
    const refused = await shop.order(price, 1, 1_000, { sourceToken: await shop.sandbox.cardToken(NO_FUNDS) })
    expect(await submitMany(browser, 4, refused)).toEqual([1, 1, 1, 1])
    // What the orders before held is free again where it would have blocked the next one.
    expect(await shop.stockOf(price)).toBeGreaterThanOrEqual(7)
    expect((await shop.submit(browser, await shop.order(price, 1, 1_000))).json().data.status).toBe('PAID')
  })

  test('do not keep their customer out after a crash before the gateway was asked', async () => {
    await shop.frictionless()
    const browser = await shop.newCustomer()
    const price = await shop.goods(9)
    await shop.sandbox.setFaults({})
    const sourceToken = await shop.sandbox.activeToken(PAID_CARD)
    const waiting = await shop.order(price, 1, 1_000, { sourceToken })
    expect(await submitMany(browser, 3, waiting)).toEqual([1, 1, 'TOO_MANY_UNPAID'])
    // As a process leaves them that was killed between placing and asking.
    await database.pool.query(
      `update customer_order set hold_expires_at = now() + interval '20 minutes' where status = 'AWAITING_PAYMENT'`,
    )
    const { rows } = await database.pool.query(
      `select a.id, a.order_id from payment_attempt a join customer_order o on o.id = a.order_id
       join customer_identifier i on i.customer_id = o.customer_id where i.value = $1`,
      [browser.email],
    )
    await database.pool.query('delete from payment_attempt where id = any($1)', [rows.map(({ id }) => id)])
    await database.pool.query(
      `insert into payment_attempt (order_id, provider, method, amount, created_at)
       select unnest($1::uuid[]), 'MOYASAR', 'CARD', 1000, now() - interval '5 minutes'`,
      [rows.map(({ order_id: id }) => id)],
    )
    await shop.frictionless()
    const next = await shop.submit(browser, await shop.order(price, 1, 1_000))
    expect(next.json().data).toMatchObject({ status: 'PAID' })
    expect(await shop.stockOf(price)).toBe(8)
  })

  test('by transfer that a process left behind while asking are waited for all the same', async () => {
    const browser = await shop.newCustomer()
    const price = await shop.goods(null, { price: 20_000 })
    const body = await shop.order(price, 1, 20_000, { paymentMethod: 'BANK_TRANSFER', sourceToken: undefined })
    const { orderId } = (await shop.submit(browser, body)).json().data
    await database.pool.query('delete from payment_attempt where order_id = $1', [orderId])
    await database.pool.query(
      `insert into payment_attempt (order_id, provider, method, amount, state, sent_at)
       values ($1, 'BANK', 'BANK_TRANSFER', 20000, 'SENT', now() - interval '1 minute')`,
      [orderId],
    )
    await shop.parts.sweep()
    expect((await browser.send('GET', '/carts/unpaid')).json().data).toMatchObject([
      { orderId, status: 'REQUIRES_ACTION' },
    ])
  })
})

describe('the limit of orders an hour', () => {
  test('counts an order once, however often its request is sent', async () => {
    await shop.frictionless()
    const browser = await shop.newCustomer()
    const price = await shop.goods(50)
    const body = await shop.order(price, 1, 1_000)
    const key = randomUUID()
    const replayed = await Promise.all(Array.from({ length: 50 }, () => shop.submit(browser, body, key)))
    expect(new Set(codesOf(replayed))).toEqual(new Set([1]))
    for (let n = 1; n < 6; n += 1) {
      const sourceToken = await shop.sandbox.cardToken(PAID_CARD)
      expect(codesOf([await shop.submit(browser, { ...body, sourceToken })])).toEqual([1])
    }
    const refused = await shop.submit(browser, body)
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await shop.submit(browser, body, key)).json().status).toBe(1)
    const other = await shop.newCustomer()
    expect((await shop.submit(other, body)).statusCode).toBe(200)
  })

  test('limits how many discount codes are tried', async () => {
    const browser = await shop.newCustomer()
    const body = await shop.order(await shop.goods(), 1, 1_000, { couponCode: 'NOBODYKNOWS' })
    expect(codesOf([await shop.submit(browser, body)])).toEqual(['COUPON_INVALID'])
    const { rows } = await database.pool.query(
      `select sum(points)::int as used from rate_limit where key like 'coupon-guess:%'`,
    )
    expect(rows[0].used).toBe(1)
  })
})

describe('files of designs', () => {
  const line = { key: 'a', quantity: 1, designMode: 'UPLOAD', artworkIds: ['x'] }

  test('that were never uploaded are refused wherever a cart is sent', async () => {
    const browser = await shop.newCustomer()
    const productPrice = String(await shop.goods())
    const items = [{ ...line, productPrice }]
    const answers = [
      await shop.submit(browser, await shop.order(Number(productPrice), 1, 1_000, { items })),
      await browser.send('POST', '/carts/quote', { items }),
      await browser.send('POST', '/carts/merge', { items }),
      await browser.send('POST', '/carts/merge', { items: [], saved: items }),
      await browser.send('PUT', '/carts/current', { items, version: 0 }),
      await browser.send('POST', '/carts/export', { items, format: 'csv' }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode, answer.body).toBe(400)
      expect(answer.json()).toMatchObject({
        code: 'VALIDATION',
        errors: [{ code: 'artwork_unknown', message: 'This file was not found. Upload it again' }],
      })
    }
    const arabic = await browser.send('POST', '/carts/quote', { items }, { 'accept-language': 'ar' })
    expect(arabic.json().errors[0].message).toMatch(/الملف/)
    expect((await browser.send('GET', '/carts/unpaid')).json().data).toEqual([])
  })

  test('are the customer’s own, or the order names the line that has another’s', async () => {
    await shop.frictionless()
    const [browser, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const price = await shop.goods(50)
    const [own, foreign, deleted] = [await sent(browser.email), await sent(other.email), await sent(browser.email)]
    await database.pool.query(
      `update artwork_version set state = 'DELETED', storage_key = null, deleted_at = now() where id = $1`,
      [deleted],
    )
    const items = (artworkIds: string[]) => [
      { key: 'a', productPrice: String(price), quantity: 1 },
      { key: 'b', productPrice: String(price), quantity: 1, designMode: 'UPLOAD', artworkIds, notes: 'b' },
    ]
    for (const id of [foreign, deleted, randomUUID()]) {
      const refused = await shop.submit(browser, await shop.order(price, 1, 2_000, { items: items([own, id]) }))
      expect(refused.json()).toMatchObject({
        code: 'VALIDATION',
        errors: [{ field: 'items.1.artworkIds', code: 'artwork_unknown' }],
      })
    }
    const bought = await shop.submit(browser, await shop.order(price, 1, 2_000, { items: items([own]) }))
    expect(bought.json().data, bought.body).toMatchObject({ status: 'PAID' })
    const { orderId } = bought.json().data
    const { rows } = await database.pool.query(
      `select u.version_id, u.set_by from line_artwork u join order_line l on l.id = u.line_id where l.order_id = $1`,
      [orderId],
    )
    expect(rows).toEqual([{ version_id: own, set_by: 'CUSTOMER' }])
    const again = await browser.send('POST', `/carts/profile/${orderId}/reorder`, {})
    expect(again.json().data.items.map((item: { artworkIds: string[] }) => item.artworkIds)).toEqual([[], [own]])
  })
})

/** A file of a customer; answers the id of its version. */
async function sent(email: string): Promise<string> {
  const { rows } = await database.pool.query(
    `with sent as (
       insert into artwork (customer_id) select customer_id from customer_identifier where value = $1 returning id)
     insert into artwork_version (artwork_id, number, source, label, byte_length, sha256, storage_key, delete_after)
     select id, 1, 'UPLOAD', 'card.pdf', 7, sha256('a'), gen_random_uuid(), now() + interval '1 day' from sent
     returning id`,
    [email],
  )
  return rows[0].id
}
