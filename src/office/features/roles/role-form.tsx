import type { AnswerOf } from '#contract/api-client.ts'
import { PERMISSIONS } from '#domain/staff/permissions.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePermissions } from '../../app/me.tsx'
import type { FieldWords } from '../../edit/conflict-panel.tsx'
import { PERMISSION_GROUPS, permissionsOf } from '../staff/role-matrix.tsx'
import { PermissionName } from '../../components/permission-name.tsx'

type Role = AnswerOf<'/api/office/roles'>['data'][number]

/** A role as its editor has it: each language of its name is a field of its own. */
export type RoleFields = {
  readonly nameEn: string
  readonly nameAr: string
  readonly permissions: readonly Permission[]
}

export const fieldsOf = ({ name, permissions }: Pick<Role, 'name' | 'permissions'>): RoleFields => ({
  nameEn: name.en ?? '',
  nameAr: name.ar ?? '',
  permissions,
})

/** The same as the API takes it. */
export const formOf = ({ nameEn, nameAr, permissions }: RoleFields) => ({
  name: { en: nameEn, ar: nameAr },
  permissions: PERMISSIONS.filter((permission) => permissions.includes(permission)),
})

/** The fields of a role in words. */
export function useRoleWords(): FieldWords<RoleFields> {
  const t = useT('office-staff')
  return {
    nameEn: { label: t('nameEn') },
    nameAr: { label: t('nameAr') },
    permissions: {
      label: t('permissions'),
      show: (permissions) => (
        <ul className="changed-fields">
          {permissions.map((permission) => (
            <li key={permission}>
              <PermissionName permission={permission} />
            </li>
          ))}
        </ul>
      ),
    },
  }
}

type Props = {
  values: RoleFields
  onChange: <Name extends keyof RoleFields>(name: Name, value: RoleFields[Name]) => void
  /** Shown, not edited. */
  isFixed?: boolean
}

/** The name of a role in both languages, and what it may do; what one lacks oneself cannot be ticked. */
export function RoleFieldset({ values, onChange, isFixed = false }: Props) {
  const t = useT('office-staff')
  const held = usePermissions()
  const toggle = (permission: Permission, isOn: boolean) =>
    onChange(
      'permissions',
      isOn ? [...values.permissions, permission] : values.permissions.filter((each) => each !== permission),
    )
  return (
    <>
      <div className="two-languages">
        {(['nameEn', 'nameAr'] as const).map((name) => (
          <div key={name} className="field">
            <label htmlFor={name}>{t(name)}</label>
            <input
              id={name}
              dir={name === 'nameEn' ? 'ltr' : 'rtl'}
              lang={name === 'nameEn' ? 'en' : 'ar'}
              maxLength={60}
              disabled={isFixed}
              value={values[name]}
              onChange={({ target }) => onChange(name, target.value)}
            />
          </div>
        ))}
      </div>
      {PERMISSION_GROUPS.map(([group, areas]) => (
        <fieldset key={group} className="role-choice" disabled={isFixed}>
          <legend>{t(group)}</legend>
          {permissionsOf(areas).map((permission) => (
            <label key={permission} className="check-line">
              <input
                type="checkbox"
                checked={values.permissions.includes(permission)}
                disabled={!held.has(permission)}
                onChange={({ target }) => toggle(permission, target.checked)}
              />
              <PermissionName permission={permission} />
            </label>
          ))}
        </fieldset>
      ))}
    </>
  )
}
