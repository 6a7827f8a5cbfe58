import { describe, expect, test } from 'vitest'
import { fillPrices, mentionedPrice, priceMentions } from './mentioned-price.ts'

describe('prices that a text takes from the catalogue', () => {
  test('are found with their quantity', () => {
    const text = '<p>A box for {price BX-LID-24 200}, the samples for {price SAMPLE-BOX}.</p>'
    expect(priceMentions(text)).toEqual([
      { code: 'BX-LID-24', quantity: 200 },
      { code: 'SAMPLE-BOX', quantity: null },
    ])
  })

  test.each(['{price}', '{price }', '{price A B}', '{prices A}', '{price A 1.5}', '{price A 1234567}', '{ price A}'])(
    '%s is text as any other',
    (text) => {
      expect(priceMentions(text)).toEqual([])
      expect(fillPrices(text, () => 'wrong')).toBe(text)
    },
  )

  test('are replaced, also when the price holds a dollar sign', () => {
    expect(fillPrices('{price A} or {price B 5}', ({ code, quantity }) => `$&${code}${quantity}`)).toBe(
      '$&Anull or $&B5',
    )
  })
})

describe('what a piece costs', () => {
  const box = {
    price: 24_00,
    offerPercent: 0,
    remainingQuantity: null,
    setupFee: 150_00,
    ladder: [
      { minQuantity: 50, unitPrice: 19_50 },
      { minQuantity: 100, unitPrice: 16_00 },
    ],
  }
  const product = { prices: [box], features: [], minQuantity: 20 }

  test('without a quantity is what lists show', () => expect(mentionedPrice(product, null)).toBe(24_00))
  test('of a quantity follows the ladder and holds the set-up fee', () =>
    expect(mentionedPrice(product, 200)).toBe(16_75))
  test('of too few is that of the least quantity', () => expect(mentionedPrice(product, 1)).toBe(31_50))
  test('is the cheapest total when versions differ in their set-up fee', () => {
    const plain = { ...box, setupFee: 0, price: 16_20, ladder: [] }
    expect(mentionedPrice({ ...product, prices: [box, plain] }, 200)).toBe(16_20)
  })
  test('is unknown without a price', () => expect(mentionedPrice({ ...product, prices: [] }, 5)).toBeNull())
})
