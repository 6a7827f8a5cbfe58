import type { WrittenFeature } from '../configuration/written-feature.ts'

/** A decision as carts stored it before version 2; the browser’s cart had prices beside it. */
export type FeatureOfVersion1<Choice = { readonly id: string }> = {
  readonly productFeature: { readonly id: string; readonly choices: readonly Choice[] }
  readonly value?: string
}

/** A decision of an old cart in today's form. */
export const featureOfVersion1 = ({ productFeature, value }: FeatureOfVersion1): WrittenFeature => ({
  featureId: productFeature.id,
  choiceIds: productFeature.choices.map(({ id }) => id),
  ...(value !== undefined && { value }),
})
