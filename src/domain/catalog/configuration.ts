import { isChoiceControl, takenChoices, type ChosenFeature, type Feature } from './feature.ts'
import { checkValue, type ConfigurationClock, type ValueError } from './feature-value.ts'
import { impossibleChoices } from './impossible-choices.ts'
import { parseSharedPieces, sharesPieces, sumOfPieces } from './shared-pieces.ts'
import { visibleFeatures } from './visible-features.ts'

/** What is wrong with one answer. */
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
  | ValueError

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
  clock: ConfigurationClock,
  quantity?: number,
): readonly ConfigurationProblem[] {
  const visible = visibleFeatures(features, chosen)
  const impossible = impossibleChoices(visible, chosen)
  return [
    ...misplacedAnswers(features, visible, chosen),
    ...visible.flatMap((feature) => {
      const answer = chosen.find(({ featureId }) => featureId === feature.id)
      return answerErrors(feature, answer ?? { featureId: feature.id, choiceIds: [] }, clock)
        .concat(answer ? impossibleErrors(feature, answer, impossible) : [])
        .concat(answer && quantity !== undefined ? sumErrors(feature, answer, quantity) : [])
        .map((error) => ({ ...error, featureId: feature.id }))
    }),
  ]
}

/** The decisions about features that are shown; those left over from hidden ones are dropped. */
export function visibleConfiguration(
  features: readonly Feature[],
  chosen: readonly ChosenFeature[],
): readonly ChosenFeature[] {
  const visible = new Set(visibleFeatures(features, chosen).map(({ id }) => id))
  return chosen.filter(({ featureId }) => visible.has(featureId))
}

function misplacedAnswers(
  features: readonly Feature[],
  visible: readonly Feature[],
  chosen: readonly ChosenFeature[],
): readonly ConfigurationProblem[] {
  const known = new Set(features.map(({ id }) => id))
  const shown = new Set(visible.map(({ id }) => id))
  const ids = chosen.map(({ featureId }) => featureId)
  return ids.flatMap((featureId, index): ConfigurationProblem[] => {
    if (!known.has(featureId)) return [{ code: 'feature/unknown', featureId }]
    if (!shown.has(featureId)) return [{ code: 'feature/hidden', featureId }]
    return ids.indexOf(featureId) < index ? [{ code: 'feature/repeated', featureId }] : []
  })
}

function answerErrors(feature: Feature, answer: ChosenFeature, clock: ConfigurationClock): AnswerError[] {
  const errors: AnswerError[] = answer.choiceIds
    .filter((choiceId) => !feature.choices.some(({ id }) => id === choiceId))
    .map((choiceId) => ({ code: 'choice/unknown', choiceId }))

  const max = feature.control === 'CHECKBOX' ? feature.limits.maxChoices : 1
  if (max !== null && new Set(answer.choiceIds).size > max) errors.push({ code: 'choice/too-many', max })

  if (feature.required && !isAnswered(feature, answer)) errors.push({ code: 'feature/required' })
  if (hasValue(answer)) {
    const checked = checkValue(feature, answer.value ?? '', clock)
    if (!checked.ok) errors.push(checked.error)
  }
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

function sumErrors(feature: Feature, { value = '' }: ChosenFeature, quantity: number): AnswerError[] {
  const shared = sharesPieces(feature) ? parseSharedPieces(value, feature.limits.maxChoices ?? Infinity) : undefined
  if (!shared?.ok) return []
  const sum = sumOfPieces(shared.value)
  return sum === quantity ? [] : [{ code: 'value/other-sum', sum, quantity }]
}

const isAnswered = (feature: Feature, answer: ChosenFeature): boolean =>
  isChoiceControl(feature.control) ? answer.choiceIds.length > 0 : hasValue(answer)

const hasValue = ({ value }: ChosenFeature): boolean => (value ?? '').trim() !== ''
