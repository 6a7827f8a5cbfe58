import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

interface Props {
  /** Whether it is only to be waited for: then it looks like no mistake. */
  readonly isWaiting?: boolean
  readonly children?: ReactNode
}

/** What is to be mended before one can go on, said aloud when it appears; an empty place while there is nothing. */
export const AlertLine = ({ isWaiting = false, children }: Props) => (
  <div role="alert" className="form-alert">
    {children ? (
      <p className={isWaiting ? 'is-waiting' : undefined}>
        <Icon name={isWaiting ? 'clock' : 'warning'} />
        {children}
      </p>
    ) : null}
  </div>
)
