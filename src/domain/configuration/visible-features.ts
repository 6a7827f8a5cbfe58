import { answerTo, type ChosenFeature } from './chosen-feature.ts'
import { takenChoices, type Feature } from './feature.ts'

/**
 * The features to show for what is chosen so far, in their own order. A conditional feature needs one
 * of its choices taken in a feature that is itself shown; features that wait for each other stay hidden.
 */
export function visibleFeatures<F extends Feature>(
  features: readonly F[],
  chosen: readonly ChosenFeature[],
): readonly F[] {
  const visible = new Set<F>()
  const taken = new Set<string>()

  for (let before = -1; before !== visible.size;) {
    before = visible.size
    for (const feature of features) {
      if (visible.has(feature) || !isConditionMet(feature, taken)) continue
      visible.add(feature)
      const answer = answerTo(feature.id, chosen)
      if (answer) for (const choice of takenChoices(feature, answer)) taken.add(choice.id)
    }
  }
  return features.filter((feature) => visible.has(feature))
}

const isConditionMet = ({ condition }: Feature, taken: ReadonlySet<string>): boolean =>
  !condition?.length || condition.some((choiceId) => taken.has(choiceId))

/** The decisions about features that are shown; those left over from hidden ones are dropped. */
export function visibleConfiguration(
  features: readonly Feature[],
  chosen: readonly ChosenFeature[],
): readonly ChosenFeature[] {
  const visible = new Set(visibleFeatures(features, chosen).map(({ id }) => id))
  return chosen.filter(({ featureId }) => visible.has(featureId))
}
