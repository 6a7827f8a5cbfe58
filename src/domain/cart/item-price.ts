import { chargedArea, parseDimensions } from '../catalog/dimensions.ts'
import { takenChoices, type ChosenFeature, type Feature } from '../catalog/feature.ts'
import type { ProductPrice } from '../catalog/product-price.ts'
import type { Halalas } from '../money/halalas.ts'
import { pricePiece } from '../pricing/price-line.ts'
import { surchargeOfChoices } from '../pricing/surcharge.ts'
import type { CartItem, PricedFeature } from './cart-item.ts'

/** What a line costs: its pieces and its set-up fee. */
export const lineTotal = ({ finalPrice: unit, quantity, productPrice }: CartItem): Halalas =>
  unit * quantity + productPrice.setupFee

/** The line priced again after a change of quantity, choices or prices. */
export const repriced = <Item extends CartItem>(item: Item): Item => ({
  ...item,
  finalPrice: pricePiece({ ...item, surcharge: storedSurcharge(item) }).unit,
})

const storedSurcharge = ({ features }: CartItem): number =>
  features.reduce((sum, { productFeature, area = 100 }) => sum + surchargeOfChoices(productFeature.choices, area), 0)

/** A configuration with the prices of what it takes, as a line keeps it. Answers without anything taken cost nothing. */
export const pricedFeatures = (
  features: readonly Feature[],
  chosen: readonly ChosenFeature[],
): readonly PricedFeature[] =>
  chosen.flatMap((answer) => {
    const feature = features.find(({ id }) => id === answer.featureId)
    return feature ? [pricedFeature(feature, answer)] : []
  })

function pricedFeature(feature: Feature, answer: ChosenFeature): PricedFeature {
  const size = feature.control === 'DIMENSIONS' ? parseDimensions(answer.value ?? '') : undefined
  return {
    productFeature: {
      id: feature.id,
      choices: takenChoices(feature, answer).map(({ id, price }) => ({ id, price })),
    },
    ...(answer.value !== undefined && { value: answer.value }),
    ...(size && { area: chargedArea(size) }),
  }
}

/** A new offer, and the stock when it is known (S229). */
export const withOffer = <Item extends CartItem>(
  item: Item,
  { offerPercent, remainingQuantity }: Pick<ProductPrice, 'offerPercent'> & Partial<ProductPrice>,
): Item =>
  repriced({
    ...item,
    productPrice: {
      ...item.productPrice,
      offerPercent,
      ...(remainingQuantity !== undefined && { remainingQuantity }),
    },
  })
