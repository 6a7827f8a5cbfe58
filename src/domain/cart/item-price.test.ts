import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChosenFeature, Feature, FeatureControl } from '../catalog/feature.ts'
import type { ProductPrice } from '../catalog/product-price.ts'
import { priceLine } from '../pricing/price-line.ts'
import { surchargeOf } from '../pricing/surcharge.ts'
import type { CartItem } from './cart-item.ts'
import { lineTotal, pricedFeatures, repriced, withOffer } from './item-price.ts'

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
  features: [{ productFeature: { id: 'finish', choices: [{ id: 'matt', price: 40 }] } }],
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

  const control = fc.constantFrom<FeatureControl>('RADIO', 'CHECKBOX', 'TEXT', 'DIMENSIONS')
  const anyFeature = fc.tuple(control, fc.array(fc.nat(5000), { minLength: 1, maxLength: 4 }))
  const asFeature = ([kind, prices]: [FeatureControl, number[]], index: number): Feature => ({
    id: `f${index}`,
    code: `f${index}`,
    control: kind,
    required: false,
    limits: { min: null, max: null, maxChoices: null },
    choices: prices.map((each, n) => ({ id: `f${index}c${n}`, price: each, isDefault: n === 0, excludes: [] })),
  })
  const answerTo = ({ id, control: kind, choices }: Feature): ChosenFeature =>
    kind === 'TEXT'
      ? { featureId: id, choiceIds: [], value: 'Sara' }
      : kind === 'DIMENSIONS'
        ? { featureId: id, choiceIds: [choices[0]?.id ?? ''], value: '850x2000' }
        : { featureId: id, choiceIds: choices.slice(0, 2).map((choice) => choice.id) }

  test('is that of the price engine, whatever is configured', () => {
    const facts = fc.record({
      price: fc.nat(1_000_000),
      offerPercent: fc.nat(99),
      quantity: fc.integer({ min: 1, max: 5000 }),
      rungs: fc.array(fc.tuple(fc.integer({ min: 2, max: 4000 }), fc.nat(100_000)), { maxLength: 3 }),
      features: fc.array(anyFeature, { maxLength: 4 }),
    })
    fc.assert(
      fc.property(facts, ({ rungs, quantity, ...drawn }) => {
        const features = drawn.features.map(asFeature)
        const chosen = features.map(answerTo)
        const ladder = rungs.map(([minQuantity, unitPrice]) => ({ minQuantity, unitPrice }))
        const productPrice = { ...price, price: drawn.price, offerPercent: drawn.offerPercent, ladder }
        const stored = repriced({ ...item, quantity, productPrice, features: pricedFeatures(features, chosen) })
        const { unit, line } = priceLine({ productPrice, surcharge: surchargeOf(features, chosen), quantity })
        expect([stored.finalPrice, lineTotal(stored)]).toEqual([unit, line])
      }),
    )
  })
})
