import { useEffect, useState } from 'react'
import { NewVersionNote, OfflineNote } from '../components/notes.tsx'
import { useNewVersion } from './use-new-version.ts'

/** What concerns every screen: there is no network, or a newer version of the office. */
export function Banners() {
  const isOffline = useIsOffline()
  const hasNewVersion = useNewVersion()
  if (isOffline) return <OfflineNote />
  return hasNewVersion ? <NewVersionNote /> : null
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
