import type { AnswerOf } from '#contract/api-client.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { REFUND_CAUSES } from '#domain/orders/desk/plan-refund.ts'
import { REJECTION_REASONS } from '#domain/orders/order-status.ts'
import { isChangeAction } from '#domain/staff/change-actions.ts'
import { codeKey } from '#domain/staff/change-fields.ts'
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
  const known = (key: string, name: string): string => (key in en ? (t as (key: string) => string)(key) : name)
  const labelOf = ({ subject }: Pick<Change, 'subject'>): string => {
    const { label, type } = subject
    if (label === null) return ''
    const builtIn = BUILT_IN_ROLES.find((code) => type === 'role' && code === label)
    if (builtIn) return ROLE_LABELS[builtIn][language]
    return typeof label === 'string' ? label : inLanguage(label, language)
  }
  const action = (code: string): string => (isChangeAction(code) ? CHANGE_LABELS[code][language] : code)
  return {
    action,
    /** What a change is called in a list: one that takes another back by what it takes back. */
    title: ({ action: code, undoes }: Pick<Change, 'action' | 'undoes'>): string =>
      undoes === null ? action(code) : t('tookBack', { action: action(code) }),
    field: (name: string) => known(`field-${name}`, name),
    code: (field: string, value: string) => known(codeKey(field, value), value),
    subject: (change: Pick<Change, 'subject'>): string => {
      const label = labelOf(change)
      const key = `subject-${change.subject.type}`
      return key in en ? (t as (key: string, fill: object) => string)(key, { label }) : label
    },
    via: (via: Change['via']) => t(via === 'COMMAND' ? 'byCommand' : via === 'IMPORT' ? 'byImport' : 'bySystem'),
  }
}

const CODED: ReadonlySet<string> = new Set([...REFUND_CAUSES, ...REJECTION_REASONS])

/** Says why something was done: a reason that was chosen by its name, with the words that were added to it. */
export function useReasonText(): (reason: string) => string {
  const t = useT('office-activity') as (key: string) => string
  return (reason) => {
    const [code = '', ...words] = reason.split(': ')
    return CODED.has(code) ? [t(`reason-${code}`), ...words].join(': ') : reason
  }
}
