import { fieldKind } from '#domain/staff/change-fields.ts'
import { isUuid } from '#domain/text/uuid.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { ChangeValue } from './change-value.tsx'
import { useChangeWords } from './change-words.ts'
import type { Change } from './change-words.ts'

/** What a change says field by field: what was there is struck out, what came stands beside it. */
export function ChangedFields({ before, after }: Pick<Change, 'before' | 'after'>) {
  const t = useT('office-activity')
  const { field } = useChangeWords()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => fieldKind(name) !== 'id' && !isUuid(before?.[name]) && !isUuid(after?.[name]),
  )
  const visible = names.filter((name) => hasValue(before?.[name]) || hasValue(after?.[name]))
  if (visible.length === 0) return null
  return (
    <ul className="changed-fields">
      {visible.map((name) => (
        <li key={name}>
          <span className="quiet">{field(name)}: </span>
          {before && hasValue(before[name]) ? (
            <s>
              <span className="visually-hidden">{t('before')} </span>
              <ChangeValue field={name} value={before[name]} />
            </s>
          ) : null}{' '}
          {after && (hasValue(after[name]) || (name in after && hasValue(before?.[name]))) ? (
            <b>
              <span className="visually-hidden">{t('after')} </span>
              <ChangeValue field={name} value={after[name]} />
            </b>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

const hasValue = (value: unknown): boolean => value !== null && value !== undefined && value !== ''
