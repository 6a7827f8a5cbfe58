import { answerTo, type ChosenFeature } from '../configuration/chosen-feature.ts'
import { chargedArea, type Dimensions } from '../configuration/dimensions.ts'
import { takenChoices, type Feature, type FeatureChoice } from '../configuration/feature.ts'
import { visibleFeatures } from '../configuration/visible-features.ts'

/**
 * What a configuration adds to the price of one piece, before the offer, in hundredths of a halala: areas are charged in
 * hundredths of a square metre. Hidden features and choices of other products add nothing.
 */
export const surchargeOf = (features: readonly Feature[], chosen: readonly ChosenFeature[]): number =>
  visibleFeatures(features, chosen).reduce((sum, feature) => {
    const answer = answerTo(feature.id, chosen)
    return answer ? sum + surchargeOfChoices(takenChoices(feature, answer), sizeOf(answer)) : sum
  }, 0)

const sizeOf = ({ value }: ChosenFeature): Dimensions | undefined => (value.kind === 'dimensions' ? value : undefined)

/** What the choices of one answer add: each once a piece, or by the charged area where the answer is a size. */
export function surchargeOfChoices(
  choices: readonly Pick<FeatureChoice, 'price'>[],
  size: Dimensions | undefined,
): number {
  const factor = size ? chargedArea(size) : 100
  return choices.reduce((sum, { price }) => sum + price * factor, 0)
}
