import type { ComponentProps } from 'react'
import { useT } from '../../i18n/use-t.ts'

/** The field that catches robots: out of sight, out of the tab order, and said to be left empty. */
export function Trap(props: ComponentProps<'input'>) {
  const t = useT('form')
  return (
    <label className="vh" aria-hidden="true">
      {t('trap')}
      <input {...props} name="hp" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
