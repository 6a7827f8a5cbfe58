import { describe, expect, test } from 'vitest'
import type { ProductPrice } from '../catalog/product-price.ts'
import { currentRow, nextBreak, nextStep, priceTable } from './price-ladder.ts'

const productPrice: ProductPrice = {
  id: 'cards',
  price: 85,
  offerPercent: 0,
  remainingQuantity: null,
  setupFee: 0,
  ladder: [
    { minQuantity: 2500, unitPrice: 26 },
    { minQuantity: 250, unitPrice: 55 },
    { minQuantity: 500, unitPrice: 40 },
    { minQuantity: 1000, unitPrice: 31 },
  ],
}
const cards = { productPrice, surcharge: 0 }

describe('quantity table', () => {
  test('starts at the minimum quantity and says what each row saves', () => {
    expect(priceTable(cards, 100)).toEqual([
      { quantity: 100, unit: 85, total: 8500, savingPercent: 0 },
      { quantity: 250, unit: 55, total: 13_750, savingPercent: 35 },
      { quantity: 500, unit: 40, total: 20_000, savingPercent: 53 },
      { quantity: 1000, unit: 31, total: 31_000, savingPercent: 64 },
      { quantity: 2500, unit: 26, total: 65_000, savingPercent: 69 },
    ])
  })

  test('of a product without a ladder is one row', () => {
    const mug = { ...cards, productPrice: { ...productPrice, ladder: [], setupFee: 500 } }
    expect(priceTable(mug, 1)).toEqual([{ quantity: 1, unit: 85, total: 585, savingPercent: 0 }])
  })

  test('a free product saves nothing and breaks nothing', () => {
    const free = { ...cards, productPrice: { ...productPrice, price: 0, ladder: [] } }
    expect(priceTable(free, 1)[0]?.savingPercent).toBe(0)
  })

  test.each([
    [100, 100],
    [750, 500],
    [9999, 2500],
    [99, undefined],
  ])('%d pieces stand in the row of %j', (quantity, row) => {
    expect(currentRow(priceTable(cards, 100), quantity)?.quantity).toBe(row)
  })
})

describe('next cheaper quantity', () => {
  test('250 more cards cost only 10', () => {
    expect(nextBreak({ ...cards, quantity: 750 })).toEqual({ quantity: 1000, morePieces: 250, extraCost: 1_000 })
  })

  // 516 cards cost SAR 206.40 and the rest 103.60, just over half; 517 cost 206.80 and the rest 103.20.
  test.each([
    [516, undefined],
    [517, 10_320],
  ])('at %d cards it is named only when it costs at most half of the bill more', (quantity, extraCost) => {
    expect(nextBreak({ ...cards, quantity })?.extraCost).toBe(extraCost)
  })

  test('nine more posters for seven times the bill are not named', () => {
    const poster = { ...productPrice, price: 1800, ladder: [{ minQuantity: 10, unitPrice: 1400 }] }
    expect(nextBreak({ ...cards, productPrice: poster, quantity: 1 })).toBeUndefined()
  })

  test('may even cost less', () => {
    expect(nextBreak({ ...cards, quantity: 900 })?.extraCost).toBe(31_000 - 36_000)
  })

  test('there is none in the last row', () => {
    expect(nextBreak({ ...cards, quantity: 2500 })).toBeUndefined()
  })
})

describe('the next step of the ladder', () => {
  test.each([
    [100, { quantity: 250, morePieces: 150, extraCost: 5_250, unit: 55 }],
    [300, { quantity: 500, morePieces: 200, extraCost: 3_500, unit: 40 }],
    [900, { quantity: 1000, morePieces: 100, extraCost: -5_000, unit: 31 }],
    [2500, undefined],
  ])('after %d cards is %j', (quantity, expected) => {
    expect(nextStep({ ...cards, quantity }, 50_000)).toEqual(expected)
  })

  test('is none beyond what can be had', () => {
    expect(nextStep({ ...cards, quantity: 100 }, 249)).toBeUndefined()
    expect(nextStep({ ...cards, quantity: 100 }, 250)?.quantity).toBe(250)
  })

  test('is the first at which a piece costs less', () => {
    const ladder = [
      { minQuantity: 200, unitPrice: 85 },
      { minQuantity: 300, unitPrice: 80 },
    ]
    const [even, never] = [ladder, ladder.slice(0, 1)].map((rows) => ({ ...productPrice, ladder: rows }))
    expect(nextStep({ ...cards, productPrice: even ?? productPrice, quantity: 100 }, 9_999)?.quantity).toBe(300)
    expect(nextStep({ ...cards, productPrice: never ?? productPrice, quantity: 100 }, 9_999)).toBeUndefined()
  })
})
