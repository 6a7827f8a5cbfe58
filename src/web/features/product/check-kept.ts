import { configurationProblems } from '#domain/catalog/configuration.ts'
import type { ChosenFeature } from '#domain/catalog/feature.ts'
import type { ConfigurationClock } from '#domain/catalog/feature-value.ts'
import { checkQuantity } from '#domain/catalog/quantity.ts'
import type { Configurable } from './configurable.ts'
import { firstDecisions } from './decisions.ts'
import type { Decisions } from './decisions.ts'

/**
 * Decisions from an earlier visit made to fit the product as it is now: what it does not know, no longer
 * allows or does not sell so any more falls back to its default. Null when they are not decisions at all.
 */
export function keptDecisions(
  stored: unknown,
  configurable: Configurable,
  clock: ConfigurationClock,
): Decisions | null {
  if (!isDecisions(stored)) return null
  const { product, prices, features } = configurable
  const wrong = new Set(
    configurationProblems(features, stored.chosen, clock)
      .filter(({ code }) => code !== 'feature/required' && code !== 'feature/hidden')
      .map(({ featureId }) => featureId),
  )
  const first = firstDecisions(configurable)
  return {
    priceId: prices.some(({ id }) => id === stored.priceId) ? stored.priceId : first.priceId,
    chosen: stored.chosen.filter(({ featureId }) => !wrong.has(featureId)),
    quantity: checkQuantity(stored.quantity, product).ok ? stored.quantity : product.minQuantity,
    urgent: stored.urgent && product.urgentAllowed,
  }
}

function isDecisions(stored: unknown): stored is Decisions {
  if (typeof stored !== 'object' || stored === null) return false
  const { priceId, chosen, quantity, urgent } = stored as Partial<Record<keyof Decisions, unknown>>
  return (
    typeof priceId === 'string' &&
    typeof quantity === 'number' &&
    typeof urgent === 'boolean' &&
    Array.isArray(chosen) &&
    chosen.every(isAnswer)
  )
}

function isAnswer(item: unknown): item is ChosenFeature {
  if (typeof item !== 'object' || item === null) return false
  const { featureId, choiceIds, value } = item as Partial<Record<keyof ChosenFeature, unknown>>
  return (
    typeof featureId === 'string' &&
    Array.isArray(choiceIds) &&
    choiceIds.every((id) => typeof id === 'string') &&
    (value === undefined || typeof value === 'string')
  )
}
