import type { Dimensions } from './dimensions.ts'
import type { FeatureControl } from './feature.ts'
import type { NamedPieces } from './shared-pieces.ts'

/** The answer to a feature. A number ("12.5") and a day ("2026-11-21") are texts in their one written form. */
export type FeatureValue =
  | { readonly kind: 'choice'; readonly choiceId: string }
  | { readonly kind: 'choices'; readonly choiceIds: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'dimensions' } & Dimensions)
  | { readonly kind: 'pieces'; readonly pieces: readonly NamedPieces[] }
  | { readonly kind: 'colour'; readonly hex: string }
  | { readonly kind: 'file'; readonly artworkIds: readonly string[] }

/** A decision about one feature. */
export type ChosenFeature = {
  readonly featureId: string
  readonly value: FeatureValue
  /** The choice that prices a text, a size or another value; the default of the feature when none is named. */
  readonly pricedBy?: string
}

/** The decision to take nothing. */
export const NOTHING: FeatureValue = { kind: 'choices', choiceIds: [] }

/** Whether a decision takes nothing. */
export const isNothing = (value: FeatureValue): boolean => value.kind === 'choices' && value.choiceIds.length === 0

/** The answer that takes these choices: several only where they are ticked. */
export function choicesValue(control: FeatureControl, choiceIds: readonly string[]): FeatureValue {
  if (control === 'CHECKBOX') return { kind: 'choices', choiceIds }
  const [choiceId] = choiceIds
  return choiceId === undefined ? NOTHING : { kind: 'choice', choiceId }
}

/** The ids of the choices that a decision names. */
export function namedChoices({ value, pricedBy }: ChosenFeature): readonly string[] {
  if (value.kind === 'choices') return value.choiceIds
  const choiceId = value.kind === 'choice' ? value.choiceId : pricedBy
  return choiceId === undefined ? [] : [choiceId]
}

/** The decision about a feature; undefined while it is open. */
export const answerTo = (featureId: string, chosen: readonly ChosenFeature[]): ChosenFeature | undefined =>
  chosen.find((answer) => answer.featureId === featureId)

/** The choices of a feature that the decision about it names; none while it is open. */
export function namedAmong<Choice extends { readonly id: string }>(
  choices: readonly Choice[],
  answer: ChosenFeature | undefined,
): readonly Choice[] {
  const ids = answer ? namedChoices(answer) : []
  return choices.filter(({ id }) => ids.includes(id))
}
