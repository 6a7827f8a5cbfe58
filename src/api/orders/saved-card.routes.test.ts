import { describe, expect, test } from 'vitest'
import { PAID_CARD } from '#testing/orders/order-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { TEST_CARD } from '#testing/stand-ins/payments-sandbox.ts'

const shop = await orderShop()
const { database } = shop

type Browser = Awaited<ReturnType<typeof shop.newCustomer>>

const CARD = { ...TEST_CARD, number: PAID_CARD }
const NO_FUNDS = '4201320000311101'

const cardsOf = async (browser: Browser) => (await browser.send('GET', '/credit-cards')).json().data

/** Places an order that the browser pays at the gateway. */
async function place(browser: Browser, payment: object) {
  const order = await shop.order(await shop.goods(), 1, 1_000, { sourceToken: undefined, ...payment })
  return (await shop.submit(browser, order)).json()
}

const placeBySaved = (browser: Browser, cardId: string) => place(browser, { paymentMethod: 'SAVED_CARD', cardId })

/** Pays at the gateway and at the bank's page, as the browser does; how the payment stands then. */
async function payThere(browser: Browser, placed: Awaited<ReturnType<typeof place>>, secret: object) {
  const { paymentId, clientAction } = placed.data
  const answer = await shop.sandbox.payInBrowser(clientAction, secret)
  const page = String((answer['source'] as { transaction_url?: string }).transaction_url)
  await shop.sandbox.answerPage(page, { code: '123456', answer: 'pay' })
  return (await browser.send('GET', `/payments/${paymentId}`)).json().data
}

async function buyerWithCard() {
  const browser = await shop.newCustomer()
  const token = await shop.sandbox.activeToken(PAID_CARD)
  const { id } = (await browser.send('POST', '/credit-cards', { token })).json().data
  return { browser, id: String(id), token }
}

const forgetAtVendor = (token: string) => shop.sandbox.moyasar.forgetCard(token)

describe('a card that is saved while it pays', () => {
  test('pays at the gateway past the shop, and pays again and again afterwards, each time with 3-D Secure', async () => {
    const browser = await shop.newCustomer()
    const first = await place(browser, { keepCard: true })
    expect(first.data).toMatchObject({
      status: 'REQUIRES_ACTION',
      redirectUrl: null,
      clientAction: {
        type: 'GATEWAY_FORM',
        body: {
          given_id: first.data.paymentId,
          amount: 1_000,
          source: { type: 'creditcard', save_card: true, '3ds': true },
        },
      },
    })
    expect(await payThere(browser, first, CARD)).toMatchObject({ status: 'PAID', method: 'CARD' })
    const [card] = await cardsOf(browser)
    expect(card).toMatchObject({ brand: 'mada', lastFour: '1010', expiryMonth: 12, expiryYear: 2030, isDefault: true })
    for (const _ of ['second', 'third']) {
      const placed = await placeBySaved(browser, card.id)
      expect(placed.data.clientAction.body.source).toMatchObject({ type: 'token', '3ds': true })
      expect(await payThere(browser, placed, { cvc: '123' })).toMatchObject({ status: 'PAID', method: 'SAVED_CARD' })
    }
    expect(await cardsOf(browser)).toHaveLength(1)
    expect((await browser.send('DELETE', `/credit-cards/${card.id}`)).statusCode).toBe(200)
    expect(await cardsOf(browser)).toEqual([])
  })

  test('is not saved when it did not pay', async () => {
    const browser = await shop.newCustomer()
    const placed = await place(browser, { keepCard: true })
    expect(await payThere(browser, placed, { ...CARD, number: NO_FUNDS })).toMatchObject({
      status: 'FAILED',
      declineCode: 'NO_FUNDS',
    })
    expect(await cardsOf(browser)).toEqual([])
  })

  test('takes no token: a token that pays once cannot be saved', async () => {
    const browser = await shop.newCustomer()
    const sourceToken = await shop.sandbox.cardToken(PAID_CARD)
    expect(await place(browser, { keepCard: true, sourceToken })).toMatchObject({ code: 'VALIDATION' })
  })

  test('paid with another amount than the order’s pays nothing, and the money goes back', async () => {
    const browser = await shop.newCustomer()
    const placed = await place(browser, { keepCard: true })
    const { clientAction } = placed.data
    const cheaper = { ...clientAction, body: { ...clientAction.body, amount: 100 } }
    await payThere(browser, { data: { ...placed.data, clientAction: cheaper } }, CARD)
    await shop.runJobs()
    expect(await shop.orderOf(placed.data.orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
    expect(await shop.one('select reason, state from refund where order_id = $1', [placed.data.orderId])).toEqual({
      reason: 'WRONG_AMOUNT',
      state: 'DONE',
    })
  })
})

describe('a payment that the browser sends to the gateway', () => {
  const UNSEEN = 'a card has paid, and the shop has not seen its bank being asked'

  test('without 3-D Secure is an alert to staff', async () => {
    const { browser, id } = await buyerWithCard()
    const placed = await placeBySaved(browser, id)
    const { clientAction, paymentId } = placed.data
    const { source } = clientAction.body
    const insecure = { ...clientAction, body: { ...clientAction.body, source: { ...source, '3ds': false } } }
    await shop.sandbox.payInBrowser(insecure, { cvc: '123' })
    shop.alerts.splice(0)
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status: 'PAID' })
    expect(shop.alerts).toEqual([UNSEEN])
  })

  test('is none when the shop saw it wait for the bank, whose page it then shows again', async () => {
    const { browser, id } = await buyerWithCard()
    const placed = await placeBySaved(browser, id)
    const { clientAction, paymentId } = placed.data
    const answer = await shop.sandbox.payInBrowser(clientAction, { cvc: '123' })
    const page = String((answer['source'] as { transaction_url?: string }).transaction_url)
    shop.alerts.splice(0)
    const waiting = (await browser.send('GET', `/payments/${paymentId}`)).json().data
    expect(waiting).toMatchObject({ status: 'REQUIRES_ACTION', redirectUrl: page })
    await shop.sandbox.answerPage(page, { code: '123456', answer: 'pay' })
    await database.pool.query('update payment_attempt set checked_at = null')
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status: 'PAID' })
    expect(shop.alerts).toEqual([])
  })
})

describe('a card that is added', () => {
  test('is saved once its holder has confirmed it at their bank, and not before', async () => {
    const browser = await shop.newCustomer()
    const { token, page } = await shop.sandbox.tokenToVerify(PAID_CARD)
    const add = async () => (await browser.send('POST', '/credit-cards', { token })).json()
    expect(await add()).toMatchObject({ code: 'CARD_UNVERIFIED' })
    expect(await cardsOf(browser)).toEqual([])
    expect(await shop.sandbox.answerPage(page, { code: '123456', answer: 'pay' })).toBe('http://shop.example/back')
    expect(await add()).toMatchObject({ status: 1, data: { lastFour: '1010', isExpired: false, isInactive: false } })
  })

  test.each([
    ['given up at the bank', { answer: 'cancel' }],
    ['not confirmed by the bank', { code: '111111', answer: 'pay' }],
  ])('is not saved when it was %s', async (_, form) => {
    const browser = await shop.newCustomer()
    const { token, page } = await shop.sandbox.tokenToVerify(PAID_CARD)
    await shop.sandbox.answerPage(page, form)
    expect((await browser.send('POST', '/credit-cards', { token })).json()).toMatchObject({ code: 'CARD_NOT_ACCEPTED' })
  })

  test('by a token that pays once is not saved', async () => {
    const browser = await shop.newCustomer()
    const token = await shop.sandbox.cardToken(PAID_CARD)
    expect((await browser.send('POST', '/credit-cards', { token })).json()).toMatchObject({ code: 'CARD_UNVERIFIED' })
  })
})

describe('a saved card that the gateway takes no longer', () => {
  test('is shown as such once it was refused, and pays no order until it is added again', async () => {
    const { browser, id, token } = await buyerWithCard()
    await forgetAtVendor(token)
    const placed = await placeBySaved(browser, id)
    const { clientAction, orderId } = placed.data
    expect(await shop.sandbox.payInBrowser(clientAction, { cvc: '123' })).toMatchObject({
      type: 'invalid_request_error',
    })
    const checked = await browser.send('POST', `/credit-cards/${id}/check`, {})
    expect(checked.json().data).toMatchObject({ isInactive: true })
    expect(await cardsOf(browser)).toMatchObject([{ isInactive: true }])
    expect(await placeBySaved(browser, id)).toMatchObject({ code: 'CARD_INACTIVE' })
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT' })
  })

  test('is found by the daily check, of one’s list or of the job', async () => {
    const [one, other] = [await buyerWithCard(), await buyerWithCard()]
    await Promise.all([forgetAtVendor(one.token), forgetAtVendor(other.token)])
    expect(await cardsOf(one.browser)).toMatchObject([{ isInactive: false }])
    await database.pool.query("update saved_card set checked_at = now() - interval '25 hours'")
    expect(await cardsOf(one.browser)).toMatchObject([{ isInactive: true }])
    await shop.parts.jobs.resume()
    const { rows } = await database.pool.query('select status from saved_card where id = $1', [other.id])
    expect(rows).toEqual([{ status: 'INACTIVE' }])
  })

  test('stays as it is while the gateway does not answer', async () => {
    const { browser, id, token } = await buyerWithCard()
    await forgetAtVendor(token)
    await shop.sandbox.setFaults({ rules: [{ call: 'token', mode: 'ERROR_BEFORE', chance: 1 }] })
    const checked = await browser.send('POST', `/credit-cards/${id}/check`, {})
    await shop.sandbox.setFaults({})
    expect(checked.json().data).toMatchObject({ isInactive: false })
  })

  test('is checked for its own customer only', async () => {
    const { id } = await buyerWithCard()
    const stranger = await shop.newCustomer()
    expect((await stranger.send('POST', `/credit-cards/${id}/check`, {})).statusCode).toBe(404)
  })
})
