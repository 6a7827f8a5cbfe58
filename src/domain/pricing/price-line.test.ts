import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choicesValue, NOTHING, type ChosenFeature } from '../configuration/chosen-feature.ts'
import type { Feature, FeatureControl } from '../configuration/feature.ts'
import type { ProductPrice } from '../catalog/product-price.ts'
import { priceLine, type LineToPrice } from './price-line.ts'
import { surchargeOf } from './surcharge.ts'

const cards: ProductPrice = {
  id: 'cards',
  price: 85,
  offerPercent: 0,
  remainingQuantity: null,
  setupFee: 0,
  ladder: [],
}

const noLimits = { min: null, max: null, maxChoices: null }

const feature = (id: string, control: FeatureControl, prices: number[], condition?: string[]): Feature => ({
  id,
  code: id,
  control,
  required: false,
  limits: noLimits,
  choices: prices.map((price, index) => ({
    id: `${id}${index}`,
    price,
    isDefault: index === 0,
    excludes: [],
  })),
  ...(condition && { condition }),
})

const choose = (featureId: string, ...choiceIds: string[]): ChosenFeature => ({
  featureId,
  value: choicesValue('CHECKBOX', choiceIds),
})

type Configured = Omit<LineToPrice, 'surcharge'> & { features?: Feature[]; chosen?: ChosenFeature[] }

const priced = ({ features = [], chosen = [], ...line }: Configured) =>
  priceLine({ ...line, surcharge: surchargeOf(features, chosen) })

describe('price of a line', () => {
  test('S231: 10.35 + 0.40 less 15% is 9.14 each, three are 27.42', () => {
    const line = {
      productPrice: { ...cards, price: 1035, offerPercent: 15 },
      features: [feature('finish', 'RADIO', [40])],
      chosen: [choose('finish', 'finish0')],
    }
    expect(priced({ ...line, quantity: 1 })).toEqual({
      unit: 914,
      setup: 0,
      line: 914,
      wasUnit: 1075,
    })
    expect(priced({ ...line, quantity: 3 }).line).toBe(2742)
  })

  const ladder = [
    { minQuantity: 1000, unitPrice: 31 },
    { minQuantity: 250, unitPrice: 55 },
    { minQuantity: 500, unitPrice: 40 },
  ]

  test.each([
    [100, 85],
    [249, 85],
    [250, 55],
    [999, 40],
    [1000, 31],
    [50_000, 31],
  ])('%d pieces take the ladder row they reach', (quantity, unit) => {
    const found = priced({
      productPrice: { ...cards, ladder },
      quantity,
    })
    expect(found.unit).toBe(unit)
    expect(found.line).toBe(unit * quantity)
    expect(found.ladderRow?.unitPrice ?? 85).toBe(unit)
  })

  test('two designs of one product share the ladder when the product pools its versions', () => {
    const found = priced({
      productPrice: { ...cards, ladder },
      quantity: 100,
      pooledQuantity: 500,
    })
    expect(found).toMatchObject({ unit: 40, line: 4000 })
  })

  test('the set-up fee is charged once and the offer does not touch it', () => {
    const productPrice = { ...cards, price: 100, offerPercent: 50, setupFee: 9000 }
    expect(priced({ productPrice, quantity: 200 })).toEqual({
      unit: 50,
      setup: 9000,
      line: 19_000,
      wasUnit: 100,
    })
  })

  const banner = feature('size', 'DIMENSIONS', [4000])

  test.each([
    [850, 2000, 4000 * 1.7],
    [1000, 1001, 4000 * 1.01],
    [100, 100, 4000 * 0.25],
  ])('a banner of %i × %i mm pays its area, rounded up, at least a quarter square metre', (widthMm, heightMm, unit) => {
    const productPrice = { ...cards, price: 0 }
    const chosen: ChosenFeature[] = [{ featureId: 'size', value: { kind: 'dimensions', widthMm, heightMm } }]
    expect(priced({ productPrice, features: [banner], chosen, quantity: 1 }).unit).toBe(unit)
  })

  test('a banner without a size pays none', () => {
    const chosen = [{ featureId: 'size', value: NOTHING }]
    expect(priced({ productPrice: cards, features: [banner], chosen, quantity: 1 }).unit).toBe(85)
  })

  test('a text with a price costs it even when the choice behind it is not named', () => {
    const features = [feature('engraving', 'TEXT', [1500])]
    const engraved = (chosen: ChosenFeature) => priced({ productPrice: cards, features, chosen: [chosen], quantity: 1 })
    expect(engraved({ featureId: 'engraving', value: { kind: 'text', text: 'Sara' } }).unit).toBe(1585)
    expect(engraved({ featureId: 'engraving', value: NOTHING, pricedBy: 'engraving0' }).unit).toBe(85)
  })

  test('a hidden feature, an unknown choice and a choice named twice cost nothing more', () => {
    const features = [feature('finish', 'CHECKBOX', [10, 20]), feature('foil', 'RADIO', [500], ['finish1'])]
    const unit = (...chosen: ChosenFeature[]) => priced({ productPrice: cards, features, chosen, quantity: 1 }).unit
    expect(unit(choose('foil', 'foil0'))).toBe(85)
    expect(unit(choose('finish', 'finish1', 'finish1'), choose('foil', 'foil0'))).toBe(605)
    expect(unit(choose('finish', 'foil0', 'nothing'))).toBe(85)
  })
})

/** The rules of A-C1 once more, as fractions of BigInts and with nothing taken from the engine. */
type Fraction = readonly [bigint, bigint]
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const ceiling = ([a, b]: Fraction): bigint => (a % b === 0n ? a / b : a / b + 1n)
const halfUp = ([a, b]: Fraction): bigint => (2n * a + b) / (2n * b)

type Case = {
  price: number
  offerPercent: number
  setupFee: number
  quantity: number
  ladder: { minQuantity: number; unitPrice: number }[]
  picked: number[]
  sized: { pricePerSquareMetre: number; widthMm: number; heightMm: number }[]
}

function oracle(given: Case): { unit: bigint; line: bigint } {
  let base: Fraction = [BigInt(given.price), 1n]
  const reached = given.ladder.filter((row) => row.minQuantity <= given.quantity)
  reached.sort((a, b) => b.minQuantity - a.minQuantity)
  if (reached[0]) base = [BigInt(reached[0].unitPrice), 1n]

  for (const price of given.picked) base = plus(base, [BigInt(price), 1n])
  for (const { pricePerSquareMetre, widthMm, heightMm } of given.sized) {
    const squareMetres = times([BigInt(widthMm), 1000n], [BigInt(heightMm), 1000n])
    const hundredths = ceiling(times(squareMetres, [100n, 1n]))
    const area: Fraction = [hundredths < 25n ? 25n : hundredths, 100n]
    base = plus(base, times([BigInt(pricePerSquareMetre), 1n], area))
  }
  const unit = halfUp(times(base, [100n - BigInt(given.offerPercent), 100n]))
  return { unit, line: unit * BigInt(given.quantity) + BigInt(given.setupFee) }
}

const money = fc.integer({ min: 0, max: 2_000_000 })
const millimetres = fc.integer({ min: 1, max: 20_000 })
const anyCase: fc.Arbitrary<Case> = fc.record({
  price: money,
  offerPercent: fc.integer({ min: 0, max: 99 }),
  setupFee: money,
  quantity: fc.integer({ min: 1, max: 100_000 }),
  ladder: fc.uniqueArray(fc.record({ minQuantity: fc.integer({ min: 1, max: 100_000 }), unitPrice: money }), {
    selector: (row) => row.minQuantity,
    maxLength: 6,
  }),
  picked: fc.array(money, { maxLength: 5 }),
  sized: fc.array(fc.record({ pricePerSquareMetre: money, widthMm: millimetres, heightMm: millimetres }), {
    maxLength: 2,
  }),
})

describe('the price engine against an independent oracle', () => {
  test('agrees on any price, ladder, choices, sizes and offer', () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const { unit, line } = oracle(given)
        const found = priced({
          productPrice: { id: '1', remainingQuantity: null, ...given },
          features: [
            feature('picked', 'CHECKBOX', given.picked),
            ...given.sized.map((one, index) => feature(`size${index}`, 'DIMENSIONS', [one.pricePerSquareMetre])),
          ],
          chosen: [
            choose('picked', ...given.picked.map((_, index) => `picked${index}`)),
            ...given.sized.map(({ widthMm, heightMm }, index): ChosenFeature => ({
              featureId: `size${index}`,
              value: { kind: 'dimensions', widthMm, heightMm },
            })),
          ],
          quantity: given.quantity,
        })
        expect([BigInt(found.unit), BigInt(found.line)]).toEqual([unit, line])
      }),
      { numRuns: 2000 },
    )
  })
})
