import type { ClipboardEvent, ComponentProps } from 'react'
import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import { toLatinDigits } from '#domain/text/digits.ts'
import './code-input.css'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  /** Receives what is in the field: at most six letters or Latin digits. */
  onChange: (typed: string) => void
}

const SLOTS = Array.from({ length: CODE_POLICY.digits }, (_, index) => index)

/** What of a text can be a code: Arabic digits as Latin ones, nothing but letters and digits, six at most. */
export const codeIn = (text: string): string =>
  toLatinDigits(text)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, CODE_POLICY.digits)

/** One field for a code, drawn as six slots, so that paste, autofill and screen readers meet a plain field (S123, S129). */
export function CodeInput({ value, onChange, ...rest }: Props) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The field would cut "123 456" after its sixth character.
    event.preventDefault()
    onChange(codeIn(event.clipboardData.getData('text')))
  }
  return (
    <span className="code-input" dir="ltr">
      <input
        {...rest}
        className="code-input-field"
        data-first=""
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CODE_POLICY.digits}
        enterKeyHint="done"
        value={value}
        onChange={({ target }) => onChange(codeIn(target.value))}
        onPaste={paste}
      />
      <span className="code-input-slots" aria-hidden="true">
        {SLOTS.map((slot) => (
          <i key={slot} className={slot === Math.min(value.length, SLOTS.length - 1) ? 'now' : undefined}>
            {value[slot]}
          </i>
        ))}
      </span>
    </span>
  )
}
