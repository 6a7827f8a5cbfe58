import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

/** What is to be mended before one can go on, said aloud when it appears; an empty place while there is nothing. */
export const AlertLine = ({ children }: { children?: ReactNode }) => (
  <div role="alert" className="form-alert">
    {children ? (
      <p>
        <Icon name="warning" />
        {children}
      </p>
    ) : null}
  </div>
)
