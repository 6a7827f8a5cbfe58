import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useT } from '../i18n/use-t.ts'
import { currentToasts, onToasts, setFallbackText } from '../ui/toast/toast-store.ts'

const Toaster = lazy(() => import('../ui/toast/toaster.tsx'))
const NONE = currentToasts()

/** The notification region; its code arrives with the first notification. */
export function Toasts() {
  const t = useT('shell')
  useEffect(() => setFallbackText(t('unexpectedError')), [t])
  const messages = useSyncExternalStore(onToasts, currentToasts, () => NONE)
  return messages.length > 0 ? (
    <Suspense fallback={null}>
      <Toaster messages={messages} />
    </Suspense>
  ) : null
}
