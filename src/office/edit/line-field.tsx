import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#ui/i18n/use-t.ts'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Below the field: what it is for, or what is wrong. */
  hint?: ReactNode
  isInvalid?: boolean
} & Pick<ComponentProps<'input'>, 'dir' | 'type' | 'inputMode' | 'required' | 'maxLength' | 'className'>

/** A labelled field of one line; one that may stay empty says so. */
export function LineField({ label, value, onChange, hint, isInvalid = false, required = false, ...input }: Props) {
  const t = useT('office-money')
  const id = useId()
  return (
    <div className={isInvalid ? 'field invalid' : 'field'}>
      <label htmlFor={id}>
        {label} {required ? null : <em>{t('optional')}</em>}
      </label>
      <input
        {...input}
        id={id}
        autoComplete="off"
        required={required}
        aria-invalid={isInvalid}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint ? (
        <p id={`${id}-hint`} role="status">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
