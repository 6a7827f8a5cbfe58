import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'

type Props = {
  /** Letters there is room for in the note of the line. */
  readonly maxLength: number
  readonly text: string
  readonly onWrite: (text: string) => void
}

/** Asks the shop to change something in the file first: our designers do, and send a proof. */
export function WordChange({ maxLength, text, onWrite }: Props) {
  const t = useT('artwork')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!isOpen) return
    field.current?.focus()
    // The buttons at the end of the dialog stay in sight, and would cover the field.
    field.current?.scrollIntoView({ block: 'center' })
  }, [isOpen])
  if (!isOpen)
    return (
      <Button look="outline" size="sm" onClick={() => setOpen(true)}>
        {t('againChange')}
      </Button>
    )
  return (
    <div className="field">
      <label htmlFor={id}>{t('againChangeWhat')}</label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={3}
        maxLength={maxLength}
        aria-describedby={`${id}-text`}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
      />
      <p className="quiet" id={`${id}-text`}>
        {t('againChangeText')}
      </p>
      <Button
        look="ghost"
        size="sm"
        onClick={() => {
          onWrite('')
          setOpen(false)
        }}
      >
        {t('againChangeNot')}
      </Button>
    </div>
  )
}
