import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { fieldKind } from '#domain/staff/change-fields.ts'
import { isUuid } from '#domain/text/uuid.ts'
import { isPermission } from '#domain/staff/permissions.ts'
import { isBuiltInRole, ROLE_LABELS } from '#domain/staff/roles.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Money } from '#ui/text/money.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { useChangeWords } from './change-words.ts'
import { useFiltersText } from './filters-text.ts'

/** A value of a changed field, as a reader understands it. */
export function ChangeValue({ field, value }: { field: string; value: unknown }) {
  const textOf = useValueText(field)
  const kind = fieldKind(field)
  if (kind === 'money' && typeof value === 'number') return <Money halalas={value} />
  if (kind === 'instant' && typeof value === 'string') return <Moment at={value} />
  return <bdi>{textOf(value)}</bdi>
}

function useValueText(field: string): (value: unknown) => string {
  const t = useT('office-activity')
  const comma = useT('office-list')('listComma')
  const permissions = useT('office-permissions')
  const words = useChangeWords()
  const filtersText = useFiltersText()
  const { language } = usePage()
  const kind = fieldKind(field)
  const codeText = (value: string): string => {
    if (kind === 'code')
      return value
        .split(',')
        .map((code) => words.code(field, code))
        .join(comma)
    if (kind === 'field') return words.field(value)
    if (kind === 'day' && isIsoDate(value)) return dayInWords(value, language, 'full')
    if (kind === 'filters') return filtersText(value) || t('empty')
    if (kind === 'count') return String(value.split(',').length)
    if (isPermission(value)) return permissions(value)
    return isBuiltInRole(value) ? ROLE_LABELS[value][language] : value
  }
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('empty')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'string') return codeText(value)
    if (Array.isArray(value)) {
      const texts = value.filter((each) => !isUuid(each)).map(textOf)
      return texts.length === 0 ? t('empty') : texts.join(comma)
    }
    if (typeof value === 'object') return objectText(value as Readonly<Record<string, unknown>>)
    return String(value)
  }
  /** Names stand for what has one; of anything else every value is said. */
  const objectText = (value: Readonly<Record<string, unknown>>): string => {
    if ('en' in value || 'ar' in value) return inLanguage(value as LocalizedText, language)
    if (typeof value['name'] === 'string' && 'id' in value) return textOf(value['name'])
    return Object.values(value)
      .filter((each) => each !== null && each !== '')
      .map(textOf)
      .join(' · ')
  }
  return textOf
}
