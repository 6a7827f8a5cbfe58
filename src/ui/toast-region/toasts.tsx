import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../button.tsx'
import { onDemand } from '../loading/on-demand.tsx'
import { closeToast, currentToasts, onToasts, setFallbackTexts } from '../toast/toast-store.ts'
import type { ToastMessage } from '../toast/toast-store.ts'

// What cannot show itself cannot say so either.
const Toaster = onDemand(
  () => import('./toaster.tsx'),
  () => undefined,
)
const NONE = currentToasts()
/** S334: the key that leads to the notifications. */
const HOTKEY = 'F8'

/**
 * The notification region, there from the start as the server draws it (S334); the code of notifications arrives with the
 * first one, and without a network it does without.
 */
export function Toasts() {
  const t = useT('ui')
  const [isPlain, setPlain] = useState(false)
  useEffect(() => setFallbackTexts({ failed: t('unexpectedError'), offline: t('offlineNotice') }), [t])
  const messages = useSyncExternalStore(onToasts, currentToasts, () => NONE)
  useEffect(() => {
    // The next notification may find a network.
    if (messages.every(({ open }) => !open)) setPlain(false)
  }, [messages])
  if (isPlain) return <PlainToasts messages={messages} />
  if (messages.length === 0) return <EmptyRegion />
  return <Toaster messages={messages} fallback={<EmptyRegion />} onFailure={() => setPlain(true)} />
}

/** What the region is before its first notification: named, announced, and reached by F8. */
function EmptyRegion() {
  const t = useT('ui')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === HOTKEY && list.current?.focus()
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div role="region" aria-label={t('notifications', { hotkey: HOTKEY })} tabIndex={-1}>
      <ol ref={list} className="toasts" tabIndex={-1} />
    </div>
  )
}

/** Notifications that stay until they are closed; without signs, which would have to be fetched. */
function PlainToasts({ messages }: { messages: readonly ToastMessage[] }) {
  const t = useT('ui')
  return (
    <div className="toasts" role="alert">
      {messages
        .filter(({ open }) => open)
        .map(({ id, title, text, tone }) => (
          <div key={id} className={tone === 'destructive' ? 'toast bad' : 'toast'}>
            <div>
              <b>{title}</b>
              {text ? <span className="quiet">{text}</span> : null}
            </div>
            <Button look="link" onClick={() => closeToast(id)}>
              {t('close')}
            </Button>
          </div>
        ))}
    </div>
  )
}
