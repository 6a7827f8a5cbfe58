import { useEffect, useId, useRef, useState } from 'react'
import { MAX_NOTE_LENGTH } from '#domain/cart/cart-item.ts'
import { writeNote } from '../../shared/cart/change-cart.ts'
import type { CartItemView } from '../../shared/cart/browser-cart.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'

/** The note to the printer: shown, and written in place. */
export function LineNote({ item }: { item: CartItemView }) {
  const t = useT('cart')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen) return <NoteForm item={item} onClose={close} />
  return (
    <p className="line-note">
      {item.notes === '' ? null : (
        <>
          <span className="quiet">{t('note')}</span> <bdi>{item.notes}</bdi>{' '}
        </>
      )}
      <button ref={opener} type="button" className="underlined" onClick={() => setOpen(true)}>
        {t(item.notes === '' ? 'addNote' : 'changeNote')}
      </button>
    </p>
  )
}

function NoteForm({ item, onClose }: { item: CartItemView; onClose: () => void }) {
  const t = useT('cart')
  const id = useId()
  const [text, setText] = useState(item.notes)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="field line-write"
      onSubmit={(event) => {
        event.preventDefault()
        writeNote(item, text.trim())
        onClose()
      }}
    >
      <label htmlFor={id}>{t('noteLabel')}</label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <span className="line-actions">
        <Button type="submit" look="secondary" size="sm">
          {t('saveNote')}
        </Button>
        <Button look="ghost" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  )
}
