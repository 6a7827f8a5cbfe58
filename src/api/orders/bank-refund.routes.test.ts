import { describe, expect, test } from 'vitest'
import type { TestBrowser } from '#testing/customer-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { ok } from '#domain/result.ts'

const IBAN = 'SA0380000000608010167519'

const shop = await orderShop()
const { database } = shop
const { refunds, moves } = shop.parts
const price = await shop.goods(null, { price: 20_000 })

type Placed = { readonly orderId: string; readonly orderNumber: number; readonly paymentId: string }

async function placed(browser: TestBrowser, language = 'en'): Promise<Placed> {
  const body = await shop.order(price, 1, 20_000, { paymentMethod: 'BANK_TRANSFER', sourceToken: undefined })
  const key = crypto.randomUUID()
  const answer = await browser.send('POST', '/carts', body, { 'idempotency-key': key, 'accept-language': language })
  return answer.json().data
}

async function paid({ senderIban = IBAN, language = 'en' }: { senderIban?: string | null; language?: string } = {}) {
  const browser = await shop.newCustomer()
  const order = await placed(browser, language)
  expect(await refunds.transferArrived(order.orderNumber, { amount: 20_000, senderIban })).toEqual(ok(undefined))
  return { browser, ...order }
}

const messagesOf = async (orderId: string, news: string) =>
  (
    await database.pool.query<{ channel: string; subject: string; body_text: string }>(
      'select channel, subject, body_text from outbox_message where dedupe_key like $1 order by channel',
      [`order:${orderId}:${news}%`],
    )
  ).rows

const moneyOf = async (browser: TestBrowser, orderId: string) =>
  (await browser.send('GET', `/carts/profile/${orderId}`)).json().data.payments

const documentsOf = async (orderId: string) =>
  (await database.pool.query('select kind, total from invoice where order_id = $1 order by counter', [orderId])).rows

describe('a bank transfer that has arrived', () => {
  test('is confirmed to the customer by mail and by text message', async () => {
    const { orderId } = await paid()
    expect(await messagesOf(orderId, 'awaiting-transfer')).toMatchObject([{ channel: 'EMAIL' }, { channel: 'SMS' }])
    expect(await messagesOf(orderId, 'received')).toMatchObject([{ channel: 'EMAIL' }, { channel: 'SMS' }])
  })
})

describe('a bank transfer that is given back', () => {
  test('waits for staff to send it, and its customer is notified', async () => {
    const { browser, orderId, orderNumber } = await paid()
    await browser.send('DELETE', `/carts/profile/${orderId}`)
    await shop.runJobs()
    expect(await shop.one('select state, tries from refund where order_id = $1', [orderId])).toEqual({
      state: 'AWAITING_TRANSFER',
      tries: 0,
    })
    expect(await moneyOf(browser, orderId)).toMatchObject([{ refunded: 0, returning: 20_000 }])
    const listed = await refunds.awaitingTransfer()
    expect(listed.find(({ number }) => number === orderNumber)).toMatchObject({ amount: 20_000, sender_iban: IBAN })
    const [mail] = await messagesOf(orderId, 'refund-by-transfer')
    expect(mail?.body_text).toContain('SA •••• 7519')
    expect(mail?.body_text).not.toContain(IBAN)
    // The sweep neither hands it to anybody nor writes again.
    await shop.parts.sweep()
    expect(await messagesOf(orderId, 'refund-by-transfer')).toHaveLength(1)
    expect(await documentsOf(orderId)).toHaveLength(1)
  })

  test('is settled with the reference of the bank: booked, credited, and said in the customer’s language', async () => {
    const { browser, orderId, orderNumber } = await paid({ language: 'ar' })
    await browser.send('DELETE', `/carts/profile/${orderId}`)
    await shop.runJobs()
    expect(await refunds.transferSent(orderNumber, { reference: 'FT-1001' })).toMatchObject({ ok: true })
    expect(await moneyOf(browser, orderId)).toMatchObject([{ refunded: 20_000, returning: 0 }])
    expect(
      await shop.one(
        `select sum(amount)::int as left from ledger_entry where order_id = $1 and account = 'gateway:BANK'`,
        [orderId],
      ),
    ).toEqual({ left: 0 })
    expect(await documentsOf(orderId)).toMatchObject([{ kind: 'INVOICE' }, { kind: 'CREDIT_NOTE', total: 20_000 }])
    const [mail] = await messagesOf(orderId, 'refunded')
    expect(mail?.body_text).toContain('FT-1001')
    expect(mail?.body_text).toContain('مرجع التحويل')
    expect((await browser.send('GET', '/customers/transactions')).json().data).toMatchObject([
      { kind: 'REFUND', status: 'REFUNDED' },
      { kind: 'PAYMENT', status: 'PAID' },
    ])
  })

  test('needs an account: that of the sender, or one that staff names', async () => {
    const { orderId, orderNumber } = await paid({ senderIban: null })
    await moves.cancelByStaff(orderNumber, 'Paper is gone')
    await shop.runJobs()
    expect((await messagesOf(orderId, 'refund-by-transfer'))[0]?.body_text).toContain('If we need the IBAN')
    const unknown = await refunds.transferSent(orderNumber, { reference: 'FT-2001' })
    expect(unknown).toMatchObject({ error: { code: 'refunds/no-iban' } })
    expect(await refunds.transferSent(orderNumber, { reference: 'FT-2001', iban: IBAN })).toMatchObject({ ok: true })
    expect(await shop.one('select iban from refund where order_id = $1', [orderId])).toEqual({ iban: IBAN })
  })

  test('is settled once, however many people do it at the same time', async () => {
    const { orderId, orderNumber } = await paid()
    await moves.cancelByStaff(orderNumber, 'Asked for')
    await shop.runJobs()
    const settled = await Promise.all(
      Array.from({ length: 8 }, (_, n) => refunds.transferSent(orderNumber, { reference: `FT-300${n}` })),
    )
    expect(settled.filter(({ ok: isOk }) => isOk)).toHaveLength(1)
    expect(await documentsOf(orderId)).toHaveLength(2)
    expect(await messagesOf(orderId, 'refunded')).toHaveLength(1)
  })

  test('in parts never comes to more than was paid, and each part is named by its amount', async () => {
    const { orderId, orderNumber } = await paid()
    const parts = [5_000, 12_000, 9_000, 3_000, 11_000]
    const answer = await Promise.all(parts.map((amount) => refunds.refund(orderNumber, amount)))
    await shop.runJobs()
    const promised = answer.flatMap((each) => (each.ok ? [each.value] : []))
    expect(promised.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(20_000)
    expect(promised.length).toBeGreaterThan(1)
    expect(await refunds.transferSent(orderNumber, { reference: 'FT-4000' })).toMatchObject({
      error: { code: 'refunds/which' },
    })
    for (const amount of promised) {
      const sent = { reference: `FT-4-${amount}`, amount }
      expect(await refunds.transferSent(orderNumber, sent)).toMatchObject({ ok: true, value: amount })
    }
    expect(await refunds.transferSent(orderNumber, { reference: 'FT-4999' })).toMatchObject({
      error: { code: 'refunds/none' },
    })
    expect(await documentsOf(orderId)).toHaveLength(1 + promised.length)
  })

  test('is recorded under a reference of its own', async () => {
    const [first, second] = [await paid(), await paid()]
    for (const { orderNumber } of [first, second]) await moves.cancelByStaff(orderNumber, 'Asked for')
    await shop.runJobs()
    expect(await refunds.transferSent(first.orderNumber, { reference: 'FT-5000' })).toMatchObject({ ok: true })
    expect(await refunds.transferSent(second.orderNumber, { reference: 'FT-5000' })).toMatchObject({
      error: { code: 'refunds/reference-used' },
    })
  })

  test('that came too late or was another amount waits for staff too', async () => {
    const browser = await shop.newCustomer()
    const { orderId, orderNumber } = await placed(browser)
    await refunds.transferArrived(orderNumber, { amount: 19_000, senderIban: IBAN })
    await shop.runJobs()
    expect(await shop.one('select state, reason from refund where order_id = $1', [orderId])).toEqual({
      state: 'AWAITING_TRANSFER',
      reason: 'WRONG_AMOUNT',
    })
    expect(await refunds.transferSent(orderNumber, { reference: 'FT-6000' })).toMatchObject({ ok: true })
    expect(await documentsOf(orderId)).toEqual([])
  })

  test.each([
    ['handed to a gateway', `update refund set state = 'SENT' where order_id = $1`],
    ['done without a reference', `update refund set state = 'DONE', settled_at = now() where order_id = $1`],
  ])('is never %s: the database refuses it', async (_, statement) => {
    const { orderId, orderNumber } = await paid()
    await moves.cancelByStaff(orderNumber, 'Asked for')
    await expect(database.pool.query(statement, [orderId])).rejects.toMatchObject({ code: '23514' })
    await shop.runJobs()
    await expect(database.pool.query(statement, [orderId])).rejects.toMatchObject({ code: '23514' })
  })
})
