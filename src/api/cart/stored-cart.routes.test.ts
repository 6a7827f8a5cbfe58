import { describe, expect, test } from 'vitest'
import type { TestBrowser } from '#testing/customer-api.ts'
import { customerShop } from '#testing/customer-shop.ts'

const shop = customerShop()

const line = (key: string, more = {}) => ({
  key,
  productPrice: '7',
  quantity: 100,
  features: [{ productFeature: '3', choices: ['5'] }],
  ...more,
})
/** The lines of a row, recorded with the shop of commit 6939ce7 (23 November 2026); never edit it. */
const ROW_OF_VERSION_1 =
  '[{"key": "a", "copy": 0, "id": "7", "notes": "", "features": [{"productFeature": {"id": "3", "choices": [{"id": "5"}]}}, ' +
  '{"value": "850x2000", "productFeature": {"id": "4", "choices": [{"id": "9"}]}}], ' +
  '"quantity": 100, "artworkIds": [], "designMode": "LATER"}]'
const quantities = (answer: Awaited<ReturnType<TestBrowser['send']>>) =>
  answer.json().data.items.map(({ quantity }: { quantity: number }) => quantity)

describe('the cart the shop keeps', () => {
  test('is empty at first, and then what a browser sent', async () => {
    const customer = await shop.newCustomer()
    const none = await customer.send('GET', '/carts/current')
    expect(none.json().data).toEqual({ version: 0, items: [], saved: [], couponCode: null, urgent: false })
    const items = [line('a', { notes: 'Blue', copy: 1 })]
    const sent = { version: 0, items, saved: [line('s')], couponCode: 'TEN', urgent: true }
    const first = await customer.send('PUT', '/carts/current', sent)
    expect(first.json().data).toMatchObject({ ...sent, version: 1 })
    expect((await customer.send('GET', '/carts/current')).json().data).toEqual(first.json().data)
  })

  test('is not changed by a browser that knows an older one', async () => {
    const customer = await shop.newCustomer()
    const put = (version: number, quantity: number) =>
      customer.send('PUT', '/carts/current', { version, items: [line('a', { quantity })] })
    const racing = await Promise.all([1, 2, 3, 4].map((quantity) => put(0, quantity)))
    expect(racing.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect((await put(1, 9)).json().data.version).toBe(2)
    expect((await put(1, 10)).json()).toMatchObject({ status: 0, code: 'CONFLICT' })
    expect(quantities(await customer.send('GET', '/carts/current'))).toEqual([9])
  })

  test('joins that of a visitor who signs in: the larger quantity, never the sum, and every other line', async () => {
    const customer = await shop.newCustomer()
    await customer.send('PUT', '/carts/current', { version: 0, items: [line('a', { quantity: 500 })] })
    const local = { items: [line('x', { quantity: 250 }), line('y', { productPrice: '8' })], couponCode: 'TEN' }
    const merged = await customer.send('POST', '/carts/merge', local)
    expect(merged.json().data).toMatchObject({
      version: 2,
      couponCode: 'TEN',
      items: [{ key: 'a', quantity: 500 }, { key: 'y' }],
    })
    const again = await customer.send('POST', '/carts/merge', local)
    expect(again.json().data.items).toEqual(merged.json().data.items)
  })

  test('loses nothing when several browsers sign in at once', async () => {
    const customer = await shop.newCustomer()
    const lines = Array.from({ length: 20 }, (_, n) => line(`l${n}`, { productPrice: String(n + 1) }))
    const merging = lines.map((one) => customer.send('POST', '/carts/merge', { items: [one] }))
    for (const { statusCode } of await Promise.all(merging)) expect(statusCode).toBe(200)
    expect((await customer.send('GET', '/carts/current')).json().data.items).toHaveLength(20)
  })

  test('is read as it was stored before version 2, and joined with the same line of a browser', async () => {
    const customer = await shop.newCustomer()
    await customer.send('PUT', '/carts/current', { version: 0, items: [line('a')] })
    await shop.query(
      `update cart set items = $1, saved = $1 where customer_id =
        (select customer_id from customer_identifier where value = $2)`,
      [ROW_OF_VERSION_1, customer.email],
    )
    const size = { productFeature: '4', choices: ['9'], value: '850x2000' }
    const read = (await customer.send('GET', '/carts/current')).json().data
    expect(read.items).toMatchObject([{ key: 'a', features: [{ productFeature: '3', choices: ['5'] }, size] }])
    expect(read.saved).toEqual(read.items)
    const items = [line('x', { quantity: 250, features: [size, { productFeature: '3', choices: ['5'] }] })]
    const merged = await customer.send('POST', '/carts/merge', { items })
    expect(merged.json().data.items).toMatchObject([{ key: 'a', quantity: 250 }])
  })

  test('is private, and goes with its customer', async () => {
    const [owner, other] = [await shop.newCustomer(), await shop.newCustomer()]
    await owner.send('PUT', '/carts/current', { version: 0, items: [line('mine')] })
    expect((await other.send('GET', '/carts/current')).json().data.items).toEqual([])
    expect((await shop.browser().send('GET', '/carts/current')).statusCode).toBe(401)
  })

  test.each([
    ['more than a hundred lines', { items: Array.from({ length: 101 }, (_, n) => line(`l${n}`)) }],
    ['two lines of one name', { items: [line('a'), line('a')] }],
    ['a price of its own', { items: [line('a', { finalPrice: 1 })] }],
    ['a note without end', { items: [line('a', { notes: 'x'.repeat(1001) })] }],
    ['a line without a name', { items: [line('a', { key: undefined })] }],
  ])('takes no cart with %s', async (_, cart) => {
    const customer = await shop.newCustomer()
    expect((await customer.send('PUT', '/carts/current', { version: 0, ...cart })).statusCode).toBe(400)
  })

  test('takes a full one, with all its notes', async () => {
    const customer = await shop.newCustomer()
    const notes = 'ملاحظة '.repeat(140)
    const items = Array.from({ length: 100 }, (_, n) => line(`l${n}`, { copy: n, notes }))
    const full = await customer.send('PUT', '/carts/current', { version: 0, items })
    expect(full.json().data.items).toHaveLength(100)
  })
})
