import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate, useHref } from '#ui/router/router.tsx'
import { liveHotkeys } from '../keys/hotkeys.ts'
import { Keys } from '../keys/keys.tsx'
import { OfficeIcon } from '../components/office-icon.tsx'
import type { FindItem } from './find-item.ts'
import { FindList } from './find-list.tsx'
import { FindScopes } from './find-scopes.tsx'
import type { FindScope } from './find-scopes.tsx'
import { useFound } from './use-found.tsx'
import { useOwnGroups } from './use-own-items.tsx'

type Props = { isOpen: boolean; onClose: () => void }

/** One field for finding and doing: orders, customers, products, screens, and what can be done here. */
export function FindPalette({ isOpen, onClose }: Props) {
  const t = useT('office-find')
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('title')} hideTitle kind="wide">
      {isOpen ? <FindPanel onClose={onClose} /> : null}
    </Dialog>
  )
}

/** Keys that lead to screens or to this field are no actions: the screens are there by their names. */
const isAction = ({ keys }: { readonly keys: string }): boolean => !keys.startsWith('g ') && !keys.startsWith('mod+k')

function FindPanel({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [scope, setScope] = useState<FindScope>('all')
  const { groups, isOld, ...state } = useGroups(typed)
  const visible = groups.filter((group) => group.items.length > 0 && (scope === 'all' || scope === group.id))
  const items = visible.flatMap((group) => group.items)
  const open = useOpen(onClose)
  const { at, onKeyDown } = useChosen(
    items.filter((item) => !isOld(item)),
    open,
  )
  return (
    <div className="find">
      <FindField id={id} typed={typed} at={at} onType={setTyped} onKeyDown={onKeyDown} />
      <FindScopes groups={groups} scope={scope} onScope={setScope} />
      <FindList id={id} groups={visible} typed={typed} at={at} isOld={isOld} onOpen={open} />
      <FoundStatus count={items.length} typed={typed} {...state} />
      <FindFoot />
    </div>
  )
}

/** Everything that is found, what the browser knows itself around what the server answers. */
function useGroups(typed: string) {
  // What can be done is asked once: the field itself takes the keys from now on.
  const [actions] = useState(() => liveHotkeys().filter(isAction))
  const { groups: found, ...state } = useFound(typed)
  const own = useOwnGroups(typed, actions)
  // What was found for the word before stays in sight while the present one is searched, and is not acted on.
  const old = state.isWaiting ? new Set(found.flatMap(({ items }) => items)) : new Set<FindItem>()
  const recent = own.filter(({ id }) => id === 'recent')
  return {
    groups: [...recent, ...found, ...own.filter(({ id }) => id !== 'recent')],
    isOld: (item: FindItem) => old.has(item),
    ...state,
  }
}

/** Which item the arrows are at, the first one to begin with; Enter opens it. */
function useChosen(items: readonly FindItem[], open: (item: FindItem, inNewTab: boolean) => void) {
  const [chosen, setChosen] = useState<string>()
  const at = items.find((item) => item.id === chosen) ?? items[0]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      const next = Math.max(0, (at ? items.indexOf(at) : 0) + step)
      setChosen(items[Math.min(next, items.length - 1)]?.id)
    } else if (event.key === 'Enter' && at && !event.nativeEvent.isComposing) open(at, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return { at, onKeyDown }
}

type FieldProps = {
  id: string
  typed: string
  at: FindItem | undefined
  onType: (typed: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The field; a dialog gives the focus to its first control, which this is. */
function FindField({ id, typed, at, onType, onKeyDown }: FieldProps) {
  const t = useT('office-find')
  return (
    <div className="find-field">
      <OfficeIcon name="search" />
      <input
        type="search"
        role="combobox"
        aria-label={t('title')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(at && { 'aria-activedescendant': `${id}-${at.id}` })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        enterKeyHint="go"
        placeholder={t('placeholder')}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

/** What the keys do. */
function FindFoot() {
  const t = useT('office-find')
  return (
    <p className="find-foot" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}
      </span>
      <span>
        <Keys of="enter" /> {t('open')}
      </span>
      <span>
        <Keys of="mod+enter" /> {t('newTab')}
      </span>
    </p>
  )
}

type StatusProps = { count: number; typed: string; isWaiting: boolean; hasFailed: boolean; again: () => unknown }

/** How much was found, for the eye where it is nothing, and for screen readers. */
function FoundStatus({ count, typed, isWaiting, hasFailed, again }: StatusProps) {
  const t = useT('office-find')
  const frame = useT('office-frame')
  if (hasFailed)
    return (
      <p className="find-none" role="alert">
        {t('failed')}{' '}
        <button type="button" className="text-link" onClick={() => void again()}>
          {frame('tryAgain')}
        </button>
      </p>
    )
  const isNone = count === 0 && !isWaiting && typed.trim() !== ''
  return (
    <output className={isNone ? 'find-none' : 'visually-hidden'}>
      {isWaiting ? t('searching') : isNone ? t('nothing') : t('found', { count })}
    </output>
  )
}

/** Opens what was chosen, or does it, once the field is closed. */
function useOpen(onClose: () => void): (item: FindItem, inNewTab: boolean) => void {
  const navigate = useNavigate()
  const prefix = useHref('/').replace(/\/$/, '')
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  return ({ to, isOutside, run }, inNewTab) => {
    if (to !== undefined && (inNewTab || isOutside)) {
      window.open(isOutside ? to : prefix + to, '_blank', 'noopener')
      return
    }
    latest.current()
    // The action may open a dialog of its own: first this one is gone.
    if (to === undefined) setTimeout(() => run?.())
    else navigate(to)
  }
}
