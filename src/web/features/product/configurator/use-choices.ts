import { useMemo } from 'react'
import type { FeatureChoice, ProductFeature } from '#contract/catalog/product-detail.ts'
import { answerTo, choicesValue, namedAmong } from '#domain/configuration/chosen-feature.ts'
import { addedPrice } from '#domain/pricing/added-price.ts'
import type { AddedPrice } from '#domain/pricing/added-price.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { addedByChoices } from '../ticket/ticket.ts'
import { useConfigurator } from './use-configurator.tsx'

/** A choice as a control draws it. */
export type ChoiceOption = FeatureChoice & {
  readonly isTaken: boolean
  /** What it adds to the price as configured now; null when nothing. */
  readonly added: AddedPrice | null
  /** Why it cannot be taken; null when it can. */
  readonly refusal: string | null
}

/** The choices of a feature with their price and possibility, and how to take them. */
export function useChoices(feature: ProductFeature): {
  choices: readonly ChoiceOption[]
  taken: readonly string[]
  take: (choiceIds: readonly string[]) => void
} {
  const t = useT('product')
  const { configurable, decisions, ticket, answer } = useConfigurator()
  const added = useMemo(
    () => addedByChoices(configurable, decisions, ticket, feature.id),
    [configurable, decisions, ticket, feature.id],
  )
  const taken = namedAmong(feature.choices, answerTo(feature.id, ticket.chosen)).map(({ id }) => id)
  const refusalOf = (choice: FeatureChoice): string | null => {
    const blockerId = ticket.impossible.get(choice.id)
    if (blockerId === undefined || taken.includes(choice.id)) return null
    const blocker = configurable.product.features.flatMap(({ choices }) => choices).find(({ id }) => id === blockerId)
    const reason =
      choice.excludes.find(({ choiceId }) => choiceId === blockerId)?.reason ??
      blocker?.excludes.find(({ choiceId }) => choiceId === choice.id)?.reason
    return reason ?? t('impossible', { name: blocker?.name ?? '' })
  }
  const { product } = configurable
  const addedOf = ({ id }: FeatureChoice): AddedPrice | null => {
    const toLine = added.get(id) ?? 0
    return toLine > 0 ? addedPrice(toLine, decisions.quantity, product.pricedPer) : null
  }
  return {
    choices: feature.choices.map((choice) => ({
      ...choice,
      isTaken: taken.includes(choice.id),
      added: addedOf(choice),
      refusal: refusalOf(choice),
    })),
    taken,
    take: (choiceIds) => answer({ featureId: feature.id, value: choicesValue(feature.control, choiceIds) }),
  }
}
