import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import type { Filter } from '../../list/filter.ts'
import type { ListTab } from '../../list/list-tabs.tsx'
import { useRoleNames } from '../../shared/staff/role-names.ts'

/** Everything that the list of staff can be filtered by. */
export function useStaffFilters(): readonly Filter[] {
  const t = useT('office-staff')
  const roleNames = useRoleNames()
  const roles = useFetched(apiQuery('/api/office/roles', { tags: [] }))
  return [
    { name: 'q', label: t('search'), kind: 'text' },
    {
      name: 'status',
      label: t('status'),
      kind: 'choices',
      choices: [
        { value: 'ACTIVE', label: t('isActive') },
        { value: 'INVITED', label: t('isInvited') },
        { value: 'INACTIVE', label: t('isInactive') },
      ],
    },
    {
      name: 'role',
      label: t('roles'),
      kind: 'choices',
      choices: (roles?.data ?? []).map((role) => ({ value: role.id, label: roleNames([role]) })),
    },
  ]
}

/** The lists of staff that every shop has. */
export function useStaffTabs(): readonly ListTab[] {
  const t = useT('office-staff')
  return [
    { name: t('all'), query: '' },
    { name: t('isActive'), query: 'status=ACTIVE' },
    { name: t('isInvited'), query: 'status=INVITED' },
    { name: t('isInactive'), query: 'status=INACTIVE' },
  ]
}
