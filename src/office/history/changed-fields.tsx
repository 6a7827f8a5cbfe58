import { useT } from '#ui/i18n/use-t.ts'
import { ChangeValue } from './change-value.tsx'
import { useChangeWords } from './change-words.ts'
import type { Change } from './change-words.ts'

/** What a change says field by field: what was there is struck out, what came stands beside it. */
export function ChangedFields({ before, after }: Pick<Change, 'before' | 'after'>) {
  const t = useT('office-activity')
  const { field } = useChangeWords()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return null
  return (
    <ul className="changed-fields">
      {names.map((name) => (
        <li key={name}>
          <span className="quiet">{field(name)}: </span>
          {before && name in before ? (
            <s>
              <span className="visually-hidden">{t('before')} </span>
              <ChangeValue value={before[name]} />
            </s>
          ) : null}{' '}
          {after && name in after ? (
            <b>
              <span className="visually-hidden">{t('after')} </span>
              <ChangeValue value={after[name]} />
            </b>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
