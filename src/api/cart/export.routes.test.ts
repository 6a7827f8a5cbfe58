import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCartShop } from '#testing/cart-shop.ts'
import type { CartShop } from '#testing/cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.shut())

describe('a cart as a file', () => {
  const exported = (body: object) => shop.visitor.send('POST', '/carts/export', { items: [shop.cardsLine()], ...body })

  test('is a quotation', async () => {
    const file = await exported({ format: 'pdf', couponCode: 'TEN', cityId: '1' })
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="matbaa-Q-[0-9A-Z]{8}\.pdf"$/)
  })

  test('is a table in the language asked for, in which nothing can be run', async () => {
    const text = { productFeature: shop.cards.features.text, value: '=1+1' }
    const items = [shop.cardsLine({ features: [shop.paper(shop.cards, 'gloss'), text], notes: '=cmd' }), shop.mugLine()]
    const file = await exported({ items, format: 'csv', lang: 'ar', urgent: false, fulfilment: 'PICKUP' })
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const rows = file.body.split('\r\n')
    expect(rows[0]).toBe('\uFEFFالصنف,التفاصيل,ملاحظة,الكمية,سعر الوحدة,الخصم,الإجمالي شامل الضريبة')
    expect(rows[1]).toBe(`بطاقات أعمال,BC-1 · الpaper: gloss · الtext: =1+1,'=cmd,3,9.14,0.00,27.42`)
    expect(rows.at(-2)).toBe('الإجمالي,,,,,,87.42')
  })

  test('is refused when nothing of it can be had, or in an unknown format', async () => {
    expect((await exported({ items: [], format: 'csv' })).statusCode).toBe(409)
    expect((await exported({ format: 'exe' })).statusCode).toBe(400)
  })
})
