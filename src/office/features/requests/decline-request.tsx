import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { LineField } from '../../edit/line-field.tsx'
import { useOrderCall } from '../../edit/use-order-call.ts'
import type { DeskRequest } from '../../shared/requests/request.queries.ts'

/** Says no to a request that nothing was quoted for, with a reason that stays in the office. */
export function DeclineRequest({ request: { reference, status } }: { request: DeskRequest }) {
  const t = useT('office-requests')
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { isBusy, problem, call } = useOrderCall()
  if (status !== 'NEW' && status !== 'EXPIRED') return null
  const decline = () =>
    call(
      (api) => api.post(`/api/office/requests/${reference}/decline`, { reason: reason.trim() }),
      t('saidDeclined'),
      () => setOpen(false),
    )
  return (
    <>
      <Button look="ghost" wide onClick={() => setOpen(true)}>
        {t('decline')}
      </Button>
      {isOpen ? (
        <Dialog open onClose={() => setOpen(false)} title={t('decline')}>
          <div className="form-rows">
            <p>{t('declineText')}</p>
            <LineField label={t('reason')} dir="auto" required maxLength={500} value={reason} onChange={setReason} />
            <AlertLine>{problem}</AlertLine>
            <div className="form-actions">
              <Button look="destructive" loading={isBusy} disabled={reason.trim() === ''} onClick={decline}>
                {t('decline')}
              </Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
