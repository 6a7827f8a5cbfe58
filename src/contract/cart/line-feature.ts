import type { WrittenFeature } from '#domain/configuration/written-feature.ts'

/** A decision as lines of carts and orders have it on the wire. */
type LineFeature = {
  readonly productFeature: string
  readonly choices: readonly string[]
  readonly value?: string | undefined
}

/** Decisions as the API takes and answers them. */
export const toLineFeatures = (written: readonly WrittenFeature[]) =>
  written.map(({ featureId, choiceIds, value }) => ({
    productFeature: featureId,
    choices: [...choiceIds],
    ...(value !== undefined && { value }),
  }))

/** Decisions of the API in the form of the rules. */
export const fromLineFeatures = (features: readonly LineFeature[]): readonly WrittenFeature[] =>
  features.map(({ productFeature, choices, value }) => ({
    featureId: productFeature,
    choiceIds: choices,
    ...(value !== undefined && { value }),
  }))
