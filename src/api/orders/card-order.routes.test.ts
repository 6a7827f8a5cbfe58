import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PAID_CARD } from '#testing/orders/order-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { untilAvailable } from '#testing/until-available.ts'

const shop = await orderShop()
const { database } = shop

describe('buying a cart by card', () => {
  test('goes through 3-D Secure to a paid order, with its goods sold and its customer notified', async () => {
    const browser = await shop.newCustomer()
    const price = await shop.goods(5)
    const placed = await shop.submit(browser, await shop.order(price, 2, 2_000))
    expect(placed.json()).toMatchObject({
      status: 1,
      data: { status: 'REQUIRES_ACTION', amount: 2_000, declineCode: null },
    })
    const { orderId, paymentId, redirectUrl, orderNumber } = placed.json().data
    expect(await shop.stockOf(price)).toBe(3)
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
    const mails = await database.pool.query(
      `select subject, body_text from outbox_message where dedupe_key like $1 order by channel`,
      [`order:${orderId}:%`],
    )
    expect(mails.rows).toHaveLength(2)
    expect(mails.rows[0].subject).toContain(String(orderNumber))
    expect(mails.rows[0].body_text).toContain('2 pieces')
  })

  test('declined, it can be tried again with the same order, and then is paid once', async () => {
    await shop.frictionless()
    const browser = await shop.newCustomer()
    const price = await shop.goods(5)
    const sourceToken = await shop.sandbox.cardToken('4201320000311101')
    const declined = await shop.submit(browser, await shop.order(price, 1, 1_000, { sourceToken }))
    expect(declined.json().data).toMatchObject({ status: 'FAILED', declineCode: 'NO_FUNDS' })
    const { orderId } = declined.json().data
    const again = { orderId, paymentMethod: 'CARD', sourceToken: await shop.sandbox.cardToken(PAID_CARD) }
    const pay = () => browser.send('POST', '/payments', again, { 'idempotency-key': randomUUID() })
    expect((await pay()).json().data).toMatchObject({ orderId, status: 'PAID' })
    expect((await pay()).json()).toMatchObject({ code: 'PAYMENT_IN_PROGRESS' })
    expect(await shop.stockOf(price)).toBe(4)
    expect(await shop.orderOf(orderId)).toMatchObject({ is_hold_extended: true, status: 'PENDING' })
  })

  test('needs a key, and the same key is the same order however often it is sent', async () => {
    await shop.frictionless()
    const before = await shop.charged()
    const browser = await shop.newCustomer()
    const body = await shop.order(await shop.goods(), 1, 1_000)
    expect((await browser.send('POST', '/carts', body)).json()).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'Idempotency-Key', code: 'idempotency_key_required' }],
    })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.submit(browser, body, key)))
    expect(new Set(answers.map((answer) => answer.json().data.orderId)).size).toBe(1)
    expect((await shop.charged()) - before).toBe(1_000)
    expect((await shop.submit(browser, { ...body, notes: 'Other' }, key)).json()).toMatchObject({ code: 'KEY_REUSED' })
    const other = await shop.newCustomer()
    expect((await shop.submit(other, body, key)).json().data.orderId).not.toBe(answers[0]!.json().data.orderId)
  })

  test('from many tabs at once, one cart is one order', async () => {
    await shop.frictionless()
    const before = await shop.charged()
    const browser = await shop.newCustomer()
    const price = await shop.goods(50)
    const body = await shop.order(price, 1, 1_000, { cartKey: randomUUID() })
    const tabs = Array.from({ length: 50 }, () => randomUUID())
    const answers = await Promise.all(tabs.map((key) => untilAvailable(() => shop.submit(browser, body, key))))
    const placed = answers.filter(({ statusCode }) => statusCode === 200)
    expect(placed).toHaveLength(1)
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      const { orderId, paymentId } = placed[0]!.json().data
      expect(answer.json()).toMatchObject({ code: 'CHECKOUT_IN_PROGRESS', orderId, paymentId })
    }
    expect((await shop.charged()) - before).toBe(1_000)
    expect(await shop.stockOf(price)).toBe(49)
  })

  test('costs what the shop says now, or nothing is bought', async () => {
    const browser = await shop.newCustomer()
    const price = await shop.goods(3)
    const cheap = await shop.submit(browser, await shop.order(price, 2, 1))
    expect(cheap.json()).toMatchObject({ code: 'PRICE_CHANGED', total: 2_000 })
    expect(cheap.statusCode).toBe(409)
    const many = await shop.submit(browser, await shop.order(price, 9, 9_000))
    expect(many.json()).toMatchObject({
      code: 'STOCK_CHANGED',
      changes: { adjusted: [{ from: 9, to: 3 }] },
      total: 3_000,
    })
    expect(await shop.stockOf(price)).toBe(3)
  })

  test('urgent where no day is won is answered with the price without the fee, and nothing is placed', async () => {
    const price = await shop.goods(null)
    await shop.database.pool.query(
      'update product set production_days = 1 where id = (select product_id from product_price where id = $1)',
      [price],
    )
    const body = await shop.order(price, 2, 3_500, { urgent: true })
    const refused = await shop.submit(await shop.newCustomer(), body)
    expect(refused.json()).toMatchObject({ code: 'PRICE_CHANGED', total: 2_000 })
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
    const refused = await shop.submit(browser, await shop.order(await shop.goods(), 1, 1_000, more))
    expect(refused.json()).toMatchObject({ code: 'VALIDATION', errors: [{ field, code }] })
  })

  test('another customer’s address or card is one that does not exist', async () => {
    const [owner, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const card = await owner.send('POST', '/credit-cards', { token: await shop.sandbox.activeToken(PAID_CARD) })
    const saved = { paymentMethod: 'SAVED_CARD', sourceToken: undefined, cardId: card.json().data.id }
    const price = await shop.goods(2)
    expect((await shop.submit(other, await shop.order(price, 1, 1_000, saved))).statusCode).toBe(404)
    const elsewhere = { fulfilment: 'DELIVERY', addressId: randomUUID() }
    expect((await shop.submit(other, await shop.order(price, 1, 1_000, elsewhere))).statusCode).toBe(404)
    expect(await shop.stockOf(price)).toBe(2)
  })

  test('more than two unpaid orders do not hold goods', async () => {
    const browser = await shop.newCustomer()
    const price = await shop.goods(9)
    const submit = async () => (await shop.submit(browser, await shop.order(price, 1, 1_000))).json()
    expect([(await submit()).status, (await submit()).status]).toEqual([1, 1])
    expect(await submit()).toMatchObject({ code: 'TOO_MANY_UNPAID' })
    expect(await shop.stockOf(price)).toBe(7)
  })
})
