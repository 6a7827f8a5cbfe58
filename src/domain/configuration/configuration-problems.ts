import { answerTo, isNothing, namedChoices, NOTHING, type ChosenFeature } from './chosen-feature.ts'
import { takenChoices, type Feature } from './feature.ts'
import { impossibleChoices } from './impossible-choices.ts'
import { sumOfPieces } from './shared-pieces.ts'
import { visibleFeatures } from './visible-features.ts'

/** What is wrong with one answer, apart from a value that cannot be read. */
type AnswerError =
  | {
      readonly code: 'feature/unknown' | 'feature/hidden' | 'feature/repeated' | 'feature/required'
    }
  | { readonly code: 'choice/unknown'; readonly choiceId: string }
  | { readonly code: 'choice/too-many'; readonly max: number }
  /** `excludedBy` is the taken choice it cannot go with. */
  | { readonly code: 'choice/impossible'; readonly choiceId: string; readonly excludedBy: string }
  /** The pieces named are not the quantity. */
  | { readonly code: 'value/other-sum'; readonly sum: number; readonly quantity: number }

/** What is wrong with a configuration, and at which feature. */
export type ConfigurationProblem = AnswerError & { readonly featureId: string }

/**
 * Everything wrong with a configuration; empty when it can be sold. First answers that do not belong,
 * then what is missing or wrong in the order of the features. A required feature counts only while shown. With a
 * `quantity` pieces that are named one by one must add up to it.
 */
export function configurationProblems(
  features: readonly Feature[],
  chosen: readonly ChosenFeature[],
  quantity?: number,
): readonly ConfigurationProblem[] {
  const visible = visibleFeatures(features, chosen)
  const impossible = impossibleChoices(visible, chosen)
  return [
    ...misplacedAnswers(features, visible, chosen),
    ...visible.flatMap((feature) => {
      const answer = answerTo(feature.id, chosen)
      return answerErrors(feature, answer ?? { featureId: feature.id, value: NOTHING })
        .concat(answer ? impossibleErrors(feature, answer, impossible) : [])
        .concat(answer && quantity !== undefined ? sumErrors(answer, quantity) : [])
        .map((error) => ({ ...error, featureId: feature.id }))
    }),
  ]
}

function misplacedAnswers(
  features: readonly Feature[],
  visible: readonly Feature[],
  chosen: readonly ChosenFeature[],
): readonly ConfigurationProblem[] {
  const known = new Set(features.map(({ id }) => id))
  const visibleIds = new Set(visible.map(({ id }) => id))
  const ids = chosen.map(({ featureId }) => featureId)
  return ids.flatMap((featureId, index): ConfigurationProblem[] => {
    if (!known.has(featureId)) return [{ code: 'feature/unknown', featureId }]
    if (!visibleIds.has(featureId)) return [{ code: 'feature/hidden', featureId }]
    return ids.indexOf(featureId) < index ? [{ code: 'feature/repeated', featureId }] : []
  })
}

function answerErrors({ control, choices, limits, required }: Feature, answer: ChosenFeature): AnswerError[] {
  const named = namedChoices(answer)
  const errors: AnswerError[] = named
    .filter((choiceId) => !choices.some(({ id }) => id === choiceId))
    .map((choiceId) => ({ code: 'choice/unknown', choiceId }))

  const max = control === 'CHECKBOX' ? limits.maxChoices : null
  if (max !== null && new Set(named).size > max) errors.push({ code: 'choice/too-many', max })
  if (required && isNothing(answer.value)) errors.push({ code: 'feature/required' })
  return errors
}

const impossibleErrors = (
  feature: Feature,
  answer: ChosenFeature,
  impossible: ReadonlyMap<string, string>,
): AnswerError[] =>
  takenChoices(feature, answer).flatMap(({ id: choiceId }) => {
    const excludedBy = impossible.get(choiceId)
    return excludedBy === undefined ? [] : [{ code: 'choice/impossible', choiceId, excludedBy }]
  })

function sumErrors({ value }: ChosenFeature, quantity: number): AnswerError[] {
  if (value.kind !== 'pieces') return []
  const sum = sumOfPieces(value.pieces)
  return sum === quantity ? [] : [{ code: 'value/other-sum', sum, quantity }]
}
