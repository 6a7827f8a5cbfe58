import { useEffect, useId, useRef } from 'react'
import { Button, type ButtonSize } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { Wishing } from './wishes.ts'

type ButtonProps = Pick<Wishing, 'wishes' | 'onWish'> & {
  /** The key of the line. */
  readonly line: string
  readonly size: ButtonSize
}

/** Opens the field for what is to be changed in the file first. */
export function WordChangeButton({ line, size, wishes, onWish }: ButtonProps) {
  const t = useT('order-again')
  return (
    <Button
      look="outline"
      size={size}
      onClick={() => onWish({ ...wishes, changes: { ...wishes.changes, [line]: '' } })}
    >
      {t('change')}
    </Button>
  )
}

type FieldProps = {
  /** Letters there is room for in the note of the line. */
  readonly maxLength: number
  readonly text: string
  /** Undefined: nothing is to be changed. */
  readonly onWrite: (text: string | undefined) => void
}

/** Asks the shop to change something in the file first: our designers do, and send a proof. */
export function WordChangeField({ maxLength, text, onWrite }: FieldProps) {
  const t = useT('order-again')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="field again-change">
      <label htmlFor={id}>{t('changeWhat')}</label>
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
        {t('changeText')}
      </p>
      <Button look="ghost" size="sm" onClick={() => onWrite(undefined)}>
        {t('changeNot')}
      </Button>
    </div>
  )
}
