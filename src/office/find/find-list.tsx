import { useEffect } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import type { FindGroup, FindItem } from './find-item.ts'
import { markedParts } from './marked-parts.ts'

type Props = {
  id: string
  groups: readonly FindGroup[]
  typed: string
  /** The one that Enter opens. */
  at: FindItem | undefined
  /** Whether it was found for the word before: it is in sight, and cannot be opened. */
  isOld: (item: FindItem) => boolean
  onOpen: (item: FindItem, inNewTab: boolean) => void
}

/** What was found, by kind. The field above has the focus and the keys; here one presses. */
export function FindList({ id, groups, typed, at, isOld, onOpen }: Props) {
  const t = useT('office-find')
  const displayedId = at && `${id}-${at.id}`
  useEffect(() => {
    if (displayedId !== undefined) document.getElementById(displayedId)?.scrollIntoView({ block: 'nearest' })
  }, [displayedId])
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('results')} className="find-list" tabIndex={-1}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p id={`${id}-${group.id}`}>{t(group.id)}</p>
          {group.items.map((item) => (
            <Option
              key={item.id}
              id={`${id}-${item.id}`}
              item={item}
              typed={typed}
              isAt={item === at}
              isOld={isOld(item)}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = { id: string; item: FindItem; typed: string; isAt: boolean; isOld: boolean; onOpen: Props['onOpen'] }

function Option({ id, item, typed, isAt, isOld, onOpen }: OptionProps) {
  const open = (inNewTab: boolean) => (isOld ? undefined : onOpen(item, inNewTab))
  return (
    <div
      id={id}
      role="option"
      aria-selected={isAt}
      aria-disabled={isOld}
      tabIndex={-1}
      className="find-item"
      // The field keeps the focus, and with it the keys.
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => open(event.ctrlKey || event.metaKey)}
      onKeyDown={(event) => event.key === 'Enter' && open(event.ctrlKey || event.metaKey)}
    >
      {item.mark}
      <span className="find-text">
        <b className="one-line">
          <bdi>
            {markedParts(item.title, typed).map(({ text, at, isMatch }) =>
              isMatch ? <mark key={at}>{text}</mark> : text,
            )}
          </bdi>
        </b>
        {item.detail === undefined ? null : <small className="one-line">{item.detail}</small>}
      </span>
      <span className="find-end" aria-hidden="true">
        {item.end}
        {isAt ? <kbd>↵</kbd> : null}
      </span>
    </div>
  )
}
