import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCoupon } from '#testing/cart-fixture.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createCouponService } from './coupon.service.ts'
import type { CouponService } from './coupon.service.ts'

let database: TestDatabase
let coupons: CouponService
beforeAll(async () => {
  database = await testDatabase()
  coupons = createCouponService(database)
})
afterAll(() => database.close())

const someone = (): string => randomUUID()
const take = (couponId: string, customerId = someone(), orderId = someone()) =>
  database.db.transaction().execute((tx) =>
    coupons.take(tx, { couponId, customerId, orderId }).then((taken) => {
      if (!taken) throw new Error('not taken')
    }),
  )
const takeMany = async (couponId: string, times: number, customerId?: string) => {
  const done = await Promise.allSettled(Array.from({ length: times }, () => take(couponId, customerId)))
  return done.filter(({ status }) => status === 'fulfilled').length
}
const usedCount = async (couponId: string) =>
  (await database.pool.query('select used_count from coupon where id = $1', [couponId])).rows[0].used_count

describe('the uses of a coupon', () => {
  test.each([1, 7])('are exactly %i when as many are allowed and more are tried at once', async (usage_limit) => {
    const id = await insertCoupon(database.db, { code: `LIMIT${usage_limit}`, more: { usage_limit } })
    expect(await takeMany(id, 40)).toBe(usage_limit)
    expect(await usedCount(id)).toBe(usage_limit)
  })

  test('of one customer are no more than allowed, also at once', async () => {
    const id = await insertCoupon(database.db, { code: 'TWICE', more: { per_customer_limit: 2 } })
    const [sara, omar] = [someone(), someone()]
    expect(await takeMany(id, 10, sara)).toBe(2)
    expect(await takeMany(id, 1, omar)).toBe(1)
    expect(await usedCount(id)).toBe(3)
  })

  test('are given back once, and can be taken again', async () => {
    const id = await insertCoupon(database.db, { code: 'ONCE', more: { usage_limit: 1, per_customer_limit: 1 } })
    const [sara, order] = [someone(), someone()]
    await take(id, sara, order)
    await expect(take(id, sara)).rejects.toThrow('not taken')
    const released = await Promise.all([1, 2, 3].map(() => coupons.release(database.db, order)))
    expect(released.filter(Boolean)).toHaveLength(1)
    expect(await usedCount(id)).toBe(0)
    await take(id, sara)
    expect(await usedCount(id)).toBe(1)
    expect(await coupons.release(database.db, someone())).toBe(false)
  })

  test('do not count before it begins, after its end, or when it is switched off', async () => {
    const hour = 3_600_000
    const cases = {
      EARLY: { starts_at: new Date(Date.now() + hour) },
      LATE: { ends_at: new Date(Date.now() - hour) },
      OFF: { active: false },
    }
    for (const [code, more] of Object.entries(cases)) {
      const id = await insertCoupon(database.db, { code, more })
      expect(await takeMany(id, 1), code).toBe(0)
    }
  })

  test('never exceed the limit, whatever is written', async () => {
    const id = await insertCoupon(database.db, { code: 'HARD', more: { usage_limit: 1 } })
    await expect(database.pool.query('update coupon set used_count = 2 where id = $1', [id])).rejects.toThrow(/check/)
  })
})

describe('a coupon that is looked for', () => {
  test('is found however it is typed, with what it is for and what is known of its user', async () => {
    const { db, pool } = database
    const gifts = await insertCategory(db, { code: 'gifts', name: { en: 'Gifts' } })
    const pen = await insertProduct(db, { code: 'PEN', categoryId: gifts })
    const id = await insertCoupon(db, { code: 'GIFT', more: { kind: 'FIXED', percent: null, amount: 500 } })
    await pool.query('insert into coupon_target (coupon_id, category_id) values ($1, $2)', [id, gifts])
    await pool.query('insert into coupon_target (coupon_id, product_id, is_excluded) values ($1, $2, true)', [id, pen])
    const sara = someone()
    await take(id, sara)
    expect(await coupons.find(' gi ft', { customerId: sara, hasOrdered: true })).toMatchObject({
      found: {
        code: 'GIFT',
        worth: { type: 'FIXED', amount: 500 },
        usedCount: 1,
        include: { categoryIds: [String(gifts)], productIds: [] },
        exclude: { categoryIds: [], productIds: [String(pen)] },
        isForSome: false,
      },
      customer: { timesUsed: 1, hasOrdered: true, isChosen: false },
    })
    expect(await coupons.find('GIFT', undefined)).toMatchObject({ customer: undefined })
    expect(await coupons.find('NOTHING', undefined)).toEqual({ found: null, customer: undefined })
  })
})
