import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useNavigate, useParams } from '#ui/router/router.tsx'
import { toast, toastFailure } from '#ui/toast/toast-store.ts'
import { useMay } from '../../app/me.tsx'
import { ConflictPanel } from '../../edit/conflict-panel.tsx'
import { SaveBar } from '../../edit/save-bar.tsx'
import { useEdit } from '../../edit/use-edit.ts'
import { History } from '../../history/history.tsx'
import { Broken, Gone, Waiting } from '../../components/states.tsx'
import { addressOf } from '../../site-map.ts'
import { useRoleNames } from '../../shared/staff/role-names.ts'
import { ROLES } from '../staff/staff.queries.ts'
import type { Role } from '../staff/staff.queries.ts'
import { fieldsOf, formOf, RoleFieldset, useRoleWords } from './role-form.tsx'
import type { RoleFields } from './role-form.tsx'

export const AREAS: readonly AreaName[] = ['office-staff', 'office-edit', 'office-activity']

/** One role: what it may do. Own ones are edited here, built-in ones are copied. */
export default function RoleScreen() {
  const { id } = useParams()
  const found = useQuery<AnswerOf<'/api/office/roles'>>(plain(ROLES))
  if (!found.data)
    return found.error ? <Broken failure={found.error} onRetry={() => void found.refetch()} /> : <Waiting />
  const role = found.data.data.find((each) => each.id === id)
  if (!role) return <Gone />
  return <RolePage key={role.id} role={role} />
}

function RolePage({ role }: { role: Role }) {
  const t = useT('office-staff')
  const mayMake = useMay('staff.decide')
  const roleNames = useRoleNames()
  return (
    <>
      <div className="page-head">
        <h1>
          <bdi>{roleNames([role])}</bdi>
        </h1>
        <p>
          {t('people', { count: role.people })}
          {role.code === null ? '' : ` · ${t('builtIn')}`}
        </p>
        <div className="page-head-end">
          {mayMake && role.canGrant ? (
            <ButtonLink look="outline" to={addressOf('newRole', {}, `from=${role.id}`)}>
              {t('copyRole')}
            </ButtonLink>
          ) : null}
          {role.canEdit ? <DeleteRole role={role} /> : null}
        </div>
      </div>
      <div className="order-columns">
        <RoleEditor role={role} />
        <aside className="order-side">
          <History type="role" id={role.id} />
        </aside>
      </div>
    </>
  )
}

function RoleEditor({ role }: { role: Role }) {
  const { api } = usePage()
  const words = useRoleWords()
  const edit = useEdit<RoleFields>({
    thing: `role:${role.id}`,
    version: role.version,
    fields: fieldsOf(role),
    save: async (_changed, version, fields) => {
      const path = `/api/office/roles/${encodeURIComponent(role.id)}` as const
      toast({ title: (await api.put(path, formOf(fields), { version })).message })
      return { version: version + 1, fields }
    },
  })
  return (
    <div className="order-main">
      <ConflictPanel edit={edit} words={words} />
      <RoleFieldset values={edit.values} onChange={edit.set} isFixed={!role.canEdit} />
      <SaveBar edit={edit} words={words} />
    </div>
  )
}

function DeleteRole({ role }: { role: Role }) {
  const t = useT('office-staff')
  const { api } = usePage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const remove = async () => {
    try {
      const path = `/api/office/roles/${encodeURIComponent(role.id)}` as const
      toast({ title: (await api.delete(path, { version: role.version })).message })
      navigate(addressOf('staff'))
    } catch (failure) {
      toastFailure(failure)
    }
    setConfirming(false)
    await client.invalidateQueries()
  }
  return (
    <>
      <Button look="outline" disabled={role.people > 0} onClick={() => setConfirming(true)}>
        {t('deleteRole')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          open
          title={t('deleteRole')}
          confirm={t('deleteRole')}
          onClose={() => setConfirming(false)}
          onConfirm={() => void remove()}
        >
          <p>{t('deleteRoleText')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
