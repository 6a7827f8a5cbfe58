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
const refund = (number: number, wanted: object, desk = finance) =>
  post(`/orders/${number}/refunds`, { wanted, note: 'A colour was wrong' }, desk)
const changes = async (id: string) =>
  (await sql('select action from staff_change where subject_id = $1 order by id', [id])).map(({ action }) => action)

describe('a refund', () => {
  test('is shown before it is made, and goes back once', async () => {
    const { id, number } = await paid(10)
    const wanted = { lines: [{ position: 0, quantity: 3 }] }
    const { data: preview } = await post(`/orders/${number}/refunds/preview`, { wanted })
    expect(preview).toEqual({ amount: 3_000, vat: 391, left: 7_000, needsApproval: false, way: 'GATEWAY' })
    expect(await changes(id)).toEqual([])
    const { data } = await refund(number, wanted)
    expect(data.money).toMatchObject({
      refundable: 7_000,
      refunds: [{ amount: 3_000, state: 'PENDING', note: 'A colour was wrong', by: { id: finance.staffId } }],
    })
    await shop.runJobs()
    expect(await sql('select state from refund where order_id = $1', [id])).toEqual([{ state: 'DONE' }])
    expect(await changes(id)).toEqual(['order.refund'])
  })

  test.each([
    [{ amount: 10_001 }, 'REFUND_TOO_HIGH'],
    [{ amount: 0 }, 'VALIDATION'],
    [{ amount: -1 }, 'VALIDATION'],
    [{ amount: 1.5 }, 'VALIDATION'],
    [{ amount: 1e20 }, 'VALIDATION'],
    [{ lines: [{ position: 9, quantity: 1 }] }, 'VALIDATION'],
    [{}, 'VALIDATION'],
  ])('of %j is refused: %s', async (wanted, code) => {
    const { id, number } = await paid(10)
    expect(await refund(number, wanted)).toMatchObject({ code })
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

  test('of a wrong amount goes back by bank, with its reference', async () => {
    const { id, number } = await transferred(10)
    await post(`/orders/${number}/transfer`, { amount: 9_999, senderIban: 'SA03 8000 0000 6080 1016 7519' })
    await shop.runJobs()
    await office.services.orders.listing.follow()
    expect((await owner.send('GET', '/orders?needs=refundsToSend')).json().data).toMatchObject([{ id }])
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
})
