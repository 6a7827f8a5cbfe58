import { useEffect, useId, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'

/** Where a code is typed, by hand or by a scanner that types: it has the focus whenever nothing else does. */
export function TypedCode({ onTyped }: { onTyped: (text: string) => void }) {
  const t = useT('office-scan')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A scanner types into whatever has the focus: what it types on the bare page goes here.
    const catchKey = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (target === document.body && key.length === 1 && !ctrlKey && !metaKey && !altKey) field.current?.focus()
    }
    document.addEventListener('keydown', catchKey, { capture: true })
    return () => document.removeEventListener('keydown', catchKey, { capture: true })
  }, [])
  return (
    <form
      className="field scan-typed"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = field.current?.value.trim() ?? ''
        if (typed === '') return
        onTyped(typed)
        if (field.current) field.current.value = ''
      }}
    >
      <label htmlFor={id}>{t('typed')}</label>
      <span className="scan-row">
        <input
          id={id}
          ref={field}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          maxLength={300}
          inputMode="text"
        />
        <Button type="submit" look="outline">
          {t('show')}
        </Button>
      </span>
    </form>
  )
}
