import { DESIGN_MODES } from '#domain/cart/cart-item.ts'
import { readConfiguration } from '#domain/configuration/read-configuration.ts'
import type { ConfigurationClock } from '#domain/configuration/read-value.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import { FACES } from '#domain/print-spec/print-spec.ts'
import type { StoredDecisions } from '../../../shared/cart/stored-decisions.ts'
import type { Configurable } from '#contract/catalog/configurable.ts'
import { firstDecisions, isSoldOut, quantityTrouble, variantOf } from './decisions.ts'
import type { Decisions } from './decisions.ts'

/**
 * Decisions from an earlier visit made to fit the product as it is now: what it does not know, no longer
 * allows or does not sell so any more falls back to its default. Null when they are not decisions at all.
 */
export function storedDecisions(
  stored: unknown,
  configurable: Configurable,
  clock: ConfigurationClock,
): Decisions | null {
  if (!isDecisions(stored)) return null
  const { product, prices, features } = configurable
  const { chosen, problems } = readConfiguration(features, stored.chosen, clock)
  const wrong = new Set(
    problems
      .filter(({ code }) => code !== 'feature/required' && code !== 'feature/hidden')
      .map(({ featureId }) => featureId),
  )
  const first = firstDecisions(configurable)
  const isThere = prices.some((price) => price.id === stored.priceId && !isSoldOut(price, product))
  const priceId = isThere ? stored.priceId : first.priceId
  const trouble = quantityTrouble(stored.quantity, configurable, variantOf(configurable, { priceId }))
  return {
    priceId,
    chosen: chosen.filter(({ featureId }) => !wrong.has(featureId)),
    // What the stock no longer has is said at the step, not changed unseen.
    quantity: trouble && trouble.code !== 'stock' ? product.minQuantity : stored.quantity,
    urgent: stored.urgent && product.urgentAllowed,
    designMode: DESIGN_MODES.find((mode) => mode === stored.designMode),
    artworkIds: textsOf(stored.artworkIds),
    uploadIds: textsOf(stored.uploadIds),
    artworkFaces: listOf(stored.artworkFaces, (face) => face === null || FACES.some((each) => each === face)),
    designPieces: listOf(stored.designPieces, (pieces) => Number.isSafeInteger(pieces) && pieces >= 0),
    note: stored.note,
    editing: stored.editing,
  }
}

const textsOf = (stored: unknown): string[] | undefined =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined

/** A list all of whose items are what they should be; else nothing was said. */
const listOf = <Item>(
  stored: readonly Item[] | undefined,
  isItem: (item: Item) => boolean,
): readonly Item[] | undefined => (Array.isArray(stored) && stored.every(isItem) ? stored : undefined)

function isDecisions(stored: unknown): stored is StoredDecisions {
  if (typeof stored !== 'object' || stored === null) return false
  const { priceId, chosen, quantity, urgent, note, editing } = stored as Partial<Record<keyof StoredDecisions, unknown>>
  return (
    typeof priceId === 'string' &&
    typeof quantity === 'number' &&
    typeof urgent === 'boolean' &&
    [note, editing].every((text) => text === undefined || typeof text === 'string') &&
    Array.isArray(chosen) &&
    chosen.every(isAnswer)
  )
}

function isAnswer(item: unknown): item is WrittenFeature {
  if (typeof item !== 'object' || item === null) return false
  const { featureId, choiceIds, value } = item as Partial<Record<keyof WrittenFeature, unknown>>
  return (
    typeof featureId === 'string' &&
    Array.isArray(choiceIds) &&
    choiceIds.every((id) => typeof id === 'string') &&
    (value === undefined || typeof value === 'string')
  )
}
