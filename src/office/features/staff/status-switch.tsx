import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toast, toastFailure } from '#ui/toast/toast-store.ts'
import type { Person } from './staff.queries.ts'

/** Whether a person is active or inactive (S392); the change is asked for first, for it ends what they are doing. */
export function StatusSwitch({ person }: { person: Person }) {
  const t = useT('office-staff')
  const { isBusy, change } = useStatusChange(person)
  const [isConfirming, setConfirming] = useState(false)
  const isActive = person.status !== 'INACTIVE'
  const close = () => setConfirming(false)
  return (
    <>
      <label className="status-switch">
        <input
          type="checkbox"
          role="switch"
          checked={isActive}
          disabled={!person.canEdit || person.isSelf || isBusy}
          aria-label={t('activeOf', { name: person.name })}
          onChange={() => setConfirming(true)}
        />
        <span aria-hidden="true">{t(isActive ? 'isActive' : 'isInactive')}</span>
      </label>
      {isConfirming ? (
        <ConfirmDialog
          open
          onClose={close}
          title={t('changeStatus')}
          confirm={t(isActive ? 'deactivate' : 'activate')}
          isHarmless={!isActive}
          isBusy={isBusy}
          onConfirm={() => void change().then(close)}
        >
          <p>
            <Text
              area="office-staff"
              id={isActive ? 'deactivateText' : 'activateText'}
              fill={{ name: <bdi>{person.name}</bdi> }}
            />
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** Makes a person active or inactive; what a colleague changed meanwhile is read again first. */
function useStatusChange({ id, status, version }: Person) {
  const { api } = usePage()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const change = async (): Promise<void> => {
    setBusy(true)
    try {
      const step = status === 'INACTIVE' ? 'activate' : 'deactivate'
      const answer = await api.post(`/api/office/staff/${encodeURIComponent(id)}/${step}` as const, {}, { version })
      toast({ title: answer.message })
    } catch (failure) {
      toastFailure(failure)
      if (!isApiFailure(failure)) throw failure
    }
    setBusy(false)
    await client.invalidateQueries()
  }
  return { isBusy, change }
}
