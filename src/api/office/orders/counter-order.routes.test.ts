import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCoupon } from '#testing/cart-fixture.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let sales: TestDesk
beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  sales = await office.desk('sales')
})
afterAll(() => office.app.close())

const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
let count = 0
const phone = () => `055${String(1_000_000 + (count += 1))}`

/** Ten pieces at SAR 10 for a customer at the counter, paid in cash. */
const wish = async (more: object = {}, priceId?: number) => ({
  channel: 'COUNTER',
  contact: { name: 'Abdullah Al-Harbi', phone: phone() },
  language: 'ar',
  items: [{ productPrice: String(priceId ?? (await shop.goods())), quantity: 10, notes: 'Round corners' }],
  expectedTotal: 10_000,
  payment: { method: 'CASH' },
  ...more,
})
const place = (body: object, key: string = crypto.randomUUID(), desk = sales) =>
  desk.send('POST', '/counter-orders', body, { 'idempotency-key': key })
const placed = async (more: object = {}) => {
  const answer = (await place(await wish(more))).json()
  expect(answer).toMatchObject({ status: 1 })
  return answer.data
}

describe('an order that is taken at the counter', () => {
  test('is placed, paid, booked and invoiced at once, and leaves one change', async () => {
    const order = await placed()
    expect(order).toMatchObject({
      status: 'PENDING',
      payment: 'PAID',
      fulfilment: 'PICKUP',
      language: 'ar',
      contact: { name: 'Abdullah Al-Harbi', email: null },
      lines: [{ quantity: 10, notes: 'Round corners' }],
      totals: { total: 10_000 },
    })
    expect(await sql('select provider, staff_id from payment where order_id = $1', [order.id])).toEqual([
      { provider: 'COUNTER', staff_id: sales.staffId },
    ])
    expect(await sql('select kind from invoice where order_id = $1', [order.id])).toEqual([{ kind: 'INVOICE' }])
    expect(await sql('select action, after, staff_id from staff_change where subject_id = $1', [order.id])).toEqual([
      {
        action: 'order.place',
        after: { channel: 'COUNTER', method: 'CASH', amount: 10_000 },
        staff_id: sales.staffId,
      },
    ])
    expect(
      await sql('select moved_by, staff_id, to_status from order_event where order_id = $1 order by id', [order.id]),
    ).toEqual([
      { moved_by: 'STAFF', staff_id: sales.staffId, to_status: 'AWAITING_PAYMENT' },
      { moved_by: 'SYSTEM', staff_id: null, to_status: 'PENDING' },
    ])
  })

  test('counts a coupon as the shop does, once per customer, and refuses one that does not count', async () => {
    await insertCoupon(shop.database.db, { code: 'TEN', more: { per_customer_limit: 1 } })
    const contact = { name: 'Abdullah Al-Harbi', phone: phone() }
    const order = await placed({ couponCode: 'ten', contact, expectedTotal: 9_000 })
    expect(order).toMatchObject({ totals: { discount: 1_000, couponCode: 'TEN', total: 9_000 } })
    const again = await place(await wish({ couponCode: 'TEN', contact, expectedTotal: 9_000 }))
    expect(again.json()).toMatchObject({ code: 'COUPON_ALREADY_USED' })
    const unknown = await place(await wish({ couponCode: 'NONE', expectedTotal: 10_000 }))
    expect(unknown.json()).toMatchObject({ code: 'COUPON_INVALID' })
  })

  test('without an e-mail address is announced by text message alone', async () => {
    const { id } = await placed()
    expect(await sql('select channel, order_news from outbox_message where order_id = $1', [id])).toEqual([
      { channel: 'SMS', order_news: 'received' },
    ])
    const written = await placed({ contact: { name: 'Huda', phone: phone(), email: 'huda@example.com' } })
    expect(await sql('select channel from outbox_message where order_id = $1', [written.id])).toEqual([
      { channel: 'EMAIL' },
    ])
  })

  test('is one, however often it is sent', async () => {
    const body = await wish({}, await shop.goods(10))
    const key = crypto.randomUUID()
    const answers = await Promise.all([place(body, key), place(body, key), place(body, key)])
    expect(new Set(answers.map((answer) => answer.json().data.number)).size).toBe(1)
    expect((await place({ ...body, language: 'en' }, key)).json()).toMatchObject({ code: 'KEY_REUSED' })
    expect((await sales.send('POST', '/counter-orders', body)).json()).toMatchObject({ code: 'VALIDATION' })
  })

  test('belongs to whose the phone number is, and to a new account when it is new', async () => {
    const contact = { name: 'Mona Saleh Omar', phone: phone() }
    const first = await placed({ contact })
    const second = await placed({ contact: { ...contact, name: 'Mona' } })
    expect(second.customerId).toBe(first.customerId)
    expect(await sql('select first_name, last_name, language from customer where id = $1', [first.customerId])).toEqual(
      [{ first_name: 'Mona', last_name: 'Saleh Omar', language: 'ar' }],
    )
    expect(await sql('select from consent where customer_id = $1', [first.customerId])).toEqual([])
    const found = await placed({ customerId: first.customerId, contact: { ...contact, phone: phone() } })
    expect(found.customerId).toBe(first.customerId)
    const unknown = await wish({ customerId: crypto.randomUUID() })
    expect((await place(unknown)).json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('takes the company of its customer, with its numbers', async () => {
    const contact = { name: 'Mona', phone: phone() }
    const { customerId } = await placed({ contact })
    await sql(`update customer set company_name = 'Nakheel', vat_number = '310122393500003' where id = $1`, [
      customerId,
    ])
    expect((await placed({ contact })).contact).toMatchObject({ company: 'Nakheel', vatNumber: '310122393500003' })
    const other = await placed({ contact: { ...contact, company: 'Rayhan', poNumber: 'PO-7' } })
    expect(other.contact).toMatchObject({ company: 'Rayhan', vatNumber: null, poNumber: 'PO-7' })
  })

  test('waits for a transfer, or for its money in another way', async () => {
    const transfer = await placed({ payment: { method: 'BANK_TRANSFER' } })
    expect(transfer).toMatchObject({ status: 'AWAITING_PAYMENT', payment: 'TRANSFER' })
    expect(await sql(`select order_news from outbox_message where order_id = $1`, [transfer.id])).toEqual([
      { order_news: 'awaiting-transfer' },
    ])
    const later = await placed({ payment: { method: 'LATER' }, channel: 'PHONE' })
    expect(later).toMatchObject({ status: 'AWAITING_PAYMENT', payment: 'UNPAID' })
    const taken = await sales.send('POST', `/orders/${later.number}/counter-payment`, {
      method: 'CASH',
      amount: 10_000,
    })
    expect(taken.json().data).toMatchObject({ status: 'PENDING', payment: 'PAID' })
  })

  test('is delivered where the shop ships to, at the shop’s price', async () => {
    const [city] = await sql(`select c.id, c.region_id, (select min(id) from district where city_id = c.id) as district
      from city c order by exists (select from district where city_id = c.id) desc, c.id limit 1`)
    const address = {
      regionId: String(city.region_id),
      cityId: String(city.id),
      ...(city.district && { districtId: String(city.district) }),
      street: 'King Fahd Road',
      building: '12',
    }
    const tried = (await place(await wish({ address }))).json()
    const total = tried.status === 1 ? tried.data.totals.total : tried.total
    const order = await placed({ address, expectedTotal: total })
    expect(order).toMatchObject({ fulfilment: 'DELIVERY', address: { street: 'King Fahd Road', building: '12' } })
    expect(order.totals.shipping).toBeGreaterThan(0)
    const nowhere = await place(await wish({ address: { ...address, cityId: '999999' } }))
    expect(nowhere.json()).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'address.cityId' }] })
  })
})

describe('an order that cannot be taken leaves nothing', () => {
  const nothing = async (contact: { phone: string }) => {
    const international = `+966${contact.phone.slice(1)}`
    expect(await sql('select from customer_order where contact_phone = $1', [international])).toEqual([])
    expect(await sql('select from customer_identifier where value = $1', [international])).toEqual([])
  }

  test.each([
    ['a price that is not today’s', { expectedTotal: 9_999 }, 'PRICE_CHANGED'],
    [
      'a file',
      { items: [{ productPrice: '1', quantity: 1, artworkIds: ['0190a0a0-0000-4000-8000-000000000001'] }] },
      'VALIDATION',
    ],
    ['no products', { items: [] }, 'CART_EMPTY'],
    ['a slip left out', { payment: { method: 'TERMINAL' } }, 'VALIDATION'],
  ])('%s', async (_what, more, code) => {
    const body = await wish(more)
    expect((await place(body)).json()).toMatchObject({ status: 0, code })
    await nothing(body.contact)
  })

  test('the last piece is sold once', async () => {
    const price = await shop.goods(10)
    const bodies = [await wish({}, price), await wish({}, price)]
    const answers = await Promise.all(bodies.map(async (body) => (await place(body)).json()))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 0)).toMatchObject({ code: 'STOCK_CHANGED' })
    expect(await shop.stockOf(price)).toBe(0)
  })

  test('a slip pays one order', async () => {
    const payment = { method: 'TERMINAL', slip: crypto.randomUUID() }
    await placed({ payment })
    const body = await wish({ payment })
    expect((await place(body)).json()).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'payment.slip' }] })
    await nothing(body.contact)
  })

  test.each([
    ['production', 'orders.place'],
    ['finance', 'orders.place'],
  ])('%s lacks %s', async (role, permission) => {
    const answer = (await place(await wish(), crypto.randomUUID(), await office.desk(role))).json()
    expect(answer).toMatchObject({ code: 'PERMISSION_MISSING', permission })
  })

  test('who may not take money leaves it unpaid', async () => {
    const [{ id }] = await sql(
      `insert into staff_role (name, permissions) values ('{"en":"Phones"}', '{orders.view,orders.place}') returning id`,
    )
    const clerk = await office.desk('viewer')
    await sql('insert into staff_role_of (staff_id, role_id) values ($1, $2)', [clerk.staffId, id])
    const cash = (await place(await wish(), crypto.randomUUID(), clerk)).json()
    expect(cash).toMatchObject({ code: 'PERMISSION_MISSING', permission: 'money.counter' })
    const later = await place(await wish({ payment: { method: 'LATER' } }), crypto.randomUUID(), clerk)
    expect(later.json()).toMatchObject({ status: 1 })
  })
})
