import { useId, useRef } from 'react'
import { MAX_ORDER_NOTE } from '#domain/orders/desk/note-writers.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useMentions } from './use-mentions.ts'

type Props = { value: string; onChange: (value: string) => void }

/** A note in which colleagues are named: after an @ their names are offered, by keys and by press alike. */
export function NoteField({ value, onChange }: Props) {
  const t = useT('office-order')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { names, index, choose, shut, onKeyDown, onTyped, onCaret } = useMentions({
    text: value,
    onChosen: (text, caret) => {
      onChange(text)
      requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret))
    },
  })
  return (
    <div className="field note-field">
      <label htmlFor={id}>{t('addNote')}</label>
      <textarea
        ref={field}
        id={id}
        className="brief"
        dir="auto"
        maxLength={MAX_ORDER_NOTE}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={`${id}-names`}
        aria-activedescendant={names.length > 0 ? `${id}-${index}` : undefined}
        aria-describedby={`${id}-hint`}
        value={value}
        onKeyDown={onKeyDown}
        onBlur={shut}
        onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart)}
        onChange={({ target }) => {
          onTyped(target.selectionStart)
          onChange(target.value)
        }}
      />
      <div
        id={`${id}-names`}
        role="listbox"
        aria-label={t('colleagues')}
        className="mention-list"
        hidden={names.length === 0}
      >
        {names.map(({ id: person, name }, each) => (
          <Name key={person} id={`${id}-${each}`} name={name} isAt={each === index} onChoose={choose} />
        ))}
      </div>
      <p id={`${id}-hint`}>{t(value.length < MAX_ORDER_NOTE ? 'noteHint' : 'noteFull')}</p>
    </div>
  )
}

type NameProps = { id: string; name: string; isAt: boolean; onChoose: (name: string) => void }

const Name = ({ id, name, isAt, onChoose }: NameProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isAt}
    onPointerDown={(event) => {
      event.preventDefault()
      onChoose(name)
    }}
  >
    <bdi>{name}</bdi>
  </div>
)
