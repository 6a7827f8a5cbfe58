import type { AnswerOf } from '#contract/api-client.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { isChangeAction } from '#domain/staff/change-actions.ts'
import { CHANGE_LABELS } from '#domain/staff/change-labels.ts'
import { BUILT_IN_ROLES, ROLE_LABELS } from '#domain/staff/roles.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import en from '../i18n/en/office-activity.ts'

/** A change as the activity answers it. */
export type Change = AnswerOf<'/api/office/activity'>['data'][number]

/** Words of changes: what was done, which field, which thing. What this version of the page does not know is shown by its name. */
export function useChangeWords() {
  const t = useT('office-activity')
  const { language } = usePage()
  const known = (prefix: string, name: string): string =>
    `${prefix}-${name}` in en ? (t as (key: string) => string)(`${prefix}-${name}`) : name
  const labelOf = ({ subject }: Pick<Change, 'subject'>): string => {
    const { label, type } = subject
    if (label === null) return ''
    const builtIn = BUILT_IN_ROLES.find((code) => type === 'role' && code === label)
    if (builtIn) return ROLE_LABELS[builtIn][language]
    return typeof label === 'string' ? label : inLanguage(label, language)
  }
  return {
    action: (action: string) => (isChangeAction(action) ? CHANGE_LABELS[action][language] : action),
    field: (name: string) => known('field', name),
    value: (value: string) => known('value', value),
    subject: (change: Pick<Change, 'subject'>): string => {
      const label = labelOf(change)
      const key = `subject-${change.subject.type}`
      return key in en ? (t as (key: string, fill: object) => string)(key, { label }) : label
    },
    via: (via: Change['via']) => t(via === 'COMMAND' ? 'byCommand' : via === 'IMPORT' ? 'byImport' : 'bySystem'),
  }
}
