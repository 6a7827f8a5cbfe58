import { useEffect, useId, useRef } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../button.tsx'
import type { ButtonSize } from '../button.tsx'
import { CodeInput } from './code-input.tsx'
import type { CodeEntry } from './use-code-entry.ts'

type Props = {
  entry: CodeEntry
  /** The id of the sentence that says where the code went. */
  describedBy: string
  /** The words of the button. */
  verb: string
  size?: ButtonSize
  /** The field is what one came for. */
  isFocused?: boolean
}

/** The field for a code, why the last one was refused, and the button; a refusal leads back to the field. */
export function CodeForm({
  entry: { typed, problem, isBusy, type, submit },
  describedBy,
  verb,
  size,
  isFocused,
}: Props) {
  const t = useT('form')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused || problem) field.current?.focus()
  }, [isFocused, problem])
  return (
    <form
      className={problem ? 'code-form code-input-bad' : 'code-form'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(typed)
      }}
    >
      <CodeInput
        ref={field}
        value={typed}
        aria-label={t('code')}
        aria-describedby={problem ? `${id}-bad` : describedBy}
        aria-invalid={problem !== undefined}
        readOnly={isBusy}
        onChange={type}
      />
      <p id={`${id}-bad`} role="alert" className="code-bad">
        {problem}
      </p>
      <Button type="submit" {...(size && { size })} wide loading={isBusy}>
        {verb}
      </Button>
    </form>
  )
}
