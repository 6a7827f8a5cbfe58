import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { useT } from '../i18n/use-t.ts'
import type { FieldControl } from '../field.tsx'
import { foundOptions } from './found-options.ts'
import type { SearchOption } from './found-options.ts'

type Choice = {
  options: readonly SearchOption[]
  /** The id that is chosen; '' for none. */
  value: string
  onChange: (id: string) => void
  onBlur: () => void
}

type Props = FieldControl & Choice & { ref?: Ref<HTMLInputElement>; disabled?: boolean }

/**
 * Chooses one of very many names: typing narrows the list below the field, arrows, Enter and a press choose from it,
 * Escape puts back what was chosen. The list stands in the page's flow, so that a dialog or a phone never cuts it off.
 */
export function SearchSelect({ options, value, onChange, onBlur, ...rest }: Props) {
  const t = useT('form')
  const id = useId()
  const list = useSearch({ options, value, onChange, onBlur })
  const { isOpen, found, at } = list
  return (
    <>
      <input
        {...rest}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(found[at] && { 'aria-activedescendant': `${id}-${at}` })}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={list.isOpen && list.chosen ? list.chosen.name : t('typeToSearch')}
        value={list.typed ?? list.chosen?.name ?? ''}
        onChange={({ target }) => list.open(target.value)}
        onClick={() => isOpen || list.open('')}
        onKeyDown={list.onKeyDown}
        onBlur={list.leave}
      />
      <FoundList id={id} isOpen={isOpen} found={found} at={at} onChoose={list.choose} onKeyDown={list.onKeyDown} />
      <output className={isOpen && found.length === 0 ? 'search-none' : 'visually-hidden'}>
        {isOpen ? (found.length === 0 ? t('nothingFound') : t('optionCount', { count: found.length })) : ''}
      </output>
    </>
  )
}

type ListProps = {
  id: string
  isOpen: boolean
  found: readonly SearchOption[]
  at: number
  onChoose: (option: SearchOption) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function FoundList({ id, isOpen, found, at, onChoose, onKeyDown }: ListProps) {
  const t = useT('form')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={t('options')}
      className="search-select"
      hidden={!isOpen || found.length === 0}
    >
      {found.map((option, index) => (
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          // The field keeps the focus, and with it the keys.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          onKeyDown={onKeyDown}
        >
          {option.name}
        </div>
      ))}
    </div>
  )
}

/** What is typed while the list is open, what it finds, and where the arrows stand. */
function useSearch({ options, value, onChange, onBlur }: Choice) {
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(-1)
  const isOpen = typed !== undefined
  const found = isOpen ? foundOptions(options, typed) : []
  const open = (text: string) => {
    setTyped(text)
    setAt(text === '' ? options.findIndex((option) => option.id === value) : 0)
  }
  const choose = (option: SearchOption) => {
    setTyped(undefined)
    onChange(option.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = found[at]
    if (step && !isOpen) open('')
    else if (step) setAt(Math.max(0, Math.min(found.length - 1, at + step)))
    else if (event.key === 'Enter' && isOpen && option) choose(option)
    else if (event.key === 'Escape' && isOpen) setTyped(undefined)
    else return
    // A form is not sent and a dialog not closed by a key that was meant for the list.
    event.preventDefault()
  }
  const leave = () => {
    const [only, other] = found
    if (isOpen && typed.trim() !== '' && only && !other) choose(only)
    setTyped(undefined)
    onBlur()
  }
  return {
    typed,
    isOpen,
    found,
    at,
    chosen: options.find((option) => option.id === value),
    open,
    choose,
    onKeyDown,
    leave,
  }
}
