import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../button.tsx'
import { DialogText } from './dialog-text.tsx'
import { Dialog } from './dialog.tsx'
import { focusHeading } from './focus-heading.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** What happens, and whether it can be undone. */
  children: ReactNode
  /** The verb on the button. */
  confirm: string
  /** What the way back is called, where "Cancel" could be understood as doing it. */
  keep?: string
  /** Something that harms nothing is confirmed by an ordinary button. */
  isHarmless?: boolean
  onConfirm: () => void
  isBusy?: boolean
}

/** What was asked about may be gone with the button that opened the dialog. */
function focusSomething(): void {
  if (document.activeElement === document.body) focusHeading()
}

/** Asks before something is done that cannot be undone (S242, S243). The way back has the focus. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  keep,
  onConfirm,
  isBusy = false,
  isHarmless = false,
}: Props) {
  const t = useT('ui')
  useEffect(() => focusSomething, [])
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="confirm">
        <DialogText as="div" className="confirm-said">
          {children}
        </DialogText>
        <div className="confirm-actions">
          <Button look="outline" onClick={onClose}>
            {keep ?? t('cancel')}
          </Button>
          <Button look={isHarmless ? 'default' : 'destructive'} loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
