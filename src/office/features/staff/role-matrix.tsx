import { Fragment } from 'react'
import { PERMISSIONS } from '#domain/staff/permissions.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { useMay } from '../../app/me.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { addressOf } from '../../site-map.ts'
import { PermissionName } from '../../components/permission-name.tsx'
import { useRoleNames } from '../../shared/staff/role-names.ts'
import { ROLES } from './staff.queries.ts'
import type { Role } from './staff.queries.ts'

/** The permissions in groups, as people think of the shop. */
export const PERMISSION_GROUPS = [
  ['groupOrders', ['orders', 'contact', 'customers', 'messages', 'quotations']],
  ['groupWork', ['production', 'artwork', 'delivery']],
  ['groupMoney', ['money', 'invoices', 'prices', 'reports']],
  ['groupShop', ['catalogue', 'content']],
  ['groupHouse', ['company', 'staff', 'activity', 'system']],
] as const

export const permissionsOf = (areas: readonly string[]): readonly Permission[] =>
  PERMISSIONS.filter((permission) => areas.includes(permission.split('.')[0] ?? ''))

/** What each role may do, one column a role. */
export function RoleMatrix() {
  const t = useT('office-staff')
  const mayMake = useMay('staff.decide')
  const roles = useFetched(ROLES)?.data
  if (!roles) return null
  return (
    <section>
      <div className="ruled-head">
        <h2>{t('matrix')}</h2>
        <span className="quiet">{t('matrixText')}</span>
        {mayMake ? (
          <ButtonLink look="outline" to={addressOf('newRole')}>
            <OfficeIcon name="plus" />
            {t('newRole')}
          </ButtonLink>
        ) : null}
      </div>
      <div className="matrix-scroll" tabIndex={0} role="region" aria-label={t('matrix')}>
        <table className="table matrix">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('permissions')}</span>
              </th>
              {roles.map((role) => (
                <RoleHead key={role.id} role={role} />
              ))}
            </tr>
          </thead>
          <tbody>
            {PERMISSION_GROUPS.map(([group, areas]) => (
              <Fragment key={group}>
                <tr className="matrix-group">
                  <th scope="rowgroup" colSpan={roles.length + 1}>
                    {t(group)}
                  </th>
                </tr>
                {permissionsOf(areas).map((permission) => (
                  <PermissionRow key={permission} permission={permission} roles={roles} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function RoleHead({ role }: { role: Role }) {
  const t = useT('office-staff')
  const roleNames = useRoleNames()
  const name = roleNames([role])
  return (
    <th scope="col">
      <Link to={addressOf('role', { id: role.id })}>
        <bdi>{name}</bdi>
      </Link>
      <small>
        {role.people}
        <span className="visually-hidden"> {t('people', { count: role.people })}</span>
      </small>
    </th>
  )
}

const PermissionRow = ({ permission, roles }: { permission: Permission; roles: readonly Role[] }) => (
  <tr>
    <th scope="row">
      <PermissionName permission={permission} />
    </th>
    {roles.map((role) => (
      <td key={role.id}>
        <Held isHeld={role.permissions.includes(permission)} />
      </td>
    ))}
  </tr>
)

function Held({ isHeld }: { isHeld: boolean }) {
  const t = useT('office-staff')
  return isHeld ? (
    <>
      <OfficeIcon name="check" />
      <span className="visually-hidden">{t('yes')}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('no')}</span>
    </>
  )
}
