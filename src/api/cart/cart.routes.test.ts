import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCartShop } from '#testing/cart-shop.ts'
import type { CartShop } from '#testing/cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.shut())
beforeEach(() =>
  shop.database.pool.query('update product_price set remaining_quantity = 5 where id = $1', [shop.mug.priceId]),
)

describe('the price of a cart', () => {
  test('is worked out again from the shop.database, for any visitor', async () => {
    const { data } = await shop.quote({ items: [shop.cardsLine({ key: 'a' })], cityId: '1' })
    expect(data.lines).toMatchObject([
      {
        key: 'a',
        quantity: 3,
        finalPrice: 914,
        wasPrice: 1075,
        total: 2742,
        product: { code: 'BC-1', name: 'Business cards', variant: null, picture: null },
        features: [{ name: 'PAPER', choices: [{ name: 'gloss', price: 40 }], value: null }],
        readyBy: '2026-11-25',
      },
    ])
    expect(data.totals).toMatchObject({ subtotal: 2742, discount: 0, urgent: 0 })
    expect(data.totals.total).toBe(2742 + data.totals.shipping)
    expect(data.totals.taxable + data.totals.vat).toBe(data.totals.total)
  })

  test('takes the ladder, a size by its area, and names everything in the language asked for', async () => {
    const size = { productFeature: shop.cards.features.size, value: '٨٥٠x٢٠٠٠' }
    const items = [shop.cardsLine({ quantity: 500, features: [shop.paper(shop.cards), size] })]
    const { data } = await shop.quote({ items }, { 'accept-language': 'ar' })
    expect(data.lines[0]).toMatchObject({
      key: '0',
      // (8.00 + 30.00 × 1.70) less 15%
      finalPrice: 5015,
      product: { name: 'بطاقات أعمال' },
      features: [{ name: 'الpaper' }, { name: 'الsize', value: '850x2000' }],
    })
  })

  test('knows no shipping without a place, and none for a place that does not exist', async () => {
    expect((await shop.quote({ items: [shop.cardsLine()] })).data.totals.shipping).toBeNull()
    expect((await shop.quote({ items: [shop.cardsLine()], cityId: '999999' })).data.totals.shipping).toBeNull()
    expect(
      (await shop.quote({ items: [shop.cardsLine()], cityId: '1', districtId: '999999' })).data.totals.shipping,
    ).toBeNull()
    expect((await shop.quote({ items: [shop.cardsLine()], fulfilment: 'PICKUP' })).data.totals.shipping).toBe(0)
  })

  test('is that of the customer’s own address, and of no one else’s', async () => {
    const owner = await shop.newCustomer()
    const address = await owner.send('POST', '/addresses', {
      name: 'Home',
      phone: '0551234567',
      regionId: '1',
      cityId: '1',
      districtId: '1001',
      street: 'x',
      building: '7',
    })
    const body = { items: [shop.cardsLine()], addressId: address.json().data.id }
    expect((await shop.quote(body, {}, owner)).data.totals.shipping).toBe(address.json().data.shippingCost)
    const other = await shop.newCustomer()
    for (const browser of [shop.visitor, other]) {
      expect(await shop.quote(body, {}, browser)).toMatchObject({ status: 0, code: 'NOT_FOUND' })
    }
  })

  test('of an urgent cart is 75% of the goods more, unless a line cannot be made faster', async () => {
    const urgent = await shop.quote({ items: [shop.cardsLine()], urgent: true, couponCode: 'TEN' })
    expect(urgent.data).toMatchObject({ urgent: true, totals: { urgent: 2057, discount: 0 }, coupon: { type: null } })
    expect(urgent.data.coupon.refusal).toEqual({
      code: 'COUPON_URGENT',
      message: 'Coupons are not valid for urgent deliveries',
    })
    const mixed = await shop.quote({ items: [shop.cardsLine({ key: 'a' }), shop.mugLine({ key: 'b' })], urgent: true })
    expect(mixed.data).toMatchObject({ urgent: false, notUrgent: ['b'], totals: { urgent: 0 } })
  })

  test('of an urgent cart is that of any other where urgent production is not ready earlier', async () => {
    const items = [shop.cardsLine()]
    const days = (count: number) =>
      shop.database.pool.query(`update product set production_days = $1 where code = 'BC-1'`, [count])
    await days(1)
    const { data } = await shop.quote({ items, urgent: true, couponCode: 'TEN', fulfilment: 'PICKUP' })
    expect(data).toMatchObject({ urgent: false, notUrgent: [], coupon: { refusal: null }, totals: { urgent: 0 } })
    expect(data.readyBy.urgent).toBe(data.readyBy.standard)
    await days(3)
    expect((await shop.quote({ items, urgent: true })).data).toMatchObject({ urgent: true, totals: { urgent: 2057 } })
  })

  test('never comes from the browser', async () => {
    const { data } = await shop.quote({ items: [shop.cardsLine({ key: 'a', finalPrice: 1 })] })
    expect(data).toMatchObject({ repriced: [{ key: 'a', old: 1, new: 914 }], totals: { subtotal: 2742 } })
    for (const more of [{ price: 1 }, { total: 1 }, { discount: 5 }, { offerPercent: 90 }]) {
      expect(await shop.quote({ items: [shop.cardsLine(more)] })).toMatchObject({ code: 'VALIDATION' })
    }
  })

  test.each([-1, 0, 1.5, '5', '٥', 1_000_001, 2 ** 53, null])('is refused for %j pieces', async (quantity) => {
    expect(await shop.quote({ items: [shop.cardsLine({ quantity })] })).toMatchObject({
      code: 'VALIDATION',
      errors: expect.arrayContaining([expect.objectContaining({ field: 'items.0.quantity' })]),
    })
  })

  test('is refused for two lines of one name and for more than a hundred lines', async () => {
    expect(await shop.quote({ items: [shop.cardsLine({ key: 'a' }), shop.cardsLine({ key: 'a' })] })).toMatchObject({
      code: 'VALIDATION',
    })
    expect(await shop.quote({ items: Array.from({ length: 101 }, () => shop.cardsLine()) })).toMatchObject({
      code: 'VALIDATION',
    })
    expect((await shop.quote({ items: Array.from({ length: 100 }, () => shop.cardsLine()) })).data.lines).toHaveLength(
      100,
    )
  })
})

describe('what changed about a cart', () => {
  const validate = async (items: object[]) =>
    (await shop.visitor.send('POST', '/carts/validate', { items })).json().data

  test('is nothing, while it is as the customer last saw it', async () => {
    expect(await validate([shop.cardsLine({ finalPrice: 914 }), shop.mugLine({ finalPrice: 3000 })])).toEqual({
      adjusted: [],
      removed: [],
      gone: [],
      repriced: [],
      invalid: [],
    })
  })

  test('is its stock, shared by all lines of a variant', async () => {
    const lines = [
      shop.mugLine({ key: 'a', quantity: 4 }),
      shop.mugLine({ key: 'b', quantity: 4 }),
      shop.mugLine({ key: 'c', quantity: 4 }),
    ]
    expect(await validate(lines)).toMatchObject({
      adjusted: [{ key: 'b', from: 4, to: 1, reason: 'stock' }],
      removed: ['c'],
    })
    await shop.database.pool.query('update product_price set remaining_quantity = 0 where id = $1', [shop.mug.priceId])
    expect(await validate(lines)).toMatchObject({ adjusted: [], removed: ['a', 'b', 'c'], gone: [] })
  })

  test('is a product that is not sold any more', async () => {
    expect(await validate([shop.cardsLine({ key: 'x', productPrice: '999999' })])).toMatchObject({
      removed: ['x'],
      gone: ['x'],
    })
    await shop.database.pool.query(`update product set published = false where code = 'MG-1'`)
    expect(await validate([shop.mugLine({ key: 'a' })])).toMatchObject({ removed: ['a'], gone: ['a'] })
    await shop.database.pool.query(`update product set published = true where code = 'MG-1'`)
  })

  test('is a choice that is not possible any more, or missing', async () => {
    const items = [
      shop.cardsLine({ key: 'a', features: [{ productFeature: shop.cards.features.paper, choices: ['999999'] }] }),
      shop.cardsLine({ key: 'b', features: [] }),
      shop.cardsLine({
        key: 'c',
        features: [shop.paper(shop.cards), { productFeature: shop.cards.features.text, value: 'x'.repeat(21) }],
      }),
      shop.cardsLine({ key: 'd', features: [shop.paper(shop.mug)] }),
    ]
    const { invalid } = await validate(items)
    const { paper: paperId, text } = shop.cards.features
    expect(invalid).toEqual([
      { key: 'a', features: [paperId] },
      { key: 'b', features: [paperId] },
      { key: 'c', features: [text] },
      { key: 'd', features: [shop.mug.features.paper, paperId] },
    ])
  })

  test('is a line whose pieces of each size are not its quantity', async () => {
    const { text } = shop.cards.features
    const line = (key: string, value: string) =>
      shop.cardsLine({ key, quantity: 10, features: [shop.paper(shop.cards), { productFeature: text, value }] })
    await shop.database.pool.query('update feature set max_choices = 5 where id = $1', [text])
    const { invalid } = await validate([
      line('a', 'M 3'),
      line('b', 'M 3, L 7'),
      line('c', '١٠ M'),
      line('d', 'all of them M'),
    ])
    await shop.database.pool.query('update feature set max_choices = null where id = $1', [text])
    expect(invalid).toEqual([
      { key: 'a', features: [text] },
      { key: 'd', features: [text] },
    ])
  })
})
