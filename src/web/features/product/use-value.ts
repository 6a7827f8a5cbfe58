import { useState } from 'react'
import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { checkValue } from '#domain/catalog/feature-value.ts'
import type { ValueError } from '#domain/catalog/feature-value.ts'
import type { Language } from '#domain/language.ts'
import { usePage } from '../../app/page-context.tsx'
import type { Translate } from '../../i18n/messages.ts'
import { useT } from '../../i18n/use-t.ts'
import { formatDay } from '../../ui/date-text.tsx'
import { useConfigurator } from './use-configurator.tsx'

/**
 * A feature that is answered by typing: only allowed values count, the price stays with the last one. What is
 * wrong is said when the field is left, and taken back as soon as it is right.
 */
export function useValue(feature: ProductFeature): {
  text: string
  error: string | undefined
  write: (text: string) => void
  leave: () => void
} {
  const t = useT('product')
  const { language } = usePage()
  const { configurable, ticket, clock, answer } = useConfigurator()
  const kept = ticket.chosen.find(({ featureId }) => featureId === feature.id)?.value ?? ''
  const [text, setText] = useState(kept)
  const [isLeft, setLeft] = useState(false)
  const problemOf = (typed: string): string | undefined => {
    if (typed.trim() === '') return feature.required ? t('required') : undefined
    const rule = configurable.features.find(({ id }) => id === feature.id)
    const checked = rule && checkValue(rule, typed, clock)
    return checked && !checked.ok ? valueMessage(t, checked.error, language) : undefined
  }
  const problem = problemOf(text)
  return {
    text,
    error: isLeft && problem ? (kept === '' ? problem : `${problem}. ${t('keptPrice')}`) : undefined,
    write: (typed) => {
      setText(typed)
      if (problemOf(typed) === undefined) answer({ featureId: feature.id, choiceIds: [], value: typed.trim() })
    },
    leave: () => setLeft(true),
  }
}

const EXAMPLE = '#0e7c9b'

/** What is wrong with a value, in words. */
export function valueMessage(t: Translate<'product'>, error: ValueError, language: Language): string {
  switch (error.code) {
    case 'value/too-short':
      return t('value-too-short', { count: error.min })
    case 'value/too-long':
      return t('value-too-long', { count: error.max })
    case 'value/too-small':
      return t('value-too-small', { limit: error.min })
    case 'value/too-large':
      return t('value-too-large', { limit: error.max })
    case 'value/side-too-short':
      return t('value-side-too-short', { limit: error.min })
    case 'value/side-too-long':
      return t('value-side-too-long', { limit: error.max })
    case 'value/too-early':
      return t('value-too-early', { date: formatDay(error.earliest, language) })
    case 'value/too-late':
      return t('value-too-late', { date: formatDay(error.latest, language) })
    case 'value/not-a-colour':
      return t('value-not-a-colour', { example: EXAMPLE })
    case 'value/not-a-number':
      return t('value-not-a-number')
    case 'value/not-a-size':
      return t('value-not-a-size')
    case 'value/not-a-date':
      return t('value-not-a-date')
    default:
      return t('value-bad-characters')
  }
}
