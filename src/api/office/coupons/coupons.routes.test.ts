import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/iso-date.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { createCouponService } from '#services/coupons/coupon.service.ts'
import { openCartShop } from '#testing/cart-shop.ts'
import type { CartShop } from '#testing/cart-shop.ts'
import { couponForm } from '#testing/office-changes/coupon-form.ts'
import { testOffice } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'

let shop: CartShop
let office: TestOffice
let manager: TestDesk
beforeAll(async () => {
  shop = await openCartShop()
  office = await testOffice(shop.database)
  manager = await office.desk('manager')
})
afterAll(async () => {
  await office.app.close()
  await shop.shut()
})

const create = (code: string, more: object = {}, desk = manager) =>
  desk.send('POST', '/coupons', { code, ...couponForm(more) })
const created = async (code: string, more: object = {}) => (await create(code, more)).json().data
const put = (id: string, version: number, more: object = {}) =>
  manager.send('PUT', `/coupons/${id}`, couponForm(more), { 'if-match': `"${version}"` })
const codes = async (query: string) =>
  (await manager.send('GET', `/coupons?${query}`)).json().data.map(({ code }: { code: string }) => code)
const problems = (answer: { json: () => { errors: { field: string; code: string }[] } }) =>
  answer.json().errors.map(({ field, code }) => [field, code])
const quoted = async (code: string) => (await shop.quote({ items: [shop.mugLine()], couponCode: code })).data

const today = riyadhDate(new Date())

describe('a coupon of the office', () => {
  test('counts in carts at once, under any spelling of its code', async () => {
    const coupon = await created(' eid ٢٠٢٦ ', { worth: { type: 'FIXED', amount: 1500 } })
    expect(coupon).toMatchObject({ code: 'EID2026', state: 'RUNNING', uses: 0, given: 0, version: 1 })
    expect((await quoted('Eid2026')).totals.discount).toBe(1500)
  })

  test('ends at once when it is switched off, and comes back', async () => {
    const { id } = await created('SWITCH')
    expect((await put(id, 1, { isActive: false })).json().data).toMatchObject({ state: 'OFF', version: 2 })
    expect((await quoted('SWITCH')).totals.discount).toBe(0)
    await put(id, 2)
    expect((await quoted('SWITCH')).totals.discount).toBeGreaterThan(0)
  })

  test('is only for what it names, and not for what it leaves out', async () => {
    const only = await created('ONLYCARDS', { include: { categories: [], products: ['BC-1'] } })
    expect(only.include.products).toEqual([{ id: expect.any(String), code: 'BC-1', name: 'Business cards' }])
    expect((await quoted('ONLYCARDS')).totals.discount).toBe(0)
    const category = (await shop.database.pool.query('select id::text from category')).rows[0].id
    const without = await created('NOCARDS', { exclude: { categories: [category], products: [] } })
    expect(without.exclude.categories).toEqual([{ id: category, name: 'Cards' }])
    expect((await quoted('NOCARDS')).totals.discount).toBe(0)
  })

  test('says where it stands, and is found by that and by part of its code', async () => {
    await created('STANDNEXT', { firstDay: addDays(today, 1) })
    await created('STANDLAST', { lastDay: today })
    await created('STANDOVER', { firstDay: '2020-01-01', lastDay: addDays(today, -1) })
    await created('STANDOFF', { isActive: false })
    expect(await codes('q=stand&state=PLANNED')).toEqual(['STANDNEXT'])
    expect(await codes('q=Stand&state=RUNNING')).toEqual(['STANDLAST'])
    expect(await codes('q=STAND&state=OVER,OFF')).toEqual(['STANDOFF', 'STANDOVER'])
  })

  test('counts its orders and the discounts they were given', async () => {
    const { id } = await created('USEDONCE', { usageLimit: 1 })
    const uses = createCouponService(shop.database)
    await uses.take(shop.database.db, { couponId: id, customerId: randomUUID(), orderId: randomUUID() })
    const used = (await manager.send('GET', `/coupons/${id}`)).json().data
    expect(used).toMatchObject({ uses: 1, given: 0, state: 'USED_UP' })
    const more = await created('USEDTWICE', { usageLimit: 5 })
    for (const orderId of [randomUUID(), randomUUID()])
      await uses.take(shop.database.db, { couponId: more.id, customerId: randomUUID(), orderId })
    expect(problems(await put(more.id, 1, { usageLimit: 1 }))).toEqual([['usageLimit', 'limit_below_uses']])
  })
})

describe('a coupon is refused', () => {
  test.each([
    ['a code that is taken', { code: 'ten' }, 'code', 'coupon_code_taken'],
    ['a short code', { code: 'A1' }, 'code', 'too_short'],
    ['no code', { code: '' }, 'code', 'required'],
    ['a picture in its code', { code: 'A😀' }, 'code', 'bad_characters'],
    ['signs in its code', { code: '10%<OFF>' }, 'code', 'bad_characters'],
    ['more than everything', { worth: { type: 'PERCENT', percent: 101 } }, 'worth.percent', 'too_big'],
    ['a sum of nothing', { worth: { type: 'FIXED', amount: 0 } }, 'worth.amount', 'too_small'],
    ['days in reverse', { firstDay: '2026-12-02', lastDay: '2026-12-01' }, 'lastDay', 'last_day_before_first'],
    ['the last day that is written', { lastDay: '9999-12-31' }, 'lastDay', 'invalid'],
    ['31 February', { lastDay: '2026-02-31' }, 'lastDay', 'invalid'],
    [
      'a product that does not exist',
      { include: { categories: [], products: ['NO-1'] } },
      'include.products.0',
      'not_an_option',
    ],
    [
      'a category that does not exist',
      { exclude: { categories: ['999999'], products: [] } },
      'exclude.categories.0',
      'not_an_option',
    ],
    [
      'a product in both lists',
      { include: { categories: [], products: ['MG-1'] }, exclude: { categories: [], products: ['MG-1'] } },
      'exclude.products.0',
      'in_both_lists',
    ],
    ['a field of its own', { secret: 1 }, 'secret', 'unknown_field'],
  ])('for %s', async (_what, more, field, code) => {
    const before = await codes('q=REFUSE')
    const answer = await manager.send('POST', '/coupons', { code: 'REFUSED', ...couponForm(), ...more })
    expect(answer.statusCode, answer.body).toBe(400)
    expect(problems(answer)).toContainEqual([field, code])
    expect(await codes('q=REFUSE')).toEqual(before)
  })

  test('when a colleague saved another version, which is answered as the editor has it', async () => {
    const { id } = await created('CONFLICT', { include: { categories: [], products: ['BC-1'] } })
    await put(id, 1, { minSubtotal: 5000 })
    const answer = await put(id, 1, { minSubtotal: 9000 })
    expect(answer.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      conflict: { version: 2, present: { minSubtotal: 5000 } },
    })
    expect((await manager.send('PUT', `/coupons/${id}`, couponForm())).statusCode).toBe(428)
  })

  test('to those who may only see it, and to those who may not', async () => {
    expect((await create('SALES', {}, await office.desk('sales'))).statusCode).toBe(403)
    expect((await (await office.desk('sales')).send('GET', '/coupons')).statusCode).toBe(200)
    expect((await (await office.desk('production')).send('GET', '/coupons')).statusCode).toBe(403)
    expect((await manager.send('GET', '/coupons/999999')).statusCode).toBe(404)
  })
})

test('changes say only what is different, by names', async () => {
  const { id } = await created('TRACED')
  await put(id, 1, { worth: { type: 'FREE_SHIPPING' }, include: { categories: [], products: ['MG-1'] } })
  await put(id, 2, { worth: { type: 'FREE_SHIPPING' }, include: { categories: [], products: ['MG-1'] } })
  const { rows } = await shop.database.pool.query(
    `select action, before, after from staff_change where subject_type = 'coupon' and subject_id = $1 order by id`,
    [id],
  )
  expect(rows).toMatchObject([
    { action: 'coupon.create', before: null, after: { couponCode: 'TRACED', percent: 10 } },
    {
      action: 'coupon.change',
      before: { worth: 'PERCENT', percent: 10, onlyFor: [] },
      after: { worth: 'FREE_SHIPPING', percent: null, onlyFor: ['MG-1'] },
    },
  ])
  expect(rows[1].after).not.toHaveProperty('isActive')
})
