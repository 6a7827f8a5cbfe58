import { useState } from 'react'
import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { answerTo } from '#domain/configuration/chosen-feature.ts'
import { writtenValue } from '#domain/configuration/written-feature.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { readTyped } from '../ticket/order-problems.ts'
import { problemText } from '../ticket/problem-text.ts'
import { useConfigurator } from './use-configurator.tsx'

/**
 * A feature that is answered by typing: only allowed values count, the price stays with the last one. What is
 * wrong is said when the field is left or the order is asked for, and taken back as soon as it is right.
 */
export function useValue({ id }: ProductFeature): {
  text: string
  error: string | undefined
  write: (text: string) => void
  leave: () => void
} {
  const t = useT('product')
  const { language } = usePage()
  const { configurable, ticket, clock, typed, problems, isOrderTried, answer, type } = useConfigurator()
  const decided = answerTo(id, ticket.chosen)
  const stored = (decided && writtenValue(decided.value)) ?? ''
  const [isLeft, setLeft] = useState(false)
  const problem = isLeft || isOrderTried ? problems.find(({ stepId }) => stepId === id) : undefined
  const message = problem && problemText(problem, { t, language })
  return {
    text: typed[id] ?? stored,
    error:
      message && stored !== '' && typed[id] !== undefined && problem.code === 'value'
        ? `${message}. ${t('lastValidPrice')}`
        : message,
    write: (text) => {
      type(id, text)
      const rule = configurable.features.find((feature) => feature.id === id)
      const read = rule && readTyped(rule, text, clock)
      if (read?.ok) answer({ featureId: id, value: read.value })
    },
    leave: () => setLeft(true),
  }
}
