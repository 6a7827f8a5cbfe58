import { isChangeAction } from '#domain/staff/change-actions.ts'
import { CHANGE_LABELS } from '#domain/staff/change-labels.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import en from '../i18n/en/office-activity.ts'

/** Describes the query of a list by its filters, each with the values that have a name, and with words that were typed. */
export function useFiltersText(): (query: string) => string {
  const t = useT('office-activity') as (key: string, fill?: object) => string
  const comma = useT('office-list')('listComma')
  const { language } = usePage()
  const valueText = (name: string, value: string): string => {
    if (name === 'q') return value
    if (isIsoDate(value)) return dayInWords(value, language, 'full')
    if (isChangeAction(value)) return CHANGE_LABELS[value][language]
    return `value-${value}` in en ? t(`value-${value}`) : ''
  }
  return (query) =>
    [...new URLSearchParams(query)]
      .filter(([name]) => `filter-${name}` in en)
      .map(([name, value]) => {
        const values = value.split(',').map((each) => valueText(name, each))
        const label = t(`filter-${name}`)
        return values.includes('') ? label : t('filterIs', { label, values: values.join(comma) })
      })
      .join(' · ')
}
