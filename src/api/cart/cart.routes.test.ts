import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { QuoteAnswer } from '#contract/cart/quote.ts'
import { LIMITS } from '#services/limits/rate-limits.ts'
import { insertConfigured, insertCoupon } from '#testing/cart-fixture.ts'
import type { Configured } from '#testing/cart-fixture.ts'
import { insertCategory } from '#testing/catalogue-fixture.ts'
import { PLENTY, testCustomers } from '#testing/customer-api.ts'
import type { TestBrowser, TestCustomers } from '#testing/customer-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

/** A Sunday at noon in Riyadh. */
const NOW = new Date('2026-11-22T09:00:00Z')

let database: TestDatabase
let shop: TestCustomers
let cards: Configured
let mug: Configured
let visitor: TestBrowser
beforeAll(async () => {
  database = await testDatabase()
  const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards', ar: 'بطاقات' } })
  const name = { en: 'Business cards', ar: 'بطاقات أعمال' }
  const ladder = [{ min_quantity: 500, unit_price: 800 }]
  const product = { categoryId: category, name, price: 1035, offerPercent: 15, ladder }
  cards = await insertConfigured(database.db, { ...product, code: 'BC-1' })
  mug = await insertConfigured(database.db, {
    code: 'MG-1',
    categoryId: category,
    price: 3000,
    remaining: 5,
    more: { urgent_allowed: false, production_days: 6 },
  })
  await insertCoupon(database.db, { code: 'TEN' })
  await insertCoupon(database.db, { code: 'BIG', more: { min_subtotal: 1_000_000 } })
  await insertCoupon(database.db, { code: 'OLD', more: { ends_at: new Date('2026-01-01') } })
  shop = await testCustomers(database, {
    now: () => NOW,
    limits: { ...PLENTY, 'coupon-guess': LIMITS['coupon-guess'] },
  })
  visitor = shop.browser()
})
afterAll(async () => {
  await shop.app.close()
  await database.close()
})
beforeEach(() => database.pool.query('update product_price set remaining_quantity = 5 where id = $1', [mug.priceId]))

const paper = (product: Configured, choice: 'matt' | 'gloss' = 'matt') => ({
  productFeature: product.features.paper,
  choices: [product.choices[choice]],
})
const cardsLine = (more = {}) => ({
  productPrice: cards.priceId,
  quantity: 3,
  features: [paper(cards, 'gloss')],
  ...more,
})
const mugLine = (more = {}) => ({ productPrice: mug.priceId, quantity: 2, features: [paper(mug)], ...more })
const quote = async (body: object, headers = {}, browser = visitor) => {
  const answer = (await browser.send('POST', '/carts/quote', body, headers)).json()
  // The server leaves this check out.
  if (answer.status === 1) QuoteAnswer.parse(answer)
  return answer
}

describe('the price of a cart', () => {
  test('is worked out anew from the database, for anybody', async () => {
    const { data } = await quote({ items: [cardsLine({ key: 'a' })], cityId: '1' })
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
    const size = { productFeature: cards.features.size, value: '٨٥٠x٢٠٠٠' }
    const items = [cardsLine({ quantity: 500, features: [paper(cards), size] })]
    const { data } = await quote({ items }, { 'accept-language': 'ar' })
    expect(data.lines[0]).toMatchObject({
      key: '0',
      // (8.00 + 30.00 × 1.70) less 15%
      finalPrice: 5015,
      product: { name: 'بطاقات أعمال' },
      features: [{ name: 'الpaper' }, { name: 'الsize', value: '850x2000' }],
    })
  })

  test('knows no shipping without a place, and none for a place that does not exist', async () => {
    expect((await quote({ items: [cardsLine()] })).data.totals.shipping).toBeNull()
    expect((await quote({ items: [cardsLine()], cityId: '999999' })).data.totals.shipping).toBeNull()
    expect((await quote({ items: [cardsLine()], cityId: '1', districtId: '999999' })).data.totals.shipping).toBeNull()
    expect((await quote({ items: [cardsLine()], fulfilment: 'PICKUP' })).data.totals.shipping).toBe(0)
  })

  test('is that of the customer’s own address, and of nobody else’s', async () => {
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
    const body = { items: [cardsLine()], addressId: address.json().data.id }
    expect((await quote(body, {}, owner)).data.totals.shipping).toBe(address.json().data.shippingCost)
    const other = await shop.newCustomer()
    for (const browser of [visitor, other]) {
      expect(await quote(body, {}, browser)).toMatchObject({ status: 0, code: 'NOT_FOUND' })
    }
  })

  test('of an urgent cart is 75% of the goods more, unless a line cannot be made faster', async () => {
    const urgent = await quote({ items: [cardsLine()], urgent: true, couponCode: 'TEN' })
    expect(urgent.data).toMatchObject({ urgent: true, totals: { urgent: 2057, discount: 0 }, coupon: { type: null } })
    expect(urgent.data.coupon.refusal).toEqual({
      code: 'COUPON_URGENT',
      message: 'Coupons are not valid for urgent deliveries',
    })
    const mixed = await quote({ items: [cardsLine({ key: 'a' }), mugLine({ key: 'b' })], urgent: true })
    expect(mixed.data).toMatchObject({ urgent: false, notUrgent: ['b'], totals: { urgent: 0 } })
  })

  test('never comes from the browser', async () => {
    const { data } = await quote({ items: [cardsLine({ key: 'a', finalPrice: 1 })] })
    expect(data).toMatchObject({ repriced: [{ key: 'a', old: 1, new: 914 }], totals: { subtotal: 2742 } })
    for (const more of [{ price: 1 }, { total: 1 }, { discount: 5 }, { offerPercent: 90 }]) {
      expect(await quote({ items: [cardsLine(more)] })).toMatchObject({ code: 'VALIDATION' })
    }
  })

  test.each([-1, 0, 1.5, '5', '٥', 1_000_001, 2 ** 53, null])('is refused for %j pieces', async (quantity) => {
    expect(await quote({ items: [cardsLine({ quantity })] })).toMatchObject({
      code: 'VALIDATION',
      errors: expect.arrayContaining([expect.objectContaining({ field: 'items.0.quantity' })]),
    })
  })

  test('is refused for two lines of one name and for more than a hundred lines', async () => {
    expect(await quote({ items: [cardsLine({ key: 'a' }), cardsLine({ key: 'a' })] })).toMatchObject({
      code: 'VALIDATION',
    })
    expect(await quote({ items: Array.from({ length: 101 }, () => cardsLine()) })).toMatchObject({ code: 'VALIDATION' })
    expect((await quote({ items: Array.from({ length: 100 }, () => cardsLine()) })).data.lines).toHaveLength(100)
  })
})

describe('what changed about a cart', () => {
  const validate = async (items: object[]) => (await visitor.send('POST', '/carts/validate', { items })).json().data

  test('is nothing, while it is as the customer last saw it', async () => {
    expect(await validate([cardsLine({ finalPrice: 914 }), mugLine({ finalPrice: 3000 })])).toEqual({
      adjusted: [],
      removed: [],
      gone: [],
      repriced: [],
      invalid: [],
    })
  })

  test('is its stock, shared by all lines of a variant', async () => {
    const lines = [
      mugLine({ key: 'a', quantity: 4 }),
      mugLine({ key: 'b', quantity: 4 }),
      mugLine({ key: 'c', quantity: 4 }),
    ]
    expect(await validate(lines)).toMatchObject({
      adjusted: [{ key: 'b', from: 4, to: 1, reason: 'stock' }],
      removed: ['c'],
    })
    await database.pool.query('update product_price set remaining_quantity = 0 where id = $1', [mug.priceId])
    expect(await validate(lines)).toMatchObject({ adjusted: [], removed: ['a', 'b', 'c'], gone: [] })
  })

  test('is a product that is not sold any more', async () => {
    expect(await validate([cardsLine({ key: 'x', productPrice: '999999' })])).toMatchObject({
      removed: ['x'],
      gone: ['x'],
    })
    await database.pool.query(`update product set published = false where code = 'MG-1'`)
    expect(await validate([mugLine({ key: 'a' })])).toMatchObject({ removed: ['a'], gone: ['a'] })
    await database.pool.query(`update product set published = true where code = 'MG-1'`)
  })

  test('is a choice that is not possible any more, or missing', async () => {
    const items = [
      cardsLine({ key: 'a', features: [{ productFeature: cards.features.paper, choices: ['999999'] }] }),
      cardsLine({ key: 'b', features: [] }),
      cardsLine({ key: 'c', features: [paper(cards), { productFeature: cards.features.text, value: 'x'.repeat(21) }] }),
      cardsLine({ key: 'd', features: [paper(mug)] }),
    ]
    const { invalid } = await validate(items)
    const { paper: paperId, text } = cards.features
    expect(invalid).toEqual([
      { key: 'a', features: [paperId] },
      { key: 'b', features: [paperId] },
      { key: 'c', features: [text] },
      { key: 'd', features: [mug.features.paper, paperId] },
    ])
  })
})

describe('a coupon', () => {
  const apply = (code: string, more = {}) =>
    visitor.send('POST', '/coupons/apply', { code, items: [cardsLine()], ...more })

  test('takes its part off, however its code is typed', async () => {
    const applied = await apply(' ten ')
    expect(applied.json()).toMatchObject({ data: { code: 'TEN', type: 'PERCENT', discount: 274 } })
    const { data } = await quote({ items: [cardsLine()], couponCode: 'ten' })
    expect(data).toMatchObject({ coupon: { code: 'TEN', refusal: null }, totals: { discount: 274 } })
    expect(data.lines[0].discount).toBe(274)
    expect((await visitor.send('DELETE', '/coupons')).statusCode).toBe(200)
  })

  test('says why it does not count, and how much is missing', async () => {
    expect((await apply('OLD')).json()).toMatchObject({ code: 'COUPON_EXPIRED', message: 'This code has expired.' })
    expect((await apply('TEN', { urgent: true })).json()).toMatchObject({
      status: 0,
      code: 'COUPON_URGENT',
      message: 'Coupons are not valid for urgent deliveries',
    })
    const small = await apply('BIG')
    expect(small.statusCode).toBe(422)
    expect(small.json()).toMatchObject({
      code: 'COUPON_MIN_SUBTOTAL',
      missingAmount: 997_258,
      message: 'Add goods worth SAR\u00A09,972.58 more to use this coupon.',
    })
    const { data } = await quote({ items: [cardsLine()], couponCode: 'BIG' }, { 'accept-language': 'ar' })
    expect(data.coupon.refusal.message).toContain('9,972.58')
  })

  test('is not found by trying codes without end, neither alone nor with a cart', async () => {
    const robot = shop.browser('198.51.100.7')
    const guess = (n: number) =>
      n % 2 === 0
        ? robot.send('POST', '/coupons/apply', { code: `X${n}`, items: [cardsLine()] })
        : robot.send('POST', '/carts/quote', { couponCode: `X${n}`, items: [cardsLine()] })
    const answers = []
    for (let n = 0; n < 32; n += 1) answers.push((await guess(n)).statusCode)
    expect(answers.slice(0, 30).every((status, n) => status === (n % 2 === 0 ? 422 : 200))).toBe(true)
    expect(answers.slice(30)).toEqual([429, 429])
    expect((await robot.send('POST', '/carts/quote', { items: [cardsLine()] })).statusCode).toBe(200)
  })

  test('is not found by trying many codes at the same time, and who knows one may use it without end', async () => {
    const robot = shop.browser('198.51.100.8')
    const guesses = Array.from({ length: 40 }, (_, n) =>
      robot.send('POST', '/coupons/apply', { code: `Y${n}`, items: [cardsLine()] }),
    )
    const heard = (await Promise.all(guesses)).filter(({ statusCode }) => statusCode === 422)
    expect(heard).toHaveLength(LIMITS['coupon-guess'].times)
    const shopper = shop.browser('198.51.100.9')
    for (let n = 0; n < 40; n += 1) {
      const applied = await shopper.send('POST', '/coupons/apply', {
        code: n % 2 ? 'TEN' : 'OLD',
        items: [cardsLine()],
      })
      expect(applied.json().code).not.toBe('RATE_LIMITED')
    }
  })
})

describe('a cart as a file', () => {
  const exported = (body: object) => visitor.send('POST', '/carts/export', { items: [cardsLine()], ...body })

  test('is a quotation', async () => {
    const file = await exported({ format: 'pdf', couponCode: 'TEN', cityId: '1' })
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="matbaa-Q-[0-9A-Z]{8}\.pdf"$/)
  })

  test('is a table in the language asked for, in which nothing can be run', async () => {
    const text = { productFeature: cards.features.text, value: '=1+1' }
    const items = [cardsLine({ features: [paper(cards, 'gloss'), text], notes: '=cmd' }), mugLine()]
    const file = await exported({ items, format: 'csv', lang: 'ar', urgent: false, fulfilment: 'PICKUP' })
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const rows = file.body.split('\r\n')
    expect(rows[0]).toBe('\uFEFFالصنف,التفاصيل,ملاحظة,الكمية,سعر الوحدة,الخصم,الإجمالي شامل الضريبة')
    expect(rows[1]).toBe(`بطاقات أعمال,BC-1 · الpaper: gloss · الtext: =1+1,'=cmd,3,9.14,0.00,27.42`)
    expect(rows.at(-2)).toBe('الإجمالي,,,,,,87.42')
  })

  test('is refused when nothing of it can be had, or in a format nobody knows', async () => {
    expect((await exported({ items: [], format: 'csv' })).statusCode).toBe(409)
    expect((await exported({ format: 'exe' })).statusCode).toBe(400)
  })
})
