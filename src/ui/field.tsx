import { useId } from 'react'
import type { ReactNode } from 'react'
import { useT } from './i18n/use-t.ts'
import { Icon } from './icons/icon.tsx'

export type FieldControl = {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
  required?: boolean
}

type Props = {
  label: string
  /** Both are said in words beside the label. */
  required?: boolean
  error?: string | undefined
  /** What a right value is good for; shown with a tick when `ok`. */
  hint?: string | undefined
  ok?: boolean
  wide?: boolean
  /** The control, given what ties it to label and error. */
  children: (control: FieldControl) => ReactNode
}

/** A labelled field: label above, required or optional in words, the error below with what is missing. */
export function Field({ label, required = false, error, hint, ok = false, wide = false, children }: Props) {
  const t = useT('ui')
  const id = useId()
  const note = error ?? hint
  const control: FieldControl = {
    id,
    ...(error && { 'aria-invalid': true }),
    ...(note && { 'aria-describedby': `${id}-note` }),
    ...(required && { required }),
  }
  return (
    <div
      className={['field', error && 'invalid', ok && !error && 'ok', wide && 'field-wide'].filter(Boolean).join(' ')}
    >
      <label htmlFor={id}>
        {label} <em>{required ? t('required') : t('optional')}</em>
      </label>
      <span className="field-box">
        {children(control)}
        {error ? <Icon name="warning" /> : ok ? <Icon name="check" /> : null}
      </span>
      {note ? (
        <p id={`${id}-note`} role={error ? 'alert' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
