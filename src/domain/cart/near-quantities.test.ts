import { expect, test } from 'vitest'
import { nearQuantities } from './near-quantities.ts'

const productPrice = {
  id: '1',
  price: 100,
  offerPercent: 0,
  remainingQuantity: null,
  setupFee: 500,
  ladder: [
    { minQuantity: 250, unitPrice: 80 },
    { minQuantity: 500, unitPrice: 60 },
    { minQuantity: 1000, unitPrice: 50 },
  ],
}
const cards = { productPrice, rule: { minQuantity: 100, quantityStep: 50 }, surcharge: 0 }

test('a quantity has its neighbours of the price list, each with its price', () => {
  expect(nearQuantities(500, cards)).toEqual([
    { quantity: 250, total: 20_500 },
    { quantity: 500, total: 30_500 },
    { quantity: 1000, total: 50_500 },
  ])
  expect(nearQuantities(100, cards).map(({ quantity }) => quantity)).toEqual([100, 250])
  expect(nearQuantities(2000, cards).map(({ quantity }) => quantity)).toEqual([1000, 2000])
})

test('more than there are left is not offered', () => {
  const stocked = { ...cards, productPrice: { ...productPrice, remainingQuantity: 600 } }
  expect(nearQuantities(500, stocked).map(({ quantity }) => quantity)).toEqual([250, 500])
})
