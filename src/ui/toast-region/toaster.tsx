import { Toast } from 'radix-ui'
import { usePage } from '../page-context.tsx'
import { useT } from '../i18n/use-t.ts'
import { buttonClass } from '../button.tsx'
import { Icon } from '../icons/icon.tsx'
import { closeToast } from '../toast/toast-store.ts'
import type { ToastMessage } from '../toast/toast-store.ts'

/** S331: how long a toast stays, unless the pointer or focus rests on it (S332), in ms. */
const DURATION_MS = 5_000
/** S333: how far it must be swiped towards the end of the line (S337), in px. */
const SWIPE_PX = 50

/** The notification region: F8 goes to it (S334). */
export default function Toaster({ messages }: { messages: readonly ToastMessage[] }) {
  const t = useT('ui')
  const { direction } = usePage()
  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      swipeThreshold={SWIPE_PX}
      label={t('notification')}
    >
      {messages.map(({ id, title, text, tone, action, duration, open }) => (
        <Toast.Root
          key={id}
          className={`toast${tone === 'destructive' ? ' bad' : ''}`}
          type={tone === 'destructive' ? 'foreground' : 'background'}
          open={open}
          duration={duration ?? DURATION_MS}
          onOpenChange={(isOpen) => {
            if (!isOpen) closeToast(id)
          }}
        >
          {tone === 'destructive' ? <Icon name="warning" /> : null}
          <div>
            <Toast.Title asChild>
              <b>{title}</b>
            </Toast.Title>
            {text ? <Toast.Description className="quiet">{text}</Toast.Description> : null}
          </div>
          {action}
          <Toast.Close className={buttonClass({ look: 'ghost', size: 'icon' })} aria-label={t('close')}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" hotkey={['F8']} label={t('notifications', { hotkey: 'F8' })} />
    </Toast.Provider>
  )
}
