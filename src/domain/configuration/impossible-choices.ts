import { answerTo, type ChosenFeature } from './chosen-feature.ts'
import { takenChoices, type Feature, type FeatureChoice } from './feature.ts'

/**
 * The choices that cannot be taken now, each with the taken choice of another feature that rules it
 * out. Give the features that are shown.
 */
export function impossibleChoices(
  visible: readonly Feature[],
  chosen: readonly ChosenFeature[],
): ReadonlyMap<string, string> {
  const impossible = new Map<string, string>()
  for (const feature of visible) {
    const taken = takenOf(feature, chosen)
    if (taken.length === 0) continue
    for (const choice of choicesOfOthers(visible, feature)) {
      const blocker = taken.find((one) => areExclusive(one, choice))
      if (blocker && !impossible.has(choice.id)) impossible.set(choice.id, blocker.id)
    }
  }
  return impossible
}

const choicesOfOthers = (features: readonly Feature[], feature: Feature): readonly FeatureChoice[] =>
  features.flatMap((other) => (other === feature ? [] : other.choices))

function takenOf(feature: Feature, chosen: readonly ChosenFeature[]): readonly FeatureChoice[] {
  const answer = answerTo(feature.id, chosen)
  return answer ? takenChoices(feature, answer) : []
}

const areExclusive = (one: FeatureChoice, other: FeatureChoice): boolean =>
  one.excludes.includes(other.id) || other.excludes.includes(one.id)
