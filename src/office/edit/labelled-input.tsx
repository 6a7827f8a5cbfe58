import { useId } from 'react'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange'> & {
  label: string
  hint?: string
  onChange: (value: string) => void
}

/** A field of one line, with its label above it. */
export function LabelledInput({ label, hint, onChange, ...rest }: Props) {
  const id = useId()
  return (
    <div className={rest['aria-invalid'] ? 'field invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint === undefined ? null : <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}
