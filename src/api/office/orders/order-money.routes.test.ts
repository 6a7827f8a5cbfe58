import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let finance: TestDesk
let owner: TestDesk
beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  finance = await office.desk('finance')
  owner = await office.desk('owner')
})
afterAll(() => office.app.close())

const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
/** A paid order of so many pieces. */
const paid = async (pieces: number, price = 1_000) => {
  await shop.frictionless()
  const browser = await shop.newCustomer()
  const goods = await shop.goods(null, { price })
  const placed = await shop.submit(browser, await shop.order(goods, pieces, pieces * price))
  const { orderId: id } = placed.json().data
  return { id, number: (await shop.orderOf(id)).number }
}
const transferred = async (pieces: number) => {
  const browser = await shop.newCustomer()
  const price = await shop.goods()
  const body = await shop.order(price, pieces, pieces * 1_000, {
    paymentMethod: 'BANK_TRANSFER',
    sourceToken: undefined,
  })
  const placed = await shop.submit(browser, body)
  const { orderId: id } = placed.json().data
  return { id, number: (await shop.orderOf(id)).number }
}
const post = async (path: string, body: object, desk = finance) => (await desk.send('POST', path, body)).json()
const refund = (number: number, expected: object, desk = finance) =>
  post(`/orders/${number}/refunds`, { wanted: expected, cause: 'WRONG', note: 'A colour was wrong' }, desk)
const changes = async (id: string) =>
  (await sql('select action from staff_change where subject_id = $1 order by id', [id])).map(({ action }) => action)

describe('a refund', () => {
  test('is shown before it is made, and goes back once', async () => {
    const { id, number } = await paid(10)
    const expected = { lines: [{ position: 0, quantity: 3 }] }
    const { data: preview } = await post(`/orders/${number}/refunds/preview`, { wanted: expected })
    expect(preview).toEqual({
      amount: 3_000,
      vat: 391,
      left: 7_000,
      parts: [{ position: 0, quantity: 3, amount: 3_000 }],
      needsApproval: false,
      way: 'GATEWAY',
    })
    expect(await changes(id)).toEqual([])
    const { data } = await refund(number, expected)
    expect(data.money).toMatchObject({
      refundable: 7_000,
      refunds: [
        { amount: 3_000, state: 'PENDING', cause: 'WRONG', note: 'A colour was wrong', by: { id: finance.staffId } },
      ],
    })
    await shop.runJobs()
    expect(await sql('select state from refund where order_id = $1', [id])).toEqual([{ state: 'DONE' }])
    expect(await changes(id)).toEqual(['order.refund'])
    const [message] = await sql(
      `select body_text from outbox_message where order_id = $1 and order_news = 'refunded'`,
      [id],
    )
    expect(message.body_text).toContain('A colour was wrong')
    // Of ten pieces three are back: seven more can be, and not eight.
    expect(await refund(number, { lines: [{ position: 0, quantity: 8 }] })).toMatchObject({ code: 'VALIDATION' })
    expect(await refund(number, { lines: [{ position: 0, quantity: 7 }] })).toMatchObject({ status: 1 })
  })

  test('leaves the order paid until the money has gone back', async () => {
    const { number } = await paid(10)
    const stateOf = async () => (await finance.send('GET', `/orders/${number}`)).json().data.payment
    await refund(number, { all: true })
    await office.services.orders.listing.follow()
    expect(await stateOf()).toBe('PAID')
    await shop.runJobs()
    await office.services.orders.listing.follow()
    expect(await stateOf()).toBe('REFUNDED')
  })

  test.each([
    [{ amount: 10_001 }, 'REFUND_TOO_HIGH'],
    [{ amount: 0 }, 'VALIDATION'],
    [{ amount: -1 }, 'VALIDATION'],
    [{ amount: 1.5 }, 'VALIDATION'],
    [{ amount: 1e20 }, 'VALIDATION'],
    [{ lines: [{ position: 9, quantity: 1 }] }, 'VALIDATION'],
    [{ lines: [{ position: 0, amount: 10_001 }] }, 'VALIDATION'],
    [{ lines: [{ position: 0 }] }, 'VALIDATION'],
    [{ lines: [], shipping: 1 }, 'VALIDATION'],
    [{}, 'VALIDATION'],
  ])('of %j is refused: %s', async (expected, code) => {
    const { id, number } = await paid(10)
    expect(await refund(number, expected)).toMatchObject({ code })
    expect(await changes(id)).toEqual([])
  })

  test('twenty at once are exact', async () => {
    const { id, number } = await paid(10)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(number, { amount: 1_000 })))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 0)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['REFUND_TOO_HIGH']))
    const [sum] = await sql('select sum(amount)::int as sum from refund where order_id = $1', [id])
    expect(sum).toEqual({ sum: 10_000 })
    expect(await changes(id)).toHaveLength(10)
  })

  test('above the sum of the setting waits for a second person, who is another one', async () => {
    const { id, number } = await paid(3, 100_000)
    const { data } = await refund(number, { amount: 200_001 })
    const [waiting] = data.money.refunds
    expect(waiting).toMatchObject({ state: 'TO_APPROVE', needsApproval: true })
    await shop.runJobs()
    const path = `/orders/${number}/refunds/${waiting.id}`
    expect(await post(`${path}/approve`, {})).toMatchObject({ code: 'OWN_APPROVAL' })
    await expect(
      sql(`update refund set state = 'PENDING', decided_by = staff_id, decided_at = now() where id = $1`, [waiting.id]),
    ).rejects.toThrow('refund_second_person')
    await expect(sql(`update refund set state = 'PENDING' where id = $1`, [waiting.id])).rejects.toThrow('check')
    expect((await owner.send('GET', '/orders?needs=refundsToApprove')).json().data).toMatchObject([{ id }])
    const approved = await post(`${path}/approve`, {}, owner)
    expect(approved.data.money.refunds).toMatchObject([{ state: 'PENDING', decidedBy: { id: owner.staffId } }])
    expect(await post(`${path}/decline`, {}, owner)).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    await shop.runJobs()
    expect(await sql('select state from refund where id = $1', [waiting.id])).toEqual([{ state: 'DONE' }])
    expect(await changes(id)).toEqual(['order.refund', 'order.approveRefund'])
  })

  test('is no row of small ones, and one that is declined returns its right', async () => {
    const { number } = await paid(3, 100_000)
    expect((await refund(number, { amount: 150_000 })).data.money.refunds).toMatchObject([{ state: 'PENDING' }])
    const { data } = await refund(number, { amount: 60_000 })
    const waiting = data.money.refunds.find(({ state }: { state: string }) => state === 'TO_APPROVE')
    expect(data.money.refundable).toBe(90_000)
    const declined = await post(`/orders/${number}/refunds/${waiting.id}/decline`, {}, owner)
    expect(declined.data.money.refundable).toBe(150_000)
  })

  test('is withdrawn by who asked for it, or approved, never both', async () => {
    const { id, number } = await paid(3, 100_000)
    const { data } = await refund(number, { amount: 250_000 })
    const path = `/orders/${number}/refunds/${data.money.refunds[0].id}`
    expect(await post(`${path}/withdraw`, {}, owner)).toMatchObject({ code: 'OWN_APPROVAL' })
    const answers = await Promise.all([post(`${path}/withdraw`, {}), post(`${path}/approve`, {}, owner)])
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 0)).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    await shop.runJobs()
    const [row] = await sql(
      `select r.state, p.refunded::float8 as refunded from refund r join payment p on p.id = r.payment_id where r.order_id = $1`,
      [id],
    )
    expect([
      { state: 'DONE', refunded: 250_000 },
      { state: 'DECLINED', refunded: 0 },
    ]).toContainEqual(row)
    expect(await changes(id)).toHaveLength(2)
  })

  test('that its gateway refuses is tried again once, by however many at once', async () => {
    const { id, number } = await paid(10)
    await shop.frictionless([{ call: 'refund', mode: 'DECLINE', times: 1, chance: 1 }])
    await refund(number, { amount: 4_000 })
    await shop.runJobs()
    const [refused] = await sql('select id, state, last_error from refund where order_id = $1', [id])
    expect(refused).toMatchObject({ state: 'DECLINED', last_error: expect.any(String) })
    await office.services.orders.listing.follow()
    expect((await owner.send('GET', '/orders?needs=refundsInTrouble')).json().data).toMatchObject([{ id }])
    await shop.frictionless()
    const path = `/orders/${number}/refunds/${refused.id}/retry`
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, {})))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    await shop.runJobs()
    expect(
      await sql('select state, amount::float8 as amount from refund where order_id = $1 order by created_at', [id]),
    ).toEqual([
      { state: 'DECLINED', amount: 4_000 },
      { state: 'DONE', amount: 4_000 },
    ])
    expect(await changes(id)).toEqual(['order.refund', 'order.retryRefund'])
    await office.services.orders.listing.follow()
    expect((await owner.send('GET', '/orders?needs=refundsInTrouble')).json().data).toEqual([])
    // One that went well is not tried again, no matter who asks the database.
    const again = sql(
      `insert into refund (payment_id, order_id, amount, reason, requested_by, staff_id, retries)
       select payment_id, order_id, amount, reason, requested_by, staff_id, id from refund where order_id = $1 and state = 'DONE'`,
      [id],
    )
    await expect(again).rejects.toThrow('cannot be tried again')
  })

  test('of a manager ends with the limit of the day, also by several orders at once', async () => {
    const manager = await office.desk('manager')
    const orders = await Promise.all([paid(1, 190_000), paid(1, 190_000), paid(1, 190_000)])
    const answers = await Promise.all(orders.map(({ number }) => refund(number, { all: true }, manager)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(2)
    expect(answers.find(({ status }) => status === 0)).toMatchObject({ code: 'REFUND_DAY_LIMIT' })
  })

  test('is of this order only', async () => {
    const [one, other] = [await paid(3, 100_000), await paid(3, 100_000)]
    const { data } = await refund(one.number, { amount: 250_000 })
    const path = `/orders/${other.number}/refunds/${data.money.refunds[0].id}/approve`
    expect(await post(path, {}, owner)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('an order that is ended', () => {
  const end = (number: number, body: object, desk: TestDesk) => post(`/orders/${number}/moves`, body, desk)
  const cancel = { move: 'cancel', reason: 'The customer asked' }

  test.each([cancel, { move: 'reject', reason: 'RIGHTS' }])(
    'above the sum of the setting waits for a second person: %j',
    async (body) => {
      const { id, number } = await paid(3, 100_000)
      const offered = (await owner.send('GET', `/orders/${number}`)).json().data.moves
      const named = offered.find(({ move }: { move: string }) => move === body.move)
      expect(named).toMatchObject({ refunds: 300_000, needsApproval: true })
      const { data } = await end(number, body, owner)
      const ended = body.move === 'cancel' ? 'CANCELLED' : 'REJECTED'
      expect(data).toMatchObject({
        status: ended,
        money: {
          refundable: 0,
          refunds: [{ state: 'TO_APPROVE', amount: 300_000, reason: ended, by: { id: owner.staffId } }],
        },
      })
      await shop.runJobs()
      const path = `/orders/${number}/refunds/${data.money.refunds[0].id}/approve`
      expect(await post(path, {}, owner)).toMatchObject({ code: 'OWN_APPROVAL' })
      expect(await post(path, {}, finance)).toMatchObject({ status: 1 })
      await shop.runJobs()
      expect(await sql('select state, reason from refund where order_id = $1', [id])).toEqual([
        { state: 'DONE', reason: ended },
      ])
    },
  )

  test('counts into the limit of the day, and stays as it is when that is reached', async () => {
    const manager = await office.desk('manager')
    const orders = await Promise.all([paid(1, 190_000), paid(1, 190_000), paid(1, 190_000)])
    const answers = await Promise.all(orders.map(({ number }) => end(number, cancel, manager)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(2)
    const refused = answers.findIndex(({ status }) => status === 0)
    expect(answers[refused]).toMatchObject({ code: 'REFUND_DAY_LIMIT' })
    const id = orders[refused]?.id ?? ''
    expect(await shop.orderOf(id)).toMatchObject({ status: 'PENDING' })
    expect(await sql('select from refund where order_id = $1', [id])).toEqual([])
  })

  test('takes a fresh sign-in', async () => {
    const { id, number } = await paid(1)
    const stale = await office.desk('owner')
    await sql(`update staff_session set fresh_at = now() - interval '11 minutes' where staff_id = $1`, [stale.staffId])
    expect(await end(number, cancel, stale)).toMatchObject({ code: 'REAUTHENTICATION_NEEDED' })
    expect(await shop.orderOf(id)).toMatchObject({ status: 'PENDING' })
  })
})

describe('a transfer', () => {
  test('that arrives pays its order, once', async () => {
    const { id, number } = await transferred(10)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(`/orders/${number}/transfer`, { amount: 10_000 })),
    )
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(await changes(id)).toEqual(['order.confirmTransfer'])
    expect(await shop.orderOf(id)).toMatchObject({ status: 'PENDING' })
  })

  test.each([9_999, 10_001, 620])('of %i instead of 10000 pays nothing and goes back whole', async (amount) => {
    const { id, number } = await transferred(10)
    const { data } = await post(`/orders/${number}/transfer`, { amount })
    expect(data).toMatchObject({
      status: 'AWAITING_PAYMENT',
      money: {
        payments: [{ purpose: 'SURPLUS', captured: amount }],
        refunds: [{ amount, reason: 'WRONG_AMOUNT' }],
      },
    })
    expect(await changes(id)).toEqual(['order.confirmTransfer'])
    expect(await post(`/orders/${number}/transfer`, { amount })).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
  })

  test('of a wrong amount goes back by bank, with its reference', async () => {
    const { id, number } = await transferred(10)
    await post(`/orders/${number}/transfer`, { amount: 9_999, senderIban: 'SA03 8000 0000 6080 1016 7519' })
    await shop.runJobs()
    await office.services.orders.listing.follow()
    const { data: toSend } = (await owner.send('GET', '/orders?needs=refundsToSend')).json()
    expect(toSend.map((each: { id: string }) => each.id)).toContain(id)
    const { data } = (await finance.send('GET', `/orders/${number}`)).json()
    const [back] = data.money.refunds
    const path = `/orders/${number}/refunds/${back.id}/sent`
    const sent = await Promise.all(Array.from({ length: 5 }, () => post(path, { reference: 'FT-1' })))
    expect(sent.filter(({ status }) => status === 1)).toHaveLength(1)
    expect((await sql('select state, confirmed_by from refund where id = $1', [back.id]))[0]).toEqual({
      state: 'DONE',
      confirmed_by: finance.staffId,
    })
    expect(await changes(id)).toEqual(['order.confirmTransfer', 'order.sendRefund'])
  })

  test('whose receipt proves nothing is waited for still, and its customer reads why', async () => {
    const { id, number } = await transferred(10)
    const path = `/orders/${number}/transfer/refuse`
    expect(await post(path, { reason: 'Another shop' })).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    await sql(
      `insert into bank_receipt (attempt_id, nth, storage_key, media_type, file_name, byte_size)
       select id, 1, 'receipts/' || id, 'image/png', 'receipt.png', 10 from payment_attempt where order_id = $1`,
      [id],
    )
    await office.services.orders.listing.follow()
    expect((await owner.send('GET', '/orders?needs=transferReceipts')).json().data).toMatchObject([{ id, receipts: 1 }])
    const answers = await Promise.all(Array.from({ length: 3 }, () => post(path, { reason: 'It shows another shop' })))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    const { data } = (await finance.send('GET', `/orders/${number}`)).json()
    expect(data.money.attempts).toMatchObject([
      { state: 'REQUIRES_ACTION', receipts: [{ refusal: 'It shows another shop', mediaType: 'image/png' }] },
    ])
    const messages = await sql(
      `select body_text from outbox_message where order_id = $1 and order_news = 'receipt-refused'`,
      [id],
    )
    expect(messages).toHaveLength(1)
    expect(messages[0].body_text).toContain('It shows another shop')
    expect((await owner.send('GET', '/orders?needs=transferReceipts')).json().data).toEqual([])
    expect(await changes(id)).toEqual(['order.refuseReceipt'])
    expect(await post(`/orders/${number}/transfer`, { amount: 10_000 })).toMatchObject({ status: 1 })
  })
})
