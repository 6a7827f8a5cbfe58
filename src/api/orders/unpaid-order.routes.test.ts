import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TestBrowser } from '#testing/customer-api.ts'
import { PAID_CARD } from '#testing/orders/order-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
const NO_FUNDS = '4201320000311101'

const shop = await orderShop()
const { database } = shop
const price = await shop.goods(null, { price: 20_000 })

const place = async (browser: TestBrowser, more: object) => {
  const placed = await shop.submit(browser, await shop.order(price, 1, 20_000, more))
  expect(placed.statusCode, placed.body).toBe(200)
  return placed.json().data
}
const transfer = (browser: TestBrowser) => place(browser, { paymentMethod: 'BANK_TRANSFER', sourceToken: undefined })
const declined = async (browser: TestBrowser) => {
  await shop.sandbox.setFaults({ frictionless: true })
  return place(browser, { sourceToken: await shop.sandbox.cardToken(NO_FUNDS) })
}

function sendReceipt(browser: TestBrowser, paymentId: string, name: string, content: Buffer) {
  const form = new FormData()
  form.append('attachments', new Blob([new Uint8Array(content)]), name)
  return browser.send('POST', `/payments/${paymentId}/receipts`, form)
}

describe('an order paid by transfer', () => {
  test('tells where the money goes, until when, and waits in a list of its own', async () => {
    const browser = await shop.newCustomer()
    const { orderId, orderNumber, paymentId, clientAction } = await transfer(browser)
    expect(clientAction).toMatchObject({ type: 'BANK_TRANSFER', receipts: [] })
    expect(Date.parse(clientAction.payBefore) - Date.now()).toBeGreaterThan(2.9 * 86_400_000)

    const { data } = (await browser.send('GET', '/carts/unpaid')).json()
    expect(data).toMatchObject([
      { orderId, number: orderNumber, paymentId, method: 'BANK_TRANSFER', status: 'REQUIRES_ACTION', receipts: 0 },
    ])
    expect((await browser.send('GET', '/carts/profile')).json().meta.total).toBe(0)
    expect((await browser.send('GET', `/carts/profile/${orderId}`)).json().data).toMatchObject({
      status: null,
      timeline: [],
      cancellation: 'NONE',
      attempts: [{ method: 'BANK_TRANSFER', status: 'REQUIRES_ACTION' }],
    })
    const mail = await database.pool.query(`select body_text, channel from outbox_message where dedupe_key = $1`, [
      `order:${orderId}:awaiting-transfer`,
    ])
    expect(mail.rows[0].body_text).toContain('SA0380000000608010167519')
    expect(mail.rows[0].body_text).toContain(`/en/user-profile?tab=myOrders&order=${orderId}`)
  })

  test('takes receipts, judged by their content, and tells the staff', async () => {
    const browser = await shop.newCustomer()
    const { paymentId, orderNumber } = await transfer(browser)
    const sent = await sendReceipt(browser, paymentId, 'transfer.exe', PDF)
    expect(sent.json()).toMatchObject({ data: { name: 'transfer.pdf' }, message: /receipt/ })
    expect((await sendReceipt(browser, paymentId, 'transfer.pdf', Buffer.from('<svg/>'))).json()).toMatchObject({
      code: 'FILE_TYPE',
    })
    const { data } = (await browser.send('GET', `/payments/${paymentId}`)).json()
    expect(data.clientAction.receipts).toMatchObject([{ name: 'transfer.pdf' }])
    expect((await browser.send('GET', '/carts/unpaid')).json().data).toMatchObject([{ receipts: 1 }])
    const { rows } = await database.pool.query(
      `select o.subject, r.storage_key, r.byte_size from outbox_message o, bank_receipt r
       where o.dedupe_key = 'receipt-for-staff:' || r.id and r.attempt_id = $1`,
      [paymentId],
    )
    expect(rows[0].subject).toContain(String(orderNumber))
    expect(await shop.store.storage.read('private', rows[0].storage_key)).toEqual(PDF)
    expect((await database.pool.query('select from unclaimed_file')).rowCount).toBe(0)
  })

  test('takes five receipts, however many come at once, and none of anybody else', async () => {
    const browser = await shop.newCustomer()
    const { paymentId } = await transfer(browser)
    const answers = await Promise.all(Array.from({ length: 12 }, () => sendReceipt(browser, paymentId, 'a.pdf', PDF)))
    const count = async () =>
      (await database.pool.query('select from bank_receipt where attempt_id = $1', [paymentId])).rowCount
    expect(await count()).toBe(answers.filter(({ statusCode }) => statusCode === 200).length)
    for (let n = (await count()) ?? 0; n < 5; n++) await sendReceipt(browser, paymentId, 'a.pdf', PDF)
    expect(await count()).toBe(5)
    expect((await sendReceipt(browser, paymentId, 'a.pdf', PDF)).json()).toMatchObject({ code: 'TOO_MANY_FILES' })
    const other = await shop.newCustomer()
    expect((await sendReceipt(other, paymentId, 'a.pdf', PDF)).statusCode).toBe(404)
    expect((await database.pool.query('select from unclaimed_file')).rowCount).toBe(0)
  })

  test('takes no receipt once the money is there', async () => {
    const browser = await shop.newCustomer()
    const { paymentId, orderNumber } = await transfer(browser)
    await shop.parts.refunds.transferArrived(orderNumber, { amount: 20_000, senderIban: null })
    expect((await sendReceipt(browser, paymentId, 'a.pdf', PDF)).statusCode).toBe(404)
    expect((await browser.send('GET', '/carts/unpaid')).json().data).toEqual([])
  })

  test('has days for it also when a card was tried before', async () => {
    const browser = await shop.newCustomer()
    const { orderId } = await declined(browser)
    const body = { orderId, paymentMethod: 'BANK_TRANSFER' }
    const { data } = (await browser.send('POST', '/payments', body, { 'idempotency-key': randomUUID() })).json()
    expect(Date.parse(data.clientAction.payBefore) - Date.now()).toBeGreaterThan(2.9 * 86_400_000)
  })
})

describe('a further attempt to pay', () => {
  test('is one attempt however often its request is sent', async () => {
    const browser = await shop.newCustomer()
    const { orderId } = await declined(browser)
    await shop.sandbox.setFaults({})
    const body = { orderId, paymentMethod: 'CARD', sourceToken: await shop.sandbox.cardToken(PAID_CARD) }
    const key = randomUUID()
    const pay = (more: object = {}) =>
      browser.send('POST', '/payments', { ...body, ...more }, { 'idempotency-key': key })
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay()))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(new Set(answers.map((answer) => answer.json().data.paymentId)).size).toBe(1)
    expect((await pay()).json().data).toMatchObject({
      paymentId: answers[0]!.json().data.paymentId,
      status: 'REQUIRES_ACTION',
    })
    expect((await pay({ sourceToken: 'token_other' })).json()).toMatchObject({ code: 'KEY_REUSED' })
    const { rows } = await database.pool.query('select state from payment_attempt where order_id = $1 order by 1', [
      orderId,
    ])
    expect(rows).toEqual([{ state: 'DECLINED' }, { state: 'REQUIRES_ACTION' }])
  })

  test('that failed can be given up, and the order with it', async () => {
    const browser = await shop.newCustomer()
    const { paymentId } = await declined(browser)
    expect((await browser.send('GET', '/carts/unpaid')).json().data).toMatchObject([{ status: 'FAILED' }])
    expect((await browser.send('POST', `/payments/${paymentId}/cancel`)).json().data).toMatchObject({
      status: 'FAILED',
    })
    expect((await browser.send('GET', '/carts/unpaid')).json().data).toEqual([])
  })

  test('with a card whose time is over is refused, and the card is marked', async () => {
    const browser = await shop.newCustomer()
    const added = await browser.send('POST', '/credit-cards', { token: await shop.sandbox.activeToken(PAID_CARD) })
    const cardId = added.json().data.id
    expect(added.json().data).toMatchObject({ isExpired: false })
    const lastMonth = `(date_trunc('month', now() at time zone 'Asia/Riyadh') - interval '1 day')`
    await database.pool.query(
      `update saved_card set expiry_month = extract(month from ${lastMonth}), expiry_year = extract(year from ${lastMonth})
       where id = $1`,
      [cardId],
    )
    expect((await browser.send('GET', '/credit-cards')).json().data).toMatchObject([{ isExpired: true }])
    const saved = { paymentMethod: 'SAVED_CARD', sourceToken: undefined, cardId }
    const placed = await shop.submit(browser, await shop.order(price, 1, 20_000, saved))
    expect(placed.json()).toMatchObject({ code: 'CARD_EXPIRED' })
    expect((await browser.send('GET', '/carts/unpaid')).json().data).toEqual([])
  })
})

describe('STC Pay', () => {
  test.each([
    ['123456', 'PAID', null],
    ['111111', 'FAILED', 'NO_FUNDS'],
  ])('with the code %s is %s', async (code, status, declineCode) => {
    const browser = await shop.newCustomer()
    const { paymentId, clientAction, redirectUrl } = await place(browser, {
      paymentMethod: 'STC_PAY',
      sourceToken: '0551234567',
    })
    expect(redirectUrl).toBeNull()
    expect(clientAction).toMatchObject({ type: 'STC_PAY_CODE' })
    await fetch(clientAction.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ otp_value: code }),
    })
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status, declineCode })
  })
})
