import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { SHARED_PIECES_EXAMPLE } from '#domain/configuration/shared-pieces.ts'
import type { ValueError } from '#domain/configuration/read-value.ts'
import type { Language } from '#domain/language.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { tidyText } from '#ui/text/tidy-text.ts'
import type { QuantityTrouble } from '../configurator/decisions.ts'
import { QUANTITY_STEP } from './order-problems.ts'
import type { OrderProblem } from './order-problems.ts'

type Words = { readonly t: Translate<'product'>; readonly language: Language }

/** A problem in words, for the place where it is. */
export function problemText(problem: OrderProblem, { t, language }: Words): string {
  switch (problem.code) {
    case 'missing':
      return t('fillIn')
    case 'too-many':
      return t('mostChoices', { count: problem.max })
    case 'value':
      return valueText(problem.error, { t, language })
    case 'other-sum':
      return t('otherSum', { sum: problem.sum, count: problem.quantity })
    case 'quantity':
      return quantityText(problem.trouble, t)
    default:
      return t('impossibleNow')
  }
}

/** The name of the step that has a problem. */
export function stepName({ features }: ProductDetail, stepId: string, t: Translate<'product'>): string {
  if (stepId === QUANTITY_STEP) return t('quantity')
  return tidyText(features.find(({ id }) => id === stepId)?.name ?? '')
}

/** What is wrong with a quantity. */
export function quantityText(trouble: QuantityTrouble, t: Translate<'product'>): string {
  switch (trouble.code) {
    case 'minimum':
      return t('quantityMinimum', { count: trouble.count })
    case 'most':
      return t('quantityMost', { count: trouble.count })
    case 'stock':
      return t('quantityStock', { count: trouble.count })
    case 'step':
      return t('quantityStep', {
        step: trouble.step,
        lower: trouble.lower,
        higher: trouble.higher,
      })
    default:
      return t('quantityWhole')
  }
}

const EXAMPLE = '#0e7c9b'

function valueText(error: ValueError, { t, language }: Words): string {
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
      return t('value-too-early', { date: dayInWords(error.earliest, language, 'full') })
    case 'value/too-late':
      return t('value-too-late', { date: dayInWords(error.latest, language, 'full') })
    case 'value/not-a-colour':
      return t('value-not-a-colour', { example: EXAMPLE })
    case 'value/not-shared':
      return t('value-not-shared', { example: SHARED_PIECES_EXAMPLE })
    case 'value/too-many-names':
      return t('value-too-many-names', { count: error.max })
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
