import { configurationProblems } from '#domain/configuration/configuration-problems.ts'
import type { ConfigurationProblem } from '#domain/configuration/configuration-problems.ts'
import { NOTHING } from '#domain/configuration/chosen-feature.ts'
import type { FeatureValue } from '#domain/configuration/chosen-feature.ts'
import { readValue } from '#domain/configuration/read-value.ts'
import type { ConfigurationClock, ValueError } from '#domain/configuration/read-value.ts'
import { isChoiceControl } from '#domain/configuration/feature.ts'
import type { Feature } from '#domain/configuration/feature.ts'
import { err, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { anyWholeNumberFrom } from '#domain/text/digits.ts'
import type { Configurable } from '#contract/catalog/configurable.ts'
import { quantityTrouble } from '../configurator/decisions.ts'
import type { Decisions, QuantityTrouble } from '../configurator/decisions.ts'
import type { Ticket } from './ticket.ts'

/** The step that asks for the quantity; the others have the ids of their features. */
export const QUANTITY_STEP = 'quantity'

/** The texts of fields as they are typed, by step: also those that are wrong and so are no decisions. */
export type Typed = Readonly<Record<string, string | undefined>>

/** Why an order cannot be asked for yet, and at which step. */
export type OrderProblem = { readonly stepId: string } & (
  | { readonly code: 'missing' | 'impossible' }
  | { readonly code: 'too-many'; readonly max: number }
  | { readonly code: 'value'; readonly error: ValueError }
  | { readonly code: 'other-sum'; readonly sum: number; readonly quantity: number }
  | { readonly code: 'quantity'; readonly trouble: QuantityTrouble }
)

/** Everything that stands in the way of an order, in the order of the steps. Files follow later: none is missing. */
export function orderProblems(
  configurable: Configurable,
  { decisions, typed, ticket }: { decisions: Decisions; typed: Typed; ticket: Ticket },
  clock: ConfigurationClock,
): readonly OrderProblem[] {
  const visible = configurable.features.filter(({ id, control }) => ticket.visible.has(id) && control !== 'FILE')
  const found = configurationProblems(configurable.features, ticket.chosen, decisions.quantity)
  const ofFeatures = visible.flatMap((feature): readonly OrderProblem[] => {
    const text = typed[feature.id]
    if (text !== undefined && !isChoiceControl(feature.control)) {
      const read = readTyped(feature, text, clock)
      if (!read.ok) return [read.error]
    }
    const problem = found.find(({ featureId }) => featureId === feature.id)
    return problem ? [problemOf(problem)] : []
  })
  const trouble = typedQuantityTrouble(configurable, { decisions, typed, ticket })
  return trouble ? [...ofFeatures, { stepId: QUANTITY_STEP, code: 'quantity', trouble }] : ofFeatures
}

/** What is wrong with the quantity as it stands: as typed, or as decided while the field is empty. */
export function typedQuantityTrouble(
  configurable: Configurable,
  { decisions, typed, ticket }: { decisions: Decisions; typed: Typed; ticket: Ticket },
): QuantityTrouble | undefined {
  const text = typed[QUANTITY_STEP]?.trim() ?? ''
  return quantityTrouble(text === '' ? decisions.quantity : anyWholeNumberFrom(text), configurable, ticket.variant)
}

/** The quantity a visitor means to ask for: the typed one when it is more than one order may have, else the decided one. */
export const requestedQuantity = ({ decisions, typed, problems }: OrderContext): number =>
  (problems.some(isTooMany) ? anyWholeNumberFrom(typed[QUANTITY_STEP] ?? '') : undefined) ?? decisions.quantity

/** Whether a problem is more pieces than one order may have: of those one can ask a person. */
export const isTooMany = (problem: OrderProblem): boolean =>
  problem.code === 'quantity' && problem.trouble.code === 'most'

type OrderContext = {
  readonly decisions: Decisions
  readonly typed: Typed
  readonly problems: readonly OrderProblem[]
}

/** Reads what is typed into the field of a step. */
export function readTyped(
  feature: Feature,
  text: string,
  clock: ConfigurationClock,
): Result<FeatureValue, OrderProblem> {
  const stepId = feature.id
  if (text.trim() === '') return feature.required ? err({ stepId, code: 'missing' }) : ok(NOTHING)
  const read = readValue(feature, text, clock)
  return read.ok ? read : err({ stepId, code: 'value', error: read.error })
}

function problemOf(problem: ConfigurationProblem): OrderProblem {
  const stepId = problem.featureId
  switch (problem.code) {
    case 'feature/required':
      return { stepId, code: 'missing' }
    case 'value/other-sum':
      return { stepId, code: 'other-sum', sum: problem.sum, quantity: problem.quantity }
    case 'choice/too-many':
      return { stepId, code: 'too-many', max: problem.max }
    default:
      return { stepId, code: 'impossible' }
  }
}
