import { useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useRoleNames } from '../../shared/staff/role-names.ts'
import { ROLES } from './staff.queries.ts'

type Props = { value: readonly string[]; onChange: (roleIds: readonly string[]) => void; disabled?: boolean }

/** The roles of a person; those with rights that one lacks cannot be granted. */
export function RoleChoice({ value, onChange, disabled = false }: Props) {
  const t = useT('office-staff')
  const roleNames = useRoleNames()
  const roles = useFetched(ROLES)?.data ?? []
  return (
    <fieldset className="role-choice" disabled={disabled}>
      <legend>{t('roles')}</legend>
      {roles.map((role) => (
        <label key={role.id} className="check-line" title={role.canGrant ? undefined : t('cannotGrant')}>
          <input
            type="checkbox"
            checked={value.includes(role.id)}
            disabled={!role.canGrant}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, role.id] : value.filter((each) => each !== role.id))
            }
          />
          <bdi>{roleNames([role])}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
