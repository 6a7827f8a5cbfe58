import { chargedArea, parseDimensions } from '../catalog/dimensions.ts'
import { takenChoices, type ChosenFeature, type Feature, type FeatureChoice } from '../catalog/feature.ts'
import { visibleFeatures } from '../catalog/visible-features.ts'

/**
 * What a configuration adds to the price of one piece, before the offer, in hundredths of a halala: areas are charged in
 * hundredths of a square metre. Hidden features and choices of other products add nothing.
 */
export const surchargeOf = (features: readonly Feature[], chosen: readonly ChosenFeature[]): number =>
  visibleFeatures(features, chosen).reduce((sum, feature) => {
    const answer = chosen.find(({ featureId }) => featureId === feature.id)
    return answer ? sum + surchargeOfChoices(takenChoices(feature, answer), priceFactor(feature, answer)) : sum
  }, 0)

/** What choices add, each times a factor: 100 for a piece, the charged area for a size. */
export const surchargeOfChoices = (choices: readonly Pick<FeatureChoice, 'price'>[], factor: number): number =>
  choices.reduce((sum, { price }) => sum + price * factor, 0)

function priceFactor(feature: Feature, answer: ChosenFeature): number {
  if (feature.control !== 'DIMENSIONS') return 100
  const size = parseDimensions(answer.value ?? '')
  return size ? chargedArea(size) : 0
}
