import { dayInWords } from '../calendar/day-in-words.ts'
import { isIsoDate } from '../calendar/iso-date.ts'
import type { Language } from '../language.ts'
import { LIST_COMMA } from '../text/list-comma.ts'
import { isChangeAction } from '../staff/change-actions.ts'
import { CHANGE_LABELS } from './change-labels.ts'

type Words = {
  readonly language: Language
  readonly t: (key: string, fill?: Readonly<Record<string, string>>) => string
  /** The message of a key, or the name given where there is none. */
  readonly known: (key: string, name: string) => string
}

/** Describes the query of a list by its filters, each with the values that have a name, and with words that were typed. */
export function filtersText(query: string, { language, t, known }: Words): string {
  const valueText = (name: string, value: string): string => {
    if (name === 'q') return value
    if (isIsoDate(value)) return dayInWords(value, language, 'full')
    if (isChangeAction(value)) return CHANGE_LABELS[value][language]
    return known(`value-${value}`, '')
  }
  return query
    .split('&')
    .map((part) => part.split('=').map(decoded))
    .flatMap(([name = '', value = '']) => {
      const label = known(`filter-${name}`, '')
      if (label === '') return []
      const values = value.split(',').map((each) => valueText(name, each))
      return [values.includes('') ? label : t('filterIs', { label, values: values.join(LIST_COMMA[language]) })]
    })
    .join(' · ')
}

/** A piece of a query as it was typed; one that no browser would have written stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
