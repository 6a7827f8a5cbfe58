import type { Halalas } from '../money/halalas.ts'
import { isNothing, namedAmong, type ChosenFeature } from './chosen-feature.ts'

/** How a feature is chosen (S276). */
export const FEATURE_CONTROLS = [
  'SELECT',
  'RADIO',
  'SWATCH',
  'CHECKBOX',
  'TEXT',
  'NUMBER',
  'DIMENSIONS',
  'COLOR',
  'DATE',
  'FILE',
] as const

export type FeatureControl = (typeof FEATURE_CONTROLS)[number]

/** One option of a feature. */
export type FeatureChoice = {
  readonly id: string
  /** Added to the price of one piece; for DIMENSIONS the price of a square metre. */
  readonly price: Halalas
  readonly isDefault: boolean
  /** Choices it cannot be taken with. Holds in both directions, wherever it is written. */
  readonly excludes: readonly string[]
}

/** What is allowed besides the choices; null where anything goes. */
export type FeatureLimits = {
  /** TEXT: characters; NUMBER: the number; DIMENSIONS: millimetres of each side; DATE: working days from today. */
  readonly min: number | null
  readonly max: number | null
  /** CHECKBOX: how many may be ticked; FILE: how many files; TEXT: of how many kinds the pieces may be (shared-pieces.ts). */
  readonly maxChoices: number | null
}

/** Something the customer decides about a product: paper, size, finish, a text ... */
export type Feature = {
  readonly id: string
  readonly code: string
  readonly control: FeatureControl
  readonly required: boolean
  /** Shown only while one of these choices is taken; absent or empty: always shown. */
  readonly condition?: readonly string[]
  readonly limits: FeatureLimits
  readonly choices: readonly FeatureChoice[]
}

/** Whether the feature is answered by choosing from a list, not by giving a value. */
export const isChoiceControl = (control: FeatureControl): boolean =>
  control === 'SELECT' || control === 'RADIO' || control === 'SWATCH' || control === 'CHECKBOX'

/**
 * The choices a decision stands for, also in price. A value (a text, a size) takes its feature's
 * default choice when none is named, so leaving out the choice never makes it free.
 */
export function takenChoices(feature: Feature, chosen: ChosenFeature): readonly FeatureChoice[] {
  const named = namedAmong(feature.choices, chosen)
  if (named.length > 0 || isChoiceControl(feature.control) || isNothing(chosen.value)) return named
  const fallback = feature.choices.find((choice) => choice.isDefault) ?? feature.choices[0]
  return fallback ? [fallback] : []
}
