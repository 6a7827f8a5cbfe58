import { MAX_SEARCH_LENGTH } from '#domain/catalog/list-query.ts'
import { useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, SubmitEvent } from 'react'
import { Form } from '#ui/router/link.tsx'
import { useLocation, useNavigate } from '#ui/router/router.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs, ROUTES } from '../../site-map.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { rememberSearch } from './past-searches.ts'
import type { SuggestionKeys } from './search-suggestions.tsx'

const SearchSuggestions = onDemand(() => import('./search-suggestions.tsx'))

/** The search of the header. Enter leads to /search; the text stays there and goes with the page (S92 to S94). */
export function SearchBox() {
  const t = useT('shell')
  const { text, setText, isOpen, setOpen, search } = useSearch()
  // The suggestions' code is fetched when the box is first used; it is a combobox from then on.
  const [isActive, setActive] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<SuggestionKeys>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape closes the list and leaves the text; only pressed again it empties the box, as browsers do.
    if (keys.current?.(event) || (event.key === 'Escape' && isOpen)) event.preventDefault()
    if (event.key === 'Escape' || event.key === 'Enter') setOpen(false)
    else if (event.key !== 'Tab') setOpen(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <search className="find-in" onBlur={onBlur}>
      <Form className="find" action={ROUTES.search.path} onSubmit={search}>
        <label className="visually-hidden" htmlFor="search-text">
          {t('search')}
        </label>
        <input
          ref={input}
          id="search-text"
          name="name"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            // Also for what is pasted or spoken, which presses no key.
            setOpen(target.value !== '')
          }}
          onFocus={() => setActive(true)}
          onPointerDown={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        <button className="find-go" aria-label={t('search')}>
          <Icon name="search" />
        </button>
      </Form>
      {isActive ? (
        <SearchSuggestions
          text={text.trim()}
          open={isOpen}
          input={input}
          keys={keys}
          onClose={() => setOpen(false)}
          onFailure={() => setActive(false)}
        />
      ) : null}
    </search>
  )
}

/** The text in the box: the one searched for while on /search, emptied when the reader leaves it. */
function useSearch() {
  const navigate = useNavigate()
  const { pathname, search: query } = useLocation()
  const searched = pathname === ROUTES.search.path ? (new URLSearchParams(query).get('name') ?? '') : ''
  const [last, setLast] = useState(searched)
  const [text, setText] = useState(searched)
  const [isOpen, setOpen] = useState(false)
  if (last !== searched) {
    setLast(searched)
    setText(searched)
  }
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    setOpen(false)
    const name = text.trim()
    if (!name) return
    rememberSearch(name)
    navigate(hrefs.search({ name }))
  }
  return { text, setText, isOpen, setOpen, search }
}
