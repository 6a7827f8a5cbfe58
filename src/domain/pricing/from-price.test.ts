import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromPrice } from './from-price.ts'
import { priceLine } from './price-line.ts'
import { surchargeOf } from './surcharge.ts'

type Row = { minQuantity: number; unitPrice: number }

const variant = (price: number, offerPercent = 0, ladder: Row[] = [], remainingQuantity: number | null = null) => ({
  id: '1',
  price,
  offerPercent,
  remainingQuantity,
  setupFee: 0,
  ladder,
})

const CHEAPER = [{ minQuantity: 100, unitPrice: 200 }]

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
    ['no row of the ladder that needs more than the least quantity', [variant(500, 0, CHEAPER)], [], 500, null],
    ['that of a variant that can be had', [variant(500), variant(300, 0, [], 9)], [], 500, null],
    ['the cheapest of all when none can be had', [variant(500, 0, [], 0), variant(300, 0, [], 9)], [], 300, null],
    ['the price after the offer, with the one before', [variant(1000, 20)], [], 800, 1000],
    ['an offer that makes a dearer variant the cheapest', [variant(900), variant(1000, 50)], [], 500, 1000],
    ['the cheapest of choices that must be made', [variant(500)], [feature('RADIO', true, [50, 20])], 520, null],
    ['nothing for choices that may be left out', [variant(500)], [feature('RADIO', false, [50])], 500, null],
    ['the least area charged', [variant(0)], [feature('DIMENSIONS', true, [10_000], 100)], 2_500, null],
    ['the area of the smallest size', [variant(0)], [feature('DIMENSIONS', true, [10_000], 1_000)], 10_000, null],
  ])('is %s', (_, prices, features, unit, wasUnit) => {
    expect(fromPrice(prices, features, 10)).toMatchObject({ unit, wasUnit })
  })

  test('says which variant has it', () => {
    const [gone, cheap, dear] = [variant(100, 0, [], 0), variant(300), variant(500)]
    expect(fromPrice([dear, gone, cheap], [], 10).price).toBe(cheap)
    expect(fromPrice([], [], 10).price).toBeNull()
  })

  test('is the row of the ladder that the least quantity reaches', () => {
    expect(fromPrice([variant(500, 0, CHEAPER)], [], 100).unit).toBe(200)
  })

  test('is what the price engine charges a piece for the cheapest configuration in the least quantity', () => {
    const money = fc.integer({ min: 0, max: 1_000_000 })
    const quantity = fc.integer({ min: 1, max: 1_000 })
    const ladder = fc.array(fc.record({ minQuantity: quantity, unitPrice: money }), { maxLength: 4 })
    const priced = fc.record({ price: money, offer: fc.integer({ min: 0, max: 99 }), ladder })
    fc.assert(
      fc.property(
        fc.array(priced, { minLength: 1, maxLength: 3 }),
        fc.array(money, { minLength: 1, maxLength: 4 }),
        quantity,
        (variants, deltas, minQuantity) => {
          const radio = feature('RADIO', true, deltas)
          const prices = variants.map(({ price, offer, ladder: rows }) => variant(price, offer, rows))
          const charged = prices.flatMap((productPrice) =>
            radio.choices.map(
              ({ id }) =>
                priceLine({
                  productPrice,
                  surcharge: surchargeOf([radio], [{ featureId: 'f', value: { kind: 'choice', choiceId: id } }]),
                  quantity: minQuantity,
                }).unit,
            ),
          )
          expect(fromPrice(prices, [radio], minQuantity).unit).toBe(Math.min(...charged))
        },
      ),
    )
  })
})
