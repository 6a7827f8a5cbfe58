import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#db/invariants.ts'
import { insertCoupon } from '#testing/cart-fixture.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { PAID_CARD, testOrders } from '#testing/order-api.ts'
import type { TestOrders } from '#testing/order-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let shop: TestOrders
let category: number
beforeAll(async () => {
  database = await testDatabase()
  shop = await testOrders(database)
  category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards', ar: 'بطاقات' } })
})
afterEach(async () => {
  await shop.sandbox.setFaults({})
  await shop.runJobs()
  await noViolations()
})
afterAll(async () => {
  await shop.close()
  await database.close()
})

/** A row or an object of JSON, of which a test knows what it holds. */
type Row = Readonly<Record<string, unknown>>

/** Everything that must never be wrong is right. */
async function noViolations(): Promise<void> {
  const found = await findViolations(database.pool)
  if (found.length > 0) throw new Error(`broken: ${JSON.stringify(found)}`)
}

let count = 0
/** A product price of SAR 10.00 with so many pieces left; null is made to order. */
async function goods(remaining: number | null = null, more: object = {}): Promise<number> {
  const id = await insertProduct(database.db, { code: `P-${(count += 1)}`, categoryId: category, remaining, ...more })
  return one('select id from product_price where product_id = $1', [id]).then(({ id: priceId }) => Number(priceId))
}

async function one(text: string, values: unknown[] = []): Promise<Row> {
  return (await database.pool.query(text, values)).rows[0] ?? {}
}
const orderOf = async (id: string): Promise<Row & { number: number }> => {
  const row = await one('select * from customer_order where id = $1', [id])
  return { ...row, number: Number(row['number']) }
}
const stockOf = async (id: number) =>
  (await one('select remaining_quantity from product_price where id = $1', [id]))['remaining_quantity']
const charged = async (): Promise<number> =>
  (await shop.sandbox.ledger()).reduce(
    (sum, { kind, amount }) => sum + (kind === 'CHARGED' ? amount : kind === 'REFUNDED' ? -amount : 0),
    0,
  )
const frictionless = (rules: object[] = []) => shop.sandbox.setFaults({ frictionless: true, rules: rules as never })

/** A customer with a paid order of two pieces at SAR 10. */
async function paidOrder(
  more: object = {},
): Promise<{ browser: TestBrowser; id: string; paymentId: string; price: number }> {
  await frictionless()
  const browser = await shop.newCustomer()
  const price = await goods(10)
  const placed = await shop.submit(browser, await shop.order(price, 2, 2_000, more))
  expect(placed.statusCode, placed.body).toBe(200)
  const { orderId: id, paymentId } = placed.json().data
  return { browser, id, paymentId, price }
}

describe('buying a cart by card', () => {
  test('goes through 3-D Secure to a paid order, with its goods sold and its customer told', async () => {
    const browser = await shop.newCustomer()
    const price = await goods(5)
    const placed = await shop.submit(browser, await shop.order(price, 2, 2_000))
    expect(placed.json()).toMatchObject({
      status: 1,
      data: { status: 'REQUIRES_ACTION', amount: 2_000, declineCode: null },
    })
    const { orderId, paymentId, redirectUrl, orderNumber } = placed.json().data
    expect(await stockOf(price)).toBe(3)
    expect((await browser.send('GET', '/carts/profile')).json().data).toEqual([])

    await shop.sandbox.answerPage(redirectUrl, { code: '123456', answer: 'pay' })
    const back = await shop.browser().send('GET', `/payments/callback/moyasar?paymentId=${paymentId}&status=failed`)
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toBe(`http://localhost:3000/en/payment/success?paymentId=${paymentId}`)
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({
      status: 'PAID',
      orderNumber,
    })

    const { data } = (await browser.send('GET', `/carts/profile/${orderId}`)).json()
    expect(data).toMatchObject({
      status: 'PENDING',
      fulfilment: 'PICKUP',
      totals: { subtotal: 2_000, total: 2_000, taxable: 1_739, vat: 261 },
      lines: [{ quantity: 2, unit: 1_000, total: 2_000 }],
      payments: [{ method: 'CARD', amount: 2_000, card: { brand: 'mada', lastFour: '1010' } }],
      timeline: [{ status: 'PENDING' }],
      cancellation: 'CANCEL',
    })
    expect((await browser.send('GET', '/carts/profile')).json()).toMatchObject({
      data: [{ id: orderId, number: orderNumber, status: 'PENDING', total: 2_000, lines: 1 }],
      meta: { total: 1 },
    })
    const mails = await database.pool.query(`select subject, channel from outbox_message where dedupe_key like $1`, [
      `order:${orderId}:%`,
    ])
    expect(mails.rows).toHaveLength(2)
    expect(mails.rows[0].subject).toContain(String(orderNumber))
  })

  test('declined, it can be tried again with the same order, and then is paid once', async () => {
    await frictionless()
    const browser = await shop.newCustomer()
    const price = await goods(5)
    const sourceToken = await shop.sandbox.cardToken('4201320000311101')
    const declined = await shop.submit(browser, await shop.order(price, 1, 1_000, { sourceToken }))
    expect(declined.json().data).toMatchObject({ status: 'FAILED', declineCode: 'NO_FUNDS' })
    const { orderId } = declined.json().data
    const again = { orderId, paymentMethod: 'CARD', sourceToken: await shop.sandbox.cardToken(PAID_CARD) }
    const pay = () => browser.send('POST', '/payments', again, { 'idempotency-key': randomUUID() })
    expect((await pay()).json().data).toMatchObject({ orderId, status: 'PAID' })
    expect((await pay()).json()).toMatchObject({ code: 'PAYMENT_IN_PROGRESS' })
    expect(await stockOf(price)).toBe(4)
    expect(await orderOf(orderId)).toMatchObject({ is_hold_extended: true, status: 'PENDING' })
  })

  test('needs a key, and the same key is the same order however often it is sent', async () => {
    await frictionless()
    const before = await charged()
    const browser = await shop.newCustomer()
    const body = await shop.order(await goods(), 1, 1_000)
    expect((await browser.send('POST', '/carts', body)).json()).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'Idempotency-Key', code: 'idempotency_key_required' }],
    })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.submit(browser, body, key)))
    expect(new Set(answers.map((answer) => answer.json().data.orderId)).size).toBe(1)
    expect((await charged()) - before).toBe(1_000)
    expect((await shop.submit(browser, { ...body, notes: 'Other' }, key)).json()).toMatchObject({ code: 'KEY_REUSED' })
    const other = await shop.newCustomer()
    expect((await shop.submit(other, body, key)).json().data.orderId).not.toBe(answers[0]!.json().data.orderId)
  })

  test('from many tabs at once, one cart is one order', async () => {
    await frictionless()
    const before = await charged()
    const browser = await shop.newCustomer()
    const price = await goods(50)
    const body = await shop.order(price, 1, 1_000, { cartKey: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.submit(browser, body)))
    const placed = answers.filter(({ statusCode }) => statusCode === 200)
    expect(placed).toHaveLength(1)
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      const { orderId, paymentId } = placed[0]!.json().data
      expect(answer.json()).toMatchObject({ code: 'CHECKOUT_IN_PROGRESS', orderId, paymentId })
    }
    expect((await charged()) - before).toBe(1_000)
    expect(await stockOf(price)).toBe(49)
  })

  test('costs what the shop says now, or nothing is bought', async () => {
    const browser = await shop.newCustomer()
    const price = await goods(3)
    const cheap = await shop.submit(browser, await shop.order(price, 2, 1))
    expect(cheap.json()).toMatchObject({ code: 'PRICE_CHANGED', total: 2_000 })
    expect(cheap.statusCode).toBe(409)
    const many = await shop.submit(browser, await shop.order(price, 9, 9_000))
    expect(many.json()).toMatchObject({
      code: 'STOCK_CHANGED',
      changes: { adjusted: [{ from: 9, to: 3 }] },
      total: 3_000,
    })
    expect(await stockOf(price)).toBe(3)
  })

  test.each([
    ['a security code', { cvv: '123' }, 'cvv', 'unknown_field'],
    ['a total of its own', { total: 1 }, 'total', 'unknown_field'],
    ['a card number for a token', { sourceToken: '4201320111111010' }, 'sourceToken', 'invalid'],
    ['no way to pay', { paymentMethod: undefined }, 'paymentMethod', 'payment_method_required'],
    ['no card', { sourceToken: undefined }, 'cardId', 'credit_card_required'],
    ['no address', { fulfilment: 'DELIVERY' }, 'addressId', 'shipping_address_required'],
  ])('with %s is refused', async (_, more, field, code) => {
    const browser = await shop.newCustomer()
    const refused = await shop.submit(browser, await shop.order(await goods(), 1, 1_000, more))
    expect(refused.json()).toMatchObject({ code: 'VALIDATION', errors: [{ field, code }] })
  })

  test('somebody else’s address or card is one that does not exist', async () => {
    const [owner, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const card = await owner.send('POST', '/credit-cards', { token: await shop.sandbox.cardToken(PAID_CARD) })
    const saved = { paymentMethod: 'SAVED_CARD', sourceToken: undefined, cardId: card.json().data.id }
    const price = await goods(2)
    expect((await shop.submit(other, await shop.order(price, 1, 1_000, saved))).statusCode).toBe(404)
    const elsewhere = { fulfilment: 'DELIVERY', addressId: randomUUID() }
    expect((await shop.submit(other, await shop.order(price, 1, 1_000, elsewhere))).statusCode).toBe(404)
    expect(await stockOf(price)).toBe(2)
  })

  test('more than two unpaid orders do not hold goods', async () => {
    const browser = await shop.newCustomer()
    const price = await goods(9)
    const submit = async () => (await shop.submit(browser, await shop.order(price, 1, 1_000))).json()
    expect([(await submit()).status, (await submit()).status]).toEqual([1, 1])
    expect(await submit()).toMatchObject({ code: 'TOO_MANY_UNPAID' })
    expect(await stockOf(price)).toBe(7)
  })
})

describe('when the gateway is not itself', () => {
  test.each(['RESET_AFTER', 'ERROR_AFTER', 'GARBAGE'])(
    'money taken and the answer lost (%s) ends in one paid order',
    async (mode) => {
      await frictionless([{ call: 'charge', mode, times: 1, chance: 1 }])
      const browser = await shop.newCustomer()
      const placed = await shop.submit(browser, await shop.order(await goods(), 1, 1_000))
      expect(placed.json().data).toMatchObject({ status: 'AUTHORIZED' })
      const { paymentId, orderId } = placed.json().data
      // Nobody may pay again meanwhile.
      const again = { orderId, paymentMethod: 'CARD', sourceToken: await shop.sandbox.cardToken(PAID_CARD) }
      await shop.sandbox.setFaults({ rules: [{ call: 'find', mode: 'ERROR_BEFORE', times: 1, chance: 1 }] })
      const refused = await browser.send('POST', '/payments', again, { 'idempotency-key': randomUUID() })
      expect(refused.json()).toMatchObject({ code: 'PAYMENT_IN_PROGRESS' })
      await shop.sandbox.setFaults({})
      await database.pool.query('update payment_attempt set checked_at = null')
      await shop.runJobs()
      expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status: 'PAID' })
      expect(await orderOf(orderId)).toMatchObject({ status: 'PENDING' })
    },
  )

  test('another amount than asked for pays nothing and goes back', async () => {
    const before = await charged()
    await frictionless([{ call: 'charge', mode: 'WRONG_AMOUNT', times: 1, chance: 1 }])
    const browser = await shop.newCustomer()
    const placed = await shop.submit(browser, await shop.order(await goods(), 1, 1_000))
    const { orderId } = placed.json().data
    await shop.runJobs()
    expect(await orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
    expect(await one('select reason, state, amount from refund where order_id = $1', [orderId])).toEqual({
      reason: 'WRONG_AMOUNT',
      state: 'DONE',
      amount: 999,
    })
    expect((await charged()) - before).toBe(0)
  })

  const expire = async (orderId: string) => {
    await database.pool.query(`update customer_order set hold_expires_at = now() - interval '1 second' where id = $1`, [
      orderId,
    ])
    await shop.parts.sweep()
  }

  test('paid after its time, an order is revived when its goods are still there', async () => {
    const browser = await shop.newCustomer()
    const price = await goods(1)
    const { orderId, paymentId, redirectUrl } = (await shop.submit(browser, await shop.order(price, 1, 1_000))).json()
      .data
    await expire(orderId)
    expect(await orderOf(orderId)).toMatchObject({ status: 'EXPIRED' })
    expect(await stockOf(price)).toBe(1)
    await shop.sandbox.answerPage(redirectUrl, { code: '123456', answer: 'pay' })
    await database.pool.query('update payment_attempt set checked_at = null')
    await shop.parts.jobs.check(paymentId)
    expect(await orderOf(orderId)).toMatchObject({ status: 'PENDING' })
    expect(await stockOf(price)).toBe(0)
  })

  test.each([
    ['sold meanwhile', 'update product_price set remaining_quantity = 0 where id = $1'],
    ['dearer meanwhile', 'update product_price set price = 1001 where id = $1'],
  ])('paid after its time with its goods %s, all money goes back', async (_, change) => {
    const before = await charged()
    const browser = await shop.newCustomer()
    const price = await goods(1)
    const { orderId, paymentId, redirectUrl } = (await shop.submit(browser, await shop.order(price, 1, 1_000))).json()
      .data
    await expire(orderId)
    await database.pool.query(change, [price])
    await shop.sandbox.answerPage(redirectUrl, { code: '123456', answer: 'pay' })
    await database.pool.query('update payment_attempt set checked_at = null')
    await shop.parts.jobs.check(paymentId)
    await shop.runJobs()
    expect(await orderOf(orderId)).toMatchObject({ status: 'EXPIRED' })
    expect((await charged()) - before).toBe(0)
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status: 'REFUNDED' })
  })

  test('an attempt given up that is paid after all pays nothing twice', async () => {
    const before = await charged()
    const browser = await shop.newCustomer()
    const first = (await shop.submit(browser, await shop.order(await goods(), 1, 1_000))).json().data
    await frictionless()
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
    expect((await charged()) - before).toBe(1_000)
    expect(await one('select reason from refund where order_id = $1', [first.orderId])).toEqual({ reason: 'SURPLUS' })
  })
})

describe('what gateways call to say', () => {
  const tell = (provider: string, body: object) => shop.browser().send('POST', `/payments/webhooks/${provider}`, body)
  const event = (id: string, secret = shop.sandbox.keys.moyasarWebhook) => ({
    id: `evt-${id}`,
    type: 'payment_paid',
    secret_token: secret,
    data: { id },
  })

  test('is heard once, however often it is told, and looked up', async () => {
    const browser = await shop.newCustomer()
    const { paymentId, redirectUrl, orderId } = (
      await shop.submit(browser, await shop.order(await goods(), 1, 1_000))
    ).json().data
    // Told before anything was paid: nothing happens.
    expect((await tell('moyasar', event(paymentId))).statusCode).toBe(200)
    await shop.runJobs()
    expect(await orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
    await shop.sandbox.answerPage(redirectUrl, { code: '123456', answer: 'pay' })
    await database.pool.query('update payment_attempt set checked_at = null')
    const told = await Promise.all(
      Array.from({ length: 50 }, () => tell('moyasar', { ...event(paymentId), id: 'evt-2' })),
    )
    expect(new Set(told.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await shop.runJobs()
    expect(await orderOf(orderId)).toMatchObject({ status: 'PENDING' })
    expect(await one('select count(*)::int as n from payment where order_id = $1', [orderId])).toEqual({ n: 1 })
  })

  test('forged leaves no trace', async () => {
    const rows = () => one('select count(*)::int as n from webhook_event')
    const before = await rows()
    expect((await tell('moyasar', event(randomUUID(), 'wrong'))).statusCode).toBe(401)
    expect((await tell('moyasar', {})).statusCode).toBe(401)
    expect((await tell('tabby', { id: 'x', status: 'authorized' })).statusCode).toBe(401)
    expect((await tell('tamara', { order_id: 'x' })).statusCode).toBe(401)
    expect((await tell('paypal', {})).statusCode).toBe(404)
    expect((await tell('none', {})).statusCode).toBe(404)
    expect(await rows()).toEqual(before)
    expect((await tell('moyasar', event(randomUUID()))).statusCode).toBe(200)
  })
})

describe('other ways to pay', () => {
  test.each([
    ['TABBY', 15_000],
    ['TAMARA', 15_000],
  ] as const)('%s: agreed on its page', async (paymentMethod, total) => {
    const browser = await shop.newCustomer()
    const body = await shop.order(await goods(null, { price: total }), 1, total, {
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
    const body = await shop.order(await goods(null, { price: 15_000 }), 1, 15_000, {
      paymentMethod,
      sourceToken: undefined,
    })
    const { paymentId, redirectUrl, orderId } = (await shop.submit(browser, body)).json().data
    const back = await shop.sandbox.answerPage(redirectUrl, { answer })
    await shop.browser().send('GET', new URL(back).pathname.replace('/api', '') + new URL(back).search)
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status })
    expect(await orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
  })

  test('instalments are not offered below their limit', async () => {
    const { data } = (await shop.browser().send('GET', '/payments/methods?total=500')).json()
    expect(data.cardGateway.publishableKey).toBe(shop.sandbox.keys.moyasarPublishable)
    const hidden = Object.fromEntries(data.methods.map((each: Row) => [each['method'], each['hidden']]))
    expect(hidden).toEqual({
      CARD: null,
      SAVED_CARD: null,
      STC_PAY: null,
      TABBY: 'TOO_LOW',
      TAMARA: 'TOO_LOW',
      BANK_TRANSFER: 'TOO_LOW',
    })
    const browser = await shop.newCustomer()
    const body = await shop.order(await goods(null, { price: 500 }), 1, 500, {
      paymentMethod: 'TABBY',
      sourceToken: undefined,
    })
    expect((await shop.submit(browser, body)).json()).toMatchObject({ code: 'METHOD_NOT_OFFERED' })
  })

  test('a saved card: its security code goes from the browser to the gateway', async () => {
    const browser = await shop.newCustomer()
    const paid = await shop.order(await goods(), 1, 1_000, { keepCard: true })
    await frictionless()
    await shop.submit(browser, paid)
    const [card] = (await browser.send('GET', '/credit-cards')).json().data
    expect(card).toMatchObject({ brand: 'mada', lastFour: '1010', expiryMonth: 12, expiryYear: 2030, isDefault: true })
    const body = await shop.order(await goods(), 1, 1_000, {
      paymentMethod: 'SAVED_CARD',
      sourceToken: undefined,
      cardId: card.id,
    })
    const { paymentId, clientAction } = (await shop.submit(browser, body)).json().data
    expect(clientAction).toMatchObject({ type: 'GATEWAY_FORM', body: { given_id: paymentId, amount: 1_000 } })
    const { url, publishableKey, body: form } = clientAction
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`${publishableKey}:`)}` },
      body: JSON.stringify({ ...form, source: { ...form.source, cvc: '123' } }),
    })
    expect(await answer.json()).toMatchObject({ status: 'paid' })
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status: 'PAID' })
    expect((await browser.send('DELETE', `/credit-cards/${card.id}`)).statusCode).toBe(200)
    expect((await browser.send('GET', '/credit-cards')).json().data).toEqual([])
  })

  test('a bank transfer waits for days, and is paid when staff has seen it', async () => {
    const browser = await shop.newCustomer()
    const body = await shop.order(await goods(2, { price: 20_000 }), 1, 20_000, {
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
    expect(await orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
    expect((await shop.parts.refunds.transferArrived(orderNumber, 20_000)).ok).toBe(true)
    expect(await orderOf(orderId)).toMatchObject({ status: 'PENDING' })
    expect(await shop.parts.refunds.transferArrived(orderNumber, 20_000)).toMatchObject({ ok: false })
  })

  test('what costs nothing needs no gateway', async () => {
    const browser = await shop.newCustomer()
    await insertCoupon(database.db, { code: 'ALLFREE', more: { percent: 100 } })
    const body = await shop.order(await goods(1), 1, 0, { couponCode: 'allfree' })
    expect((await shop.submit(browser, body)).json().data).toMatchObject({ status: 'PAID', amount: 0 })
  })

  test('a payment can be given up, and everything is free again', async () => {
    const browser = await shop.newCustomer()
    await insertCoupon(database.db, { code: 'ONCE', more: { usage_limit: 1 } })
    const price = await goods(1)
    const body = await shop.order(price, 1, 900, { couponCode: 'ONCE', cartKey: randomUUID() })
    const { paymentId, orderId } = (await shop.submit(browser, body)).json().data
    expect(await stockOf(price)).toBe(0)
    const given = await browser.send('POST', `/payments/${paymentId}/cancel`)
    expect(given.json()).toMatchObject({
      message: 'You have cancelled the payment process',
      data: { status: 'CANCELLED' },
    })
    expect(await orderOf(orderId)).toMatchObject({ status: 'EXPIRED', moved_by: 'CUSTOMER' })
    expect(await stockOf(price)).toBe(1)
    expect((await shop.submit(browser, body)).json().data.orderId).not.toBe(orderId)
  })

  test('a coupon with one use is used by one of many who try at once', async () => {
    await frictionless()
    await insertCoupon(database.db, { code: 'FIRST1', more: { usage_limit: 1 } })
    const price = await goods()
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.newCustomer()))
    const bodies = await Promise.all(buyers.map(() => shop.order(price, 1, 900, { couponCode: 'FIRST1' })))
    const answers = await Promise.all(buyers.map((browser, index) => shop.submit(browser, bodies[index]!)))
    const codes = answers.map((answer) => answer.json().code ?? 'placed')
    expect(codes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'COUPON_LIMIT_REACHED'), 'placed'])
  })
})

describe('an order', () => {
  test('is cancelled by its customer with all money back, once', async () => {
    const before = await charged()
    const { browser, id, price, paymentId } = await paidOrder()
    const answers = await Promise.all([1, 2, 3].map(() => browser.send('DELETE', `/carts/profile/${id}`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 200)!.json().message).toBe('Order cancelled successfully')
    await shop.runJobs()
    expect(await stockOf(price)).toBe(10)
    expect((await charged()) - before).toBe(0)
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status: 'REFUNDED' })
    const { data, meta } = (await browser.send('GET', '/customers/transactions')).json()
    expect(data.map(({ kind, amount, status }: Row) => [kind, amount, status])).toEqual([
      ['REFUND', 2_000, 'REFUNDED'],
      ['PAYMENT', 2_000, 'PAID'],
    ])
    expect(meta.total).toBe(2)
    expect((await browser.send('GET', '/customers/transactions?status=REFUNDED')).json().meta.total).toBe(1)
    expect((await browser.send('GET', '/carts/profile?status=CANCELLED')).json().meta.total).toBe(1)
    expect((await browser.send('GET', '/carts/profile?status=PENDING')).json().meta.total).toBe(0)
  })

  test('that is being made can only be asked about', async () => {
    const { browser, id } = await paidOrder()
    const { number } = await orderOf(id)
    await shop.parts.moves.accept(number)
    expect((await browser.send('GET', `/carts/profile/${id}`)).json().data.cancellation).toBe('CANCEL')
    await shop.parts.moves.start(number)
    expect((await browser.send('DELETE', `/carts/profile/${id}`)).json()).toMatchObject({ code: 'ASK_TO_CANCEL' })
    const ask = () => browser.send('POST', `/carts/profile/${id}/cancel-request`, { reason: 'Wrong colour' })
    expect((await ask()).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(409)
    expect(await orderOf(id)).toMatchObject({ status: 'PROCESSING', cancel_request: 'Wrong colour' })
  })

  test('goes its way to the end, and is completed after seven days', async () => {
    const { browser, id } = await paidOrder()
    const { number } = await orderOf(id)
    expect(await shop.parts.moves.deliver(number)).toEqual({ ok: false, error: { code: 'orders/illegal-transition' } })
    await shop.parts.moves.accept(number)
    expect((await shop.parts.moves.ship(number, { carrier: 'SMSA', trackingNumber: '1', trackingUrl: null })).ok).toBe(
      false,
    )
    expect((await shop.parts.moves.ready(number)).ok).toBe(true)
    expect((await shop.parts.moves.deliver(number)).ok).toBe(true)
    await shop.parts.sweep()
    expect(await orderOf(id)).toMatchObject({ status: 'DELIVERED' })
    await database.pool.query(`update customer_order set delivered_at = now() - interval '169 hours' where id = $1`, [
      id,
    ])
    await shop.parts.sweep()
    const { data } = (await browser.send('GET', `/carts/profile/${id}`, undefined, { 'accept-language': 'ar' })).json()
    expect(data.timeline.map(({ status }: Row) => status)).toEqual([
      'PENDING',
      'PROCESSING',
      'ON_THE_WAY',
      'DELIVERED',
      'COMPLETED',
    ])
  })

  test('gives back no more than was paid, though many ask at once', async () => {
    const before = await charged()
    const { id } = await paidOrder()
    const { number } = await orderOf(id)
    const asked = await Promise.all(Array.from({ length: 30 }, () => shop.parts.refunds.refund(number, 1_200)))
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
    await shop.runJobs()
    expect((await charged()) - before).toBe(800)
    expect(await shop.parts.refunds.refund(number)).toEqual({ ok: true, value: 800 })
    expect(await shop.parts.refunds.refund(number)).toMatchObject({ ok: false })
    await shop.runJobs()
    expect((await charged()) - before).toBe(0)
  })

  test('whose refund was not answered for is asked about, not refunded twice', async () => {
    const before = await charged()
    const { id } = await paidOrder()
    const { number } = await orderOf(id)
    await shop.sandbox.setFaults({ rules: [{ call: 'refund', mode: 'RESET_AFTER', times: 1, chance: 1 }] })
    await shop.parts.refunds.refund(number, 500)
    await shop.runJobs()
    expect(await one('select state from refund where order_id = $1', [id])).toEqual({ state: 'UNKNOWN' })
    await database.pool.query(`update refund set sent_at = now() - interval '1 minute' where order_id = $1`, [id])
    await shop.parts.sweep()
    expect(await one('select state from refund where order_id = $1', [id])).toEqual({ state: 'DONE' })
    expect((await charged()) - before).toBe(1_500)
  })

  test('whose refund never arrived is asked for again, after a while', async () => {
    const before = await charged()
    const { id } = await paidOrder()
    const { number } = await orderOf(id)
    await shop.sandbox.setFaults({ rules: [{ call: 'refund', mode: 'RESET_BEFORE', times: 1, chance: 1 }] })
    await shop.parts.refunds.refund(number, 500)
    await shop.runJobs()
    const later = (interval: string) =>
      database.pool.query(`update refund set sent_at = now() - $2::interval where order_id = $1`, [id, interval])
    await later('1 minute')
    await shop.parts.sweep()
    expect(await one('select state from refund where order_id = $1', [id])).toEqual({ state: 'UNKNOWN' })
    await later('3 minutes')
    await shop.parts.sweep()
    await later('3 minutes')
    await shop.parts.sweep()
    expect(await one('select state, tries from refund where order_id = $1', [id])).toEqual({ state: 'DONE', tries: 2 })
    expect((await charged()) - before).toBe(1_500)
  })

  test('that a gateway refuses to refund gives the right back, and somebody is told', async () => {
    const { id } = await paidOrder()
    const { number } = await orderOf(id)
    await shop.sandbox.setFaults({ rules: [{ call: 'refund', mode: 'DECLINE', times: 1, chance: 1 }] })
    await shop.parts.refunds.refund(number, 500)
    await shop.runJobs()
    expect(shop.alerts).toContain('a gateway refused to give money back')
    expect(await shop.parts.refunds.refund(number)).toEqual({ ok: true, value: 2_000 })
  })

  test('is ordered again at the prices of today, with what is different', async () => {
    const { browser, id, price } = await paidOrder()
    await database.pool.query('update product_price set price = 1100, remaining_quantity = 1 where id = $1', [price])
    const { data } = (await browser.send('POST', `/carts/profile/${id}/reorder`)).json()
    expect(data.items).toMatchObject([{ productPrice: String(price), quantity: 1, finalPrice: 1_100 }])
    expect(data.differences.map(({ kind, from, to }: Row) => [kind, from, to])).toEqual([
      ['adjusted', 2, 1],
      ['repriced', 1_000, 1_100],
    ])
  })
})

test('the database itself refuses what must never be', async () => {
  const { id } = await paidOrder()
  const refused = async (text: string) =>
    expect(database.pool.query(text, [id]), text).rejects.toThrow(/cannot|constraint|agree|add up|refused/)
  await refused(`update customer_order set status = 'DELIVERED', delivered_at = now() where id = $1`)
  await refused(
    'update customer_order set total = total + 1, taxable = taxable + 1, subtotal = subtotal + 1 where id = $1',
  )
  await refused('update order_line set unit = 1, line_total = quantity + setup where order_id = $1')
  await refused('delete from order_line where order_id = $1')
  await refused('update payment set captured = 1 where order_id = $1')
  await refused('update payment set refunded = captured + 1 where order_id = $1')
  await refused('update payment set refunded = 1 where order_id = $1')
  await refused(`update payment_attempt set state = 'DECLINED', decline_code = 'X' where order_id = $1`)
  await refused(`update order_event set to_status = 'X' where order_id = $1`)
  await refused('delete from ledger_entry where order_id = $1')
  await refused(`insert into refund (payment_id, order_id, amount, reason, requested_by)
    select id, order_id, 1, 'STAFF', 'STAFF' from payment where order_id = $1`)
})
