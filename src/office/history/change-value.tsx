import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { isPermission } from '#domain/staff/permissions.ts'
import { isBuiltInRole, ROLE_LABELS } from '#domain/staff/roles.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useChangeWords } from './change-words.ts'

/** A value of a changed field, as a reader understands it. */
export function ChangeValue({ value }: { value: unknown }) {
  const text = useValueText()(value)
  return <bdi>{text}</bdi>
}

function useValueText(): (value: unknown) => string {
  const t = useT('office-activity')
  const list = useT('office-list')
  const permissions = useT('office-permissions')
  const words = useChangeWords()
  const { language } = usePage()
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('empty')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'string') {
      if (isPermission(value)) return permissions(value)
      return isBuiltInRole(value) ? ROLE_LABELS[value][language] : words.value(value)
    }
    if (Array.isArray(value)) return value.length === 0 ? t('empty') : value.map(textOf).join(list('listComma'))
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
