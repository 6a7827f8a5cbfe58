import { useT } from '../../i18n/use-t.ts'
import { profileQuery } from '../../session/profile.query.ts'
import { Button } from '../../ui/button.tsx'
import { useCall } from '../../ui/use-call.ts'

/** Google is a way in, until the customer takes it away. */
export function GoogleRow() {
  const t = useT('account')
  const { isBusy, call } = useCall((api) => api.delete('/api/customers/google'), [profileQuery])
  return (
    <>
      <h2>Google</h2>
      <div className="acc-list">
        <div className="acc-row">
          <span>
            <b>{t('googleOn')}</b>
            <span className="q">{t('googleText')}</span>
          </span>
          <Button look="outline" size="sm" loading={isBusy} onClick={call}>
            {t('disconnect')}
          </Button>
        </div>
      </div>
    </>
  )
}
