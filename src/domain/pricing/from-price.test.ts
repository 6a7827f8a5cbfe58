import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromPrice } from './from-price.ts'
import { priceLine } from './price-line.ts'

const variant = (price: number, offerPercent = 0, ladder: { minQuantity: number; unitPrice: number }[] = []) => ({
  id: '1',
  price,
  offerPercent,
  remainingQuantity: null,
  setupFee: 0,
  ladder,
})

const choices = (...prices: number[]) =>
  prices.map((price, index) => ({ id: `c${index}`, price, isDefault: false, excludes: [] }))

const feature = (control: 'RADIO' | 'DIMENSIONS', required: boolean, prices: number[], min: number | null = null) => ({
  id: 'f',
  code: 'f',
  control,
  required,
  limits: { min, max: null, maxChoices: null },
  choices: choices(...prices),
})

describe('the price a list shows', () => {
  test.each([
    ['the only price', [variant(500)], [], 500, null],
    ['the cheapest variant', [variant(500), variant(300)], [], 300, null],
    ['the best ladder row', [variant(500, 0, [{ minQuantity: 100, unitPrice: 200 }])], [], 200, null],
    ['the price after the offer, with the one before', [variant(1000, 20)], [], 800, 1000],
    ['an offer that makes a dearer variant the cheapest', [variant(900), variant(1000, 50)], [], 500, 1000],
    ['the cheapest of choices that must be made', [variant(500)], [feature('RADIO', true, [50, 20])], 520, null],
    ['nothing for choices that may be left out', [variant(500)], [feature('RADIO', false, [50])], 500, null],
    ['the least area charged', [variant(0)], [feature('DIMENSIONS', true, [10_000], 100)], 2_500, null],
    ['the area of the smallest size', [variant(0)], [feature('DIMENSIONS', true, [10_000], 1_000)], 10_000, null],
  ])('is %s', (_, prices, features, unit, wasUnit) => {
    expect(fromPrice(prices, features)).toMatchObject({ unit, wasUnit })
  })

  test('is what the price engine charges for the cheapest configuration', () => {
    const money = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(
        money,
        fc.integer({ min: 0, max: 99 }),
        fc.array(money, { minLength: 1, maxLength: 4 }),
        (price, offer, deltas) => {
          const radio = feature('RADIO', true, deltas)
          const charged = radio.choices.map(
            ({ id }) =>
              priceLine({
                productPrice: variant(price, offer),
                features: [radio],
                chosen: [{ featureId: 'f', choiceIds: [id] }],
                quantity: 1,
              }).unit,
          )
          expect(fromPrice([variant(price, offer)], [radio]).unit).toBe(Math.min(...charged))
        },
      ),
    )
  })
})
