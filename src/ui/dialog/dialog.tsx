import { useEffect, useId, useRef } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { useT } from '../i18n/use-t.ts'
import { openLayer } from '../router/history-layers.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icons/icon.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** A heading that only screen readers need. */
  hideTitle?: boolean
  /** `sheet` takes the height it needs from the bottom of a phone; `plain` is the 500 px dialog (S475). */
  kind?: 'plain' | 'sheet' | 'wide'
  /** Something is under way that no button of the dialog shows: it is not closed by Escape or a press beside it (S131). */
  isBusy?: boolean
  children: ReactNode
}

/**
 * A modal on the browser's own `<dialog>`: focus is held inside and given back, Escape, Back and the backdrop close it;
 * Escape and the backdrop not while something is being sent (S131). A `DialogText` inside describes it.
 */
export function Dialog({ open, onClose, title, hideTitle = false, kind = 'plain', isBusy = false, children }: Props) {
  const t = useT('ui')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  const stayWhileBusy = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isBusy || event.currentTarget.querySelector('button[aria-busy="true"]')) event.preventDefault()
  }
  useEffect(() => (open ? openLayer(() => dialog.current?.close()) : undefined), [open])
  return (
    <dialog
      ref={dialog}
      className={`dialog-frame dialog-${kind}`}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={stayWhileBusy}
      // A browser may take the second Escape in a row for an order.
      onKeyDown={(event) => event.key === 'Escape' && stayWhileBusy(event)}
      closedby="any"
    >
      {open ? (
        <>
          <div className="dialog-in">
            <h2 id={id} className={hideTitle ? 'visually-hidden' : undefined}>
              {title}
            </h2>
            {children}
          </div>
          <Button look="ghost" size="icon" className="dialog-close" aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </>
      ) : null}
    </dialog>
  )
}
