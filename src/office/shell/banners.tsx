import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from './office-icon.tsx'
import { useNewVersion } from './use-new-version.ts'

/** What concerns every screen: there is no network, or a newer version of the office. */
export function Banners() {
  const isOffline = useIsOffline()
  const hasNewVersion = useNewVersion()
  if (isOffline) return <OfflineNote />
  return hasNewVersion ? <NewVersionNote /> : null
}

export function OfflineNote() {
  const t = useT('office-frame')
  return (
    <p className="note" role="status">
      <OfficeIcon name="offline" />
      {t('offlineBanner')}
    </p>
  )
}

export function NewVersionNote() {
  const t = useT('office-frame')
  return (
    <p className="note" role="status">
      <OfficeIcon name="info" />
      {t('newVersion')}
      <Button look="outline" size="sm" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </p>
  )
}

function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(() => navigator.onLine === false)
  useEffect(() => {
    const follow = () => setOffline(navigator.onLine === false)
    addEventListener('online', follow)
    addEventListener('offline', follow)
    return () => {
      removeEventListener('online', follow)
      removeEventListener('offline', follow)
    }
  }, [])
  return isOffline
}
