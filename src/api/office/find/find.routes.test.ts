import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexProducts } from '#services/search/search-index.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { fillShop } from '#testing/search/fill-shop.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let owner: TestDesk
let number: number
let customerId: string
beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  owner = await office.desk('owner')
  const { id } = await shop.paidOrder({ poNumber: 'PO-77' })
  const order = await shop.orderOf(id)
  number = order.number
  customerId = String(order['customer_id'])
  await shop.runJobs()
  await shop.database.pool.query(
    `update customer set first_name = 'أحمد', last_name = 'العتيبي', company_name = 'Sahil Coffee' where id = $1`,
    [customerId],
  )
  await office.services.orders.listing.follow()
})
afterAll(() => office.app.close())

const find = async (typed: string, desk = owner) =>
  (await desk.send('GET', `/find?q=${encodeURIComponent(typed)}`)).json().data

test.each(['0551234567', '4567', '٤٥٦٧', 'Sara', 'po-77', '#'])('%s finds the order', async (typed) => {
  expect((await find(typed === '#' ? `#${number}` : typed)).orders).toMatchObject([{ number }])
})

test('an invoice finds its order, for those who may see invoices', async () => {
  const { number: invoice } = await shop.one('select number from invoice')
  expect((await find(String(invoice).toLowerCase())).orders).toMatchObject([{ number }])
  expect((await find(String(invoice), await office.desk('viewer'))).orders).toEqual([])
})

test.each(['احمد', 'أحمد ال', 'sahil', 'COFFEE'])('%s finds the customer by their names', async (typed) => {
  expect((await find(typed)).customers).toMatchObject([
    { id: customerId, name: 'أحمد العتيبي', company: 'Sahil Coffee', orders: 1 },
  ])
})

test('a customer is found by the end of their phone and the beginning of their address', async () => {
  const { rows } = await shop.database.pool.query(
    'select kind, value from customer_identifier where customer_id = $1',
    [customerId],
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { kind, value } of rows) {
    const typed = kind === 'phone' ? String(value).slice(-6) : String(value).slice(0, 12).toUpperCase()
    const { customers } = await find(typed)
    expect(customers).toMatchObject([{ id: customerId, [kind]: value }])
  }
})

test('a product is found by its name, as shoppers find it', async () => {
  const rollUp = { code: 'ROLL', category: 'cards', name: { en: 'Roll-up stand', ar: 'رول أب' } }
  const ids = await fillShop(shop.database, {}, [rollUp])
  await shop.database.db.transaction().execute((tx) => indexProducts(tx, ids))
  expect((await find('roll')).products).toMatchObject([{ name: 'Roll-up stand', image: null }])
})

test('what one may not see is not found, and what reaches a customer is left out', async () => {
  const production = await office.desk('production')
  expect(await find('0551234567', production)).toEqual({ orders: [], customers: [], products: [] })
  expect((await find('Sara', production)).orders[0].customer).not.toHaveProperty('phone')
  const content = await office.desk('content')
  expect(await find('Sara', content)).toEqual({ orders: [], customers: [], products: [] })
  expect((await find('roll', content)).products).toHaveLength(1)
  const { customers } = await find('sahil', await office.desk('finance'))
  expect(customers).toHaveLength(1)
})

test('orders of one customer are a list', async () => {
  expect((await owner.send('GET', `/orders?customer=${customerId}`)).json().data).toMatchObject([{ number }])
  const other = '00000000-0000-4000-8000-000000000000'
  expect((await owner.send('GET', `/orders?customer=${other}`)).json().data).toEqual([])
})
