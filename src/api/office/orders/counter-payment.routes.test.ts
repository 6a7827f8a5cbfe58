import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let sales: TestDesk
let finance: TestDesk
beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  sales = await office.desk('sales')
  finance = await office.desk('finance')
})
afterAll(() => office.app.close())

const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const post = async (path: string, body: object, desk = sales) => (await desk.send('POST', path, body)).json()
const take = (number: number, body: object, desk = sales) => post(`/orders/${number}/counter-payment`, body, desk)
const times = <Value>(count: number, work: () => Promise<Value>) => Promise.all(Array.from({ length: count }, work))

/** An order of ten pieces that waits for a transfer of SAR 100. */
const waiting = async () => {
  const browser = await shop.newCustomer()
  const price = await shop.goods()
  const body = await shop.order(price, 10, 10_000, { paymentMethod: 'BANK_TRANSFER', sourceToken: undefined })
  const { orderId: id } = (await shop.submit(browser, body)).json().data
  return { id, number: (await shop.orderOf(id)).number }
}

describe('an order that is paid at the counter', () => {
  test('is opened, booked and invoiced once, by however many at once', async () => {
    const { id, number } = await waiting()
    const answers = await times(5, () => take(number, { method: 'CASH', amount: 10_000 }))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status === 0).map(({ code }) => code))).toEqual(
      new Set(['ILLEGAL_TRANSITION']),
    )
    expect(await shop.orderOf(id)).toMatchObject({ status: 'PENDING' })
    expect(
      await sql('select provider, captured::float8 as captured, staff_id from payment where order_id = $1', [id]),
    ).toEqual([{ provider: 'COUNTER', captured: 10_000, staff_id: sales.staffId }])
    expect(
      await sql(
        `select account, sum(amount)::float8 as amount from ledger_entry where order_id = $1 group by 1 order by 1`,
        [id],
      ),
    ).toEqual([
      { account: 'customers', amount: -10_000 },
      { account: 'gateway:COUNTER', amount: 10_000 },
    ])
    expect(await sql(`select state from payment_attempt where order_id = $1 order by created_at`, [id])).toEqual([
      { state: 'CANCELLED' },
      { state: 'APPROVED' },
    ])
    expect(await sql(`select kind from invoice where order_id = $1`, [id])).toEqual([{ kind: 'INVOICE' }])
    expect(
      await sql(`select order_news from outbox_message where order_id = $1 and order_news = 'received'`, [id]),
    ).not.toEqual([])
    expect(await sql(`select action, staff_id from staff_change where subject_id = $1`, [id])).toEqual([
      { action: 'order.takePayment', staff_id: sales.staffId },
    ])
  })

  test('costs what it costs, and a slip pays one order', async () => {
    const [one, other] = [await waiting(), await waiting()]
    expect(await take(one.number, { method: 'CASH', amount: 9_999 })).toMatchObject({ code: 'VALIDATION' })
    expect(await take(one.number, { method: 'TERMINAL', amount: 10_000 })).toMatchObject({ code: 'VALIDATION' })
    const slip = { method: 'TERMINAL', amount: 10_000, slip: `SLIP-${one.number}` }
    expect(await take(one.number, slip)).toMatchObject({ status: 1 })
    expect(await take(other.number, slip)).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'slip' }] })
    expect(await shop.orderOf(other.id)).toMatchObject({ status: 'AWAITING_PAYMENT' })
  })

  test('is refused when another one is paid by its slip at the same moment', async () => {
    const orders = await times(6, waiting)
    const slip = { method: 'TERMINAL', amount: 10_000, slip: `AT-ONCE-${orders[0]?.number}` }
    const answers = await Promise.all(orders.map(({ number }) => take(Number(number), slip)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 1)
    for (const answer of refused) expect(answer).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'slip' }] })
  })

  test('is paid here or by the transfer that arrives, not by both', async () => {
    const { id, number } = await waiting()
    const answers = await Promise.all([
      take(number, { method: 'CASH', amount: 10_000 }),
      post(`/orders/${number}/transfer`, { amount: 10_000 }, finance),
    ])
    expect(answers.some(({ status }) => status === 1)).toBe(true)
    await shop.runJobs()
    // Where both came, the second is a surplus that goes back.
    expect(
      await sql(`select count(*)::int as paid from payment where order_id = $1 and purpose = 'ORDER'`, [id]),
    ).toEqual([{ paid: 1 }])
  })

  test('is refunded there, with the number of the slip and no account', async () => {
    const { id, number } = await waiting()
    await take(number, { method: 'CASH', amount: 10_000 })
    const answer = await post(
      `/orders/${number}/refunds`,
      { wanted: { amount: 2_500 }, cause: 'GOODWILL', note: null },
      finance,
    )
    const [refund] = answer.data.money.refunds
    await shop.runJobs()
    await office.services.orders.listing.follow()
    const list = (await finance.send('GET', '/money?needs=refundsToSend')).json()
    expect(list.data.find((row: { order: { id: string } }) => row.order.id === id)).toMatchObject({
      money: { refunds: [{ state: 'AWAITING_TRANSFER' }] },
    })
    expect(
      await sql(`select order_news from outbox_message where order_id = $1 and order_news like 'refund%'`, [id]),
    ).toEqual([])
    const path = `/orders/${number}/refunds/${refund.id}/sent`
    const sent = await times(3, () => post(path, { reference: `C-${number}` }, finance))
    expect(sent.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(await sql('select state, iban from refund where id = $1', [refund.id])).toEqual([
      { state: 'DONE', iban: null },
    ])
  })

  test('is refused without the right, and no customer chooses it', async () => {
    const { number } = await waiting()
    const production = await office.desk('production')
    expect(await take(number, { method: 'CASH', amount: 10_000 }, production)).toMatchObject({
      code: 'PERMISSION_MISSING',
      permission: 'money.counter',
    })
    const browser = await shop.newCustomer()
    const body = await shop.order(await shop.goods(), 10, 10_000, { paymentMethod: 'CASH', sourceToken: undefined })
    expect((await shop.submit(browser, body)).statusCode).toBe(400)
  })
})

test('the total of each queue of money is that of its list', async () => {
  await office.services.orders.listing.follow()
  const { data } = (await finance.send('GET', '/today')).json()
  for (const name of ['transferReceipts', 'refundsToApprove', 'refundsToSend', 'refundsInTrouble', 'paymentsUnknown']) {
    const { meta } = (await finance.send('GET', `/money?needs=${name}`)).json()
    expect({ name, total: meta.total }).toEqual({
      name,
      total: data.queues.find((queue: { name: string }) => queue.name === name).count,
    })
  }
  expect((await finance.send('GET', '/money?needs=accept')).statusCode).toBe(400)
  expect((await finance.send('GET', '/money?cursor=forged')).statusCode).toBe(400)
})
