import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

type Props = {
  /** What closes the dialog without doing anything. */
  cancel: string
  onClose: () => void
  isBusy: boolean
  /** Whether the form can be sent as it is. */
  isReady?: boolean
  /** What sends the form. */
  children: ReactNode
}

/** The foot of a form in a dialog: away, or on. */
export const FormFoot = ({ cancel, onClose, isBusy, isReady = true, children }: Props) => (
  <div className="dialog-foot">
    <span />
    <Button look="ghost" onClick={onClose}>
      {cancel}
    </Button>
    <Button type="submit" loading={isBusy} disabled={!isReady}>
      {children}
    </Button>
  </div>
)
