import { brandFileName } from '#domain/brand/brand.ts'
import { shopBrand } from '#ui/i18n/shop-brand.ts'
import { useState } from 'react'
import { DELETION_GRACE_DAYS } from '#domain/customers/deletion.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { endSession } from '../../shared/session/session.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { withReauthentication } from './reauthentication-request.ts'

/** All the shop keeps of the customer, to take along, and the end of the account (S262). */
export function YourData({ isLeaving }: { isLeaving: boolean }) {
  return (
    <div className="account-list">
      <Export />
      {isLeaving ? null : <Deletion />}
    </div>
  )
}

function Export() {
  const t = useT('account')
  const { isBusy, call } = useCall(async (api) => {
    const { data } = await api.get('/api/customers/export')
    const text = JSON.stringify(data, null, 2)
    saveFile(`${brandFileName(shopBrand())}-data.json`, new Blob([text], { type: 'application/json' }))
  })
  return (
    <div className="account-row">
      <Icon name="download" />
      <span>
        <b>{t('export')}</b>
        <span className="quiet">{t('exportText')}</span>
      </span>
      <Button look="outline" size="sm" loading={isBusy} onClick={call}>
        {t('exportAct')}
      </Button>
    </div>
  )
}

function Deletion() {
  const t = useT('account')
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, call } = useCall(async (api) => {
    const answer = await withReauthentication(() => api.post('/api/customers/deletion', {}))
    endSession(true)
    return answer
  })
  return (
    <div className="account-row">
      <Icon name="trash" />
      <span>
        <b>{t('deletion')}</b>
        <span className="quiet">{t('deletionText', { count: DELETION_GRACE_DAYS })}</span>
      </span>
      <Button look="outline" size="sm" onClick={() => setConfirming(true)}>
        {t('deletionAct')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('deletion')}
        confirm={t('deletionConfirm')}
        isBusy={isBusy}
        onConfirm={call}
      >
        <ul className="bullets">
          <li>{t('deletionSignsOut')}</li>
          <li>{t('deletionGrace', { count: DELETION_GRACE_DAYS })}</li>
          <li>{t('deletionKeeps')}</li>
        </ul>
      </ConfirmDialog>
    </div>
  )
}
