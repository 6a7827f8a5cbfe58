import type { WrittenFeature } from './written-feature.ts'

/**
 * One text for everything chosen, equal for identical feature sets (S223): the order of features and
 * choices, an empty answer, and spaces around or doubled inside a value make no difference.
 */
export const configurationKey = (chosen: readonly WrittenFeature[]): string =>
  JSON.stringify(
    chosen
      .map(({ featureId, choiceIds, value = '' }) => ({
        featureId,
        choiceIds: [...new Set(choiceIds)].toSorted(),
        value: value.normalize('NFC').trim().replace(/\s+/gu, ' '),
      }))
      .filter(({ choiceIds, value }) => choiceIds.length > 0 || value !== '')
      .map(({ featureId, choiceIds, value }) => JSON.stringify([featureId, choiceIds, value]))
      .toSorted(),
  )

/** Whether two configurations are the same product to the customer. */
export const isSameConfiguration = (one: readonly WrittenFeature[], other: readonly WrittenFeature[]): boolean =>
  configurationKey(one) === configurationKey(other)
