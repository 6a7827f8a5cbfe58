import { useT } from '#ui/i18n/use-t.ts'
import type { FindGroup } from './find-item.ts'

/** What is shown of what was found. */
export type FindScope = 'all' | FindGroup['id']

type Props = { groups: readonly FindGroup[]; scope: FindScope; onScope: (scope: FindScope) => void }

/** Everything that was found or one kind of it, each with its count. */
export function FindScopes({ groups, scope, onScope }: Props) {
  const t = useT('office-find')
  const total = groups.reduce((sum, { items }) => sum + items.length, 0)
  const counted = groups.map(({ id, items }) => ({ id, count: items.length }))
  const scopes = [{ id: 'all' as FindScope, count: total }, ...counted].filter(
    ({ id, count }) => count > 0 || id === 'all' || id === scope,
  )
  return (
    <div className="find-scopes" role="group" aria-label={t('scopes')}>
      {scopes.map(({ id, count }) => (
        <button key={id} type="button" aria-pressed={id === scope} onClick={() => onScope(id)}>
          {t(id)} <small>{count}</small>
        </button>
      ))}
    </div>
  )
}
