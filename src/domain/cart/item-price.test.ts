import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductPrice } from '../catalog/product-price.ts'
import { priceLine } from '../pricing/price-line.ts'
import type { CartItem } from './cart-item.ts'
import { lineTotal, repriced, withOffer } from './item-price.ts'

const price: ProductPrice = {
  id: 'cards',
  price: 1035,
  offerPercent: 15,
  remainingQuantity: 9,
  setupFee: 0,
  ladder: [],
}

const item: CartItem = {
  key: 'a',
  id: 'cards',
  quantity: 3,
  finalPrice: 914,
  features: [{ featureId: 'finish', choiceIds: ['matt'] }],
  surcharge: 4000,
  productPrice: price,
  copy: 0,
  designMode: 'LATER',
  artworkIds: [],
  notes: '',
}

describe('the price of a line as the browser knows it', () => {
  test('S231: 10.35 and 0.40 less 15% is 9.14; three are 27.42', () => {
    expect(repriced(item).finalPrice).toBe(914)
    expect(lineTotal(item)).toBe(2742)
    expect(lineTotal({ ...item, productPrice: { ...price, setupFee: 500 } })).toBe(3242)
  })

  test('follows a new offer, and takes over the stock only when that is given', () => {
    expect(withOffer(item, { offerPercent: 0 })).toMatchObject({
      finalPrice: 1075,
      productPrice: { offerPercent: 0, remainingQuantity: 9 },
    })
    expect(withOffer(item, { offerPercent: 10, remainingQuantity: 2 }).productPrice.remainingQuantity).toBe(2)
    expect(withOffer(item, { offerPercent: 10, remainingQuantity: null }).productPrice.remainingQuantity).toBeNull()
  })

  test('follows the ladder', () => {
    const ladder = [{ minQuantity: 10, unitPrice: 500 }]
    expect(repriced({ ...item, quantity: 10, productPrice: { ...price, ladder } }).finalPrice).toBe(459)
  })

  test('is that of the price engine, whatever was stored', () => {
    const facts = fc.record({
      price: fc.nat(1_000_000),
      offerPercent: fc.nat(99),
      quantity: fc.integer({ min: 1, max: 5000 }),
      rungs: fc.array(fc.tuple(fc.integer({ min: 2, max: 4000 }), fc.nat(100_000)), { maxLength: 3 }),
      surcharge: fc.nat(10_000_000),
    })
    fc.assert(
      fc.property(facts, ({ rungs, quantity, surcharge, ...drawn }) => {
        const ladder = rungs.map(([minQuantity, unitPrice]) => ({ minQuantity, unitPrice }))
        const productPrice = { ...price, price: drawn.price, offerPercent: drawn.offerPercent, ladder }
        const stored = repriced({ ...item, quantity, productPrice, surcharge })
        const { unit, line } = priceLine({ productPrice, surcharge, quantity })
        expect([stored.finalPrice, lineTotal(stored)]).toEqual([unit, line])
      }),
    )
  })
})
