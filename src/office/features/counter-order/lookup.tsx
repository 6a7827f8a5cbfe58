import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'

export type FindResults = AnswerOf<'/api/office/find'>['data']

/** Something that was found. */
export type LookupItem = {
  readonly id: string
  readonly mark: ReactNode
  readonly title: string
  readonly detail: ReactNode
  readonly choose: () => void
}

type Props = { label: string; hint: string; itemsOf: (found: FindResults) => readonly LookupItem[] }

/** A field that looks a customer or a product up while one types; arrows and Enter, or a press, choose. */
export function Lookup({ label, hint, itemsOf }: Props) {
  const t = useT('office-counter')
  const id = useId()
  const { typed, type, items, at, choose, onKeyDown, hasNothing } = useLookup(itemsOf)
  return (
    <div className="field lookup">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-describedby={`${id}-hint`}
        {...(items[at] && { 'aria-activedescendant': `${id}-${at}` })}
        autoComplete="off"
        dir="auto"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} role="status">
        {hasNothing ? t('nothingFound') : hint}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={label} className="lookup-list" hidden={items.length === 0}>
        {items.map((item, index) => (
          <Option key={item.id} id={`${id}-${index}`} item={item} isAt={index === at} onChoose={() => choose(item)} />
        ))}
      </div>
    </div>
  )
}

/** What is typed, what is found for it, and which of it Enter chooses. */
function useLookup(itemsOf: Props['itemsOf']) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const q = useDeferredValue(typed.trim())
  const { data } = useQuery<{ data: FindResults }>({
    ...plain(apiQuery('/api/office/find', { query: { q }, tags: [] })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const items = typed.trim() === '' || !data ? [] : itemsOf(data.data)
  const type = (text: string) => {
    setTyped(text)
    setAt(0)
  }
  const choose = (item: LookupItem | undefined) => {
    item?.choose()
    if (item) type('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && items.length > 0) setAt((at + step + items.length) % items.length)
    else if (event.key === 'Enter') choose(items[at])
    else if (event.key === 'Escape' && typed !== '') type('')
    else return
    event.preventDefault()
  }
  const hasNothing = q !== '' && data !== undefined && items.length === 0
  return { typed, type, items, at, choose, onKeyDown, hasNothing }
}

type OptionProps = { id: string; item: LookupItem; isAt: boolean; onChoose: () => void }

const Option = ({ id, item, isAt, onChoose }: OptionProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isAt}
    tabIndex={-1}
    className="find-item"
    // The field keeps the focus, and with it the keys.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
    onKeyDown={(event) => event.key === 'Enter' && onChoose()}
  >
    {item.mark}
    <span className="find-text">
      <b className="one-line">
        <bdi>{item.title}</bdi>
      </b>
      <small className="one-line">{item.detail}</small>
    </span>
  </div>
)
