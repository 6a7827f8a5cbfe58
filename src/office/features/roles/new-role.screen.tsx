import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useFetched } from '#ui/fetching/api-query.ts'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useNavigate, useSearch } from '#ui/router/router.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { fieldRefusal } from '../../edit/field-refusal.ts'
import { Waiting } from '../../components/states.tsx'
import { addressOf } from '../../site-map.ts'
import { ROLES } from '../staff/staff.queries.ts'
import { fieldsOf, formOf, RoleFieldset } from './role-form.tsx'
import type { RoleFields } from './role-form.tsx'

export const AREAS: readonly AreaName[] = ['office-staff', 'office-edit']

const EMPTY: RoleFields = { nameEn: '', nameAr: '', permissions: [] }

/** A role of the shop's own making, begun from another one's permissions or from none. */
export default function NewRoleScreen() {
  const from = useSearch().get('from')
  const roles = useFetched(ROLES)?.data
  if (!roles) return <Waiting />
  const copied = roles.find(({ id }) => id === from)
  return <NewRole key={from} begun={copied ? { ...EMPTY, permissions: fieldsOf(copied).permissions } : EMPTY} />
}

function NewRole({ begun }: { begun: RoleFields }) {
  const t = useT('office-staff')
  const { api } = usePage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [values, setValues] = useState(begun)
  const { isBusy, problem, run } = useRequest(fieldRefusal)
  const create = () =>
    run(async () => {
      const { data, message } = await api.post('/api/office/roles', formOf(values))
      toast({ title: message })
      await client.invalidateQueries()
      navigate(addressOf('role', { id: data.id }))
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <div className="page-head">
        <h1>{t('newRole')}</h1>
      </div>
      <div className="order-main narrow">
        <RoleFieldset values={values} onChange={(name, value) => setValues({ ...values, [name]: value })} />
        <AlertLine>{problem}</AlertLine>
        <Button type="submit" loading={isBusy} disabled={values.permissions.length === 0}>
          {t('createRole')}
        </Button>
      </div>
    </form>
  )
}
