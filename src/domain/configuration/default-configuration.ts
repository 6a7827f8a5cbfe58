import { choicesValue, isNothing, NOTHING, type ChosenFeature, type FeatureValue } from './chosen-feature.ts'
import { isChoiceControl, type Feature } from './feature.ts'
import { impossibleChoices } from './impossible-choices.ts'
import { visibleFeatures } from './visible-features.ts'

/**
 * What a customer meets first: the default choices as far as they go together, the first possible
 * choice of a required feature, the smallest size or number. So there is always a price; texts, dates
 * and files stay open. What was decided already (`decided`, also to take nothing) stays, and only what
 * is shown without an answer is filled in.
 */
export function defaultConfiguration(
  features: readonly Feature[],
  decided: readonly ChosenFeature[] = [],
): readonly ChosenFeature[] {
  const answers = new Map(decided.map((answer) => [answer.featureId, answer]))
  for (;;) {
    const chosen = [...answers.values()]
    const visible = visibleFeatures(features, chosen)
    const open = visible.find(({ id }) => !answers.has(id))
    if (!open) break
    answers.set(open.id, defaultAnswer(open, impossibleChoices(visible, chosen)))
  }
  return features
    .map(({ id }) => answers.get(id))
    .filter((answer) => answer !== undefined)
    .filter(({ value }) => !isNothing(value))
}

function defaultAnswer(feature: Feature, impossible: ReadonlyMap<string, string>): ChosenFeature {
  const { id: featureId, control, required } = feature
  const possible = feature.choices.filter((choice) => !impossible.has(choice.id))
  const defaults = possible.filter((choice) => choice.isDefault)
  const preferred = defaults.length === 0 && required ? possible : defaults
  const isSeveral = control === 'CHECKBOX' && defaults.length > 0
  const count = isSeveral ? (feature.limits.maxChoices ?? defaults.length) : 1
  const choiceIds = preferred.slice(0, count).map(({ id }) => id)

  if (isChoiceControl(control)) return { featureId, value: choicesValue(control, choiceIds) }
  const value = required ? smallestValue(feature) : NOTHING
  const [pricedBy] = choiceIds
  return { featureId, value, ...(!isNothing(value) && pricedBy !== undefined && { pricedBy }) }
}

const DEFAULT_SIDE_MM = 500

function smallestValue({ control, limits }: Feature): FeatureValue {
  if (control === 'NUMBER') return limits.min === null ? NOTHING : { kind: 'text', text: String(limits.min) }
  if (control !== 'DIMENSIONS') return NOTHING
  const side = limits.min ?? Math.min(DEFAULT_SIDE_MM, limits.max ?? DEFAULT_SIDE_MM)
  return { kind: 'dimensions', widthMm: side, heightMm: side }
}
