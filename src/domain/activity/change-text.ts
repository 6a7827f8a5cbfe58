import { dayInWords } from '../calendar/day-in-words.ts'
import { isIsoDate } from '../calendar/iso-date.ts'
import { riyadhDate, riyadhTimestamp } from '../calendar/riyadh-time.ts'
import type { Language } from '../language.ts'
import { inLanguage } from '../localized-text.ts'
import type { LocalizedText } from '../localized-text.ts'
import { plainPrice } from '../money/halalas.ts'
import { REFUND_CAUSES } from '../orders/desk/plan-refund.ts'
import { REJECTION_REASONS } from '../orders/order-status.ts'
import { LIST_COMMA } from '../text/list-comma.ts'
import { isUuid } from '../text/uuid.ts'
import { isChangeAction } from '../staff/change-actions.ts'
import { codeKey, fieldKind } from '../staff/change-fields.ts'
import { CHANGE_LABELS } from './change-labels.ts'
import { filtersText } from './filters-text.ts'
import { changeWords } from './change-words.en.ts'
import { isPermission } from '../staff/permissions.ts'
import type { Permission } from '../staff/permissions.ts'
import { BUILT_IN_ROLES, isBuiltInRole, ROLE_LABELS } from '../staff/roles.ts'

/** A changed thing: its kind, its id, and what it is called. */
type Subject = { readonly type: string; readonly id: string; readonly label: string | LocalizedText | null }

/** The words of changes: a language, its messages (`change-words.*.ts`) and its names of rights. */
type Words = {
  readonly language: Language
  readonly t: (key: string, fill?: Readonly<Record<string, string>>) => string
  readonly permission: (permission: Permission) => string
}

const CODED: ReadonlySet<string> = new Set([...REFUND_CAUSES, ...REJECTION_REASONS])

/** Describes changes in words, the same on screens and in files. What this version does not know is said by its name. */
export function changeText({ language, t, permission }: Words) {
  const known = (key: string, name: string): string => (key in changeWords ? t(key) : name)
  const action = (code: string): string => (isChangeAction(code) ? CHANGE_LABELS[code][language] : code)
  const valueOf = valueTexts({ language, t, permission }, known)
  return {
    action,
    /** What a change is called in a list: one that takes another back by what it takes back. */
    title: ({ action: code, undoes }: { readonly action: string; readonly undoes: string | null }): string =>
      undoes === null ? action(code) : t('tookBack', { action: action(code) }),
    /** What kind of thing was changed. */
    kind: (type: string): string => known(`kind-${type}`, type),
    label: (subject: Subject): string => labelOf(subject, language, known),
    /** The changed thing by its kind and its name. */
    subject: (subject: Subject): string => {
      const label = labelOf(subject, language, known)
      const key = `subject-${subject.type}`
      if (label === '') return known(`kind-${subject.type}`, '')
      return key in changeWords ? t(key, { label }) : label
    },
    field: (name: string): string => known(`field-${name}`, name),
    value: valueOf,
    via: (via: string): string => t(via === 'COMMAND' ? 'byCommand' : via === 'IMPORT' ? 'byImport' : 'bySystem'),
    /** Why something was done: a reason that was chosen by its name, with the words that were added to it. */
    reason: (reason: string): string => {
      const [code = '', ...words] = reason.split(': ')
      return CODED.has(code) ? [t(`reason-${code}`), ...words].join(': ') : reason
    },
  }
}

type Known = (key: string, name: string) => string

function labelOf({ type, id, label }: Subject, language: Language, known: Known): string {
  if (type === 'list') return known(`value-${id}`, id)
  if (label === null) return ''
  const builtIn = BUILT_IN_ROLES.find((code) => type === 'role' && code === label)
  if (builtIn) return ROLE_LABELS[builtIn][language]
  return typeof label === 'string' ? label : inLanguage(label, language)
}

/** Says the value of a field. */
function valueTexts({ language, t, permission }: Words, known: Known): (field: string, value: unknown) => string {
  const codeText = (field: string, value: string): string => {
    const kind = fieldKind(field)
    if (kind === 'code')
      return value
        .split(',')
        .map((code) => known(codeKey(field, code), code))
        .join(LIST_COMMA[language])
    if (kind === 'field') return known(`field-${value}`, value)
    if (kind === 'instant') return momentText(value, language)
    if (kind === 'day' && isIsoDate(value)) return dayInWords(value, language, 'full')
    if (kind === 'filters') return filtersText(value, { language, t, known }) || t('empty')
    if (kind === 'count') return String(value.split(',').length)
    if (isPermission(value)) return permission(value)
    return isBuiltInRole(value) ? ROLE_LABELS[value][language] : value
  }
  const textOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('empty')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'string') return codeText(field, value)
    if (typeof value === 'number' && fieldKind(field) === 'money') return plainPrice(value, language)
    if (Array.isArray(value)) {
      const texts = value.filter((each) => !isUuid(each)).map((each) => textOf(field, each))
      return texts.length === 0 ? t('empty') : texts.join(LIST_COMMA[language])
    }
    return typeof value === 'object' ? objectText(field, value as Readonly<Record<string, unknown>>) : String(value)
  }
  /** Names stand for what has one; of anything else every value is said. */
  const objectText = (field: string, value: Readonly<Record<string, unknown>>): string => {
    if ('en' in value || 'ar' in value) return inLanguage(value as LocalizedText, language)
    if (typeof value['name'] === 'string' && 'id' in value) return textOf(field, value['name'])
    return Object.values(value)
      .filter((each) => each !== null && each !== '')
      .map((each) => textOf(field, each))
      .join(' · ')
  }
  return textOf
}

/** Day and time in Riyadh. */
function momentText(at: string, language: Language): string {
  const instant = new Date(at)
  return `${dayInWords(riyadhDate(instant), language, 'full')} ${riyadhTimestamp(instant).slice(11, 16)}`
}
