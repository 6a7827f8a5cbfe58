import type { ChosenFeature, FeatureValue } from './chosen-feature.ts'
import { takenChoices, type Feature } from './feature.ts'
import { writeDimensions } from './dimensions.ts'
import { writeSharedPieces } from './shared-pieces.ts'

/**
 * A decision as requests, stored carts and orders have it: choices by their ids, everything else as text. A size is
 * "850x2000" (millimetres, width first), a day "2026-11-21", a colour "#rrggbb", a number "12.5", shared pieces
 * "M 3, L 7", files their ids separated by commas. `readConfiguration` reads it by the features of its product.
 */
export type WrittenFeature = {
  readonly featureId: string
  readonly choiceIds: readonly string[]
  readonly value?: string
}

/**
 * A configuration in its written form, each decision with the choices it takes: the one that prices a value is named even
 * where it was left to the default, so that a line compares with what the shop answers about it.
 */
export const writtenConfiguration = (
  features: readonly Feature[],
  chosen: readonly ChosenFeature[],
): readonly WrittenFeature[] =>
  chosen.flatMap((answer) => {
    const feature = features.find(({ id }) => id === answer.featureId)
    if (!feature) return []
    const choiceIds = takenChoices(feature, answer).map(({ id }) => id)
    const value = writtenValue(answer.value)
    return { featureId: feature.id, choiceIds, ...(value !== null && { value }) }
  })

/** The text of a value; null of choices, which have ids. */
export function writtenValue(value: FeatureValue): string | null {
  switch (value.kind) {
    case 'text':
      return value.text
    case 'dimensions':
      return writeDimensions(value)
    case 'pieces':
      return writeSharedPieces(value.pieces)
    case 'colour':
      return value.hex
    case 'file':
      return value.artworkIds.join(',')
    default:
      return null
  }
}
