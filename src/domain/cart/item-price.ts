import { chargedArea, parseDimensions } from '../catalog/dimensions.ts'
import { takenChoices, type ChosenFeature, type Feature } from '../catalog/feature.ts'
import type { ProductPrice } from '../catalog/product-price.ts'
import { roundHalfUp, type Halalas } from '../money/halalas.ts'
import { ladderRowFor } from '../pricing/price-line.ts'
import type { CartItem, PricedFeature } from './cart-item.ts'

type Priced = Pick<CartItem, 'features' | 'productPrice' | 'quantity'>

/**
 * What one piece of a line costs: the base price of its quantity and the prices of its choices, minus the offer's
 * percent, rounded half up (S230). The same as `priceLine`, from what the line itself knows.
 */
export function finalPrice({ features, productPrice, quantity }: Priced): Halalas {
  const base = ladderRowFor(productPrice.ladder, quantity)?.unitPrice ?? productPrice.price
  let beforeOffer = BigInt(base) * 100n
  for (const { productFeature, area = 100 } of features) {
    for (const { price } of productFeature.choices) beforeOffer += BigInt(price) * BigInt(area)
  }
  return roundHalfUp(beforeOffer * BigInt(100 - productPrice.offerPercent), 10_000)
}

/** What a line costs: its pieces and its set-up fee. */
export const lineTotal = ({ finalPrice: unit, quantity, productPrice }: CartItem): Halalas =>
  unit * quantity + productPrice.setupFee

/** The line priced again after a change of quantity, choices or prices. */
export const repriced = <Item extends CartItem>(item: Item): Item => ({ ...item, finalPrice: finalPrice(item) })

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
