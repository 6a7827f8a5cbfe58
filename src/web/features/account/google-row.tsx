import { useFetched } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { leaveForGoogle, providersQuery } from '../../shared/session/google-detour.ts'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { Button } from '#ui/button.tsx'
import { GoogleMark } from '#ui/icons/google-mark.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { withReauthentication } from './reauthentication-request.ts'

/** Google as a way in: connected by the customer, and taken away again. */
export function GoogleRow({ isConnected }: { isConnected: boolean }) {
  const t = useT('account')
  const google = useFetched(providersQuery)?.data.google
  if (!isConnected && !google) return null
  return (
    <>
      <h2>Google</h2>
      <div className="account-list">
        <div className="account-row">
          <GoogleMark />
          <span>
            <b>{t(isConnected ? 'googleOn' : 'googleOff')}</b>
            <span className="quiet">{t(isConnected ? 'googleText' : 'googleOffText')}</span>
          </span>
          {isConnected ? <Disconnect /> : <Connect />}
        </div>
      </div>
    </>
  )
}

function Disconnect() {
  const t = useT('account')
  const { isBusy, call } = useCall((api) => api.delete('/api/customers/google'), [profileQuery])
  return (
    <Button look="outline" size="sm" loading={isBusy} onClick={call}>
      {t('disconnect')}
    </Button>
  )
}

/** Leaves for Google, which sends back to this page. Whether reauthentication is needed is asked before. */
function Connect() {
  const t = useT('account')
  const { language } = usePage()
  const google = useFetched(providersQuery)?.data.google
  const { isBusy, call } = useCall(async (api) => {
    await withReauthentication(() => api.get('/api/customers/reauthentication'))
    if (google) leaveForGoogle(google, 'connect', language)
  })
  return (
    <Button look="outline" size="sm" loading={isBusy} onClick={call}>
      {t('connect')}
    </Button>
  )
}
