import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#services/limits/rate-limits.ts'
import { openCartShop } from '#testing/cart-shop.ts'
import type { CartShop } from '#testing/cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.shut())

describe('a coupon', () => {
  const apply = (code: string, more = {}) =>
    shop.visitor.send('POST', '/coupons/apply', { code, items: [shop.cardsLine()], ...more })

  test('takes its part off, however its code is typed', async () => {
    const byCartsName = await shop.visitor.send('POST', '/coupons/apply', {
      couponCode: 'ten',
      items: [shop.cardsLine()],
    })
    expect(byCartsName.json().data).toMatchObject({ code: 'TEN' })
    expect((await apply('TEN', { couponCode: 'TEN' })).statusCode).toBe(400)
    const applied = await apply(' ten ')
    expect(applied.json()).toMatchObject({ data: { code: 'TEN', type: 'PERCENT', discount: 274 } })
    const { data } = await shop.quote({ items: [shop.cardsLine()], couponCode: 'ten' })
    expect(data).toMatchObject({ coupon: { code: 'TEN', refusal: null }, totals: { discount: 274 } })
    expect(data.lines[0].discount).toBe(274)
    expect((await shop.visitor.send('DELETE', '/coupons')).statusCode).toBe(200)
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
      message: 'Add products worth SAR\u00A09,972.58 more to use this code.',
    })
    const { data } = await shop.quote({ items: [shop.cardsLine()], couponCode: 'BIG' }, { 'accept-language': 'ar' })
    expect(data.coupon.refusal.message).toContain('9,972.58')
  })

  test('is not found by trying codes without end, neither alone nor with a cart', async () => {
    const robot = shop.browser('198.51.100.7')
    const guess = (n: number) =>
      n % 2 === 0
        ? robot.send('POST', '/coupons/apply', { code: `X${n}`, items: [shop.cardsLine()] })
        : robot.send('POST', '/carts/quote', { couponCode: `X${n}`, items: [shop.cardsLine()] })
    const answers = []
    for (let n = 0; n < 32; n += 1) answers.push((await guess(n)).statusCode)
    expect(answers.slice(0, 30).every((status, n) => status === (n % 2 === 0 ? 422 : 200))).toBe(true)
    expect(answers.slice(30)).toEqual([429, 429])
    expect((await robot.send('POST', '/carts/quote', { items: [shop.cardsLine()] })).statusCode).toBe(200)
  })

  test('is not found by trying many codes at the same time, and who knows one may use it without end', async () => {
    const robot = shop.browser('198.51.100.8')
    const guesses = Array.from({ length: 40 }, (_, n) =>
      robot.send('POST', '/coupons/apply', { code: `Y${n}`, items: [shop.cardsLine()] }),
    )
    const events = (await Promise.all(guesses)).filter(({ statusCode }) => statusCode === 422)
    expect(events).toHaveLength(LIMITS['coupon-guess'].times)
    const shopper = shop.browser('198.51.100.9')
    for (let n = 0; n < 40; n += 1) {
      const applied = await shopper.send('POST', '/coupons/apply', {
        code: n % 2 ? 'TEN' : 'OLD',
        items: [shop.cardsLine()],
      })
      expect(applied.json().code).not.toBe('RATE_LIMITED')
    }
  })
})
