import { visibleFields } from '#domain/staff/visible-fields.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { ChangeValue } from './change-value.tsx'
import { useChangeWords } from './change-words.ts'
import type { Change } from './change-words.ts'

/** What a change says field by field: what was there is struck out, what came stands beside it. */
export function ChangedFields({ before, after }: Pick<Change, 'before' | 'after'>) {
  const t = useT('office-activity')
  const { field } = useChangeWords()
  const fields = visibleFields(before, after)
  if (fields.length === 0) return null
  return (
    <ul className="changed-fields">
      {fields.map(({ name, ...sides }) => (
        <li key={name}>
          <span className="quiet">{field(name)}: </span>
          {'before' in sides ? (
            <s>
              <span className="visually-hidden">{t('before')} </span>
              <ChangeValue field={name} value={sides.before} />
            </s>
          ) : null}{' '}
          {'after' in sides ? (
            <b>
              <span className="visually-hidden">{t('after')} </span>
              <ChangeValue field={name} value={sides.after} />
            </b>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
