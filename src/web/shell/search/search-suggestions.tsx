import { useId, useImperativeHandle, useState } from 'react'
import type { KeyboardEvent, Ref, RefObject } from 'react'
import { useNavigate } from '#ui/router/router.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { PiecePrice } from '../../shared/cart/piece-price.tsx'
import { forgetSearches } from './past-searches.ts'
import type { SuggestionOption } from './suggestion-options.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Takes a key of the search box; true when it was used here. */
export type SuggestionKeys = (event: KeyboardEvent) => boolean

type Props = {
  text: string
  open: boolean
  input: RefObject<HTMLInputElement | null>
  keys: Ref<SuggestionKeys>
  onClose: () => void
}

/** The list under the search box: an ARIA combobox whose input is the box itself (S95). */
export default function SearchSuggestions({ text, open, input, keys, onClose }: Props) {
  const t = useT('shell')
  const id = useId()
  const navigate = useNavigate()
  const options = useSuggestions(text, open)
  const [active, setActive] = useState({ index: -1, text })
  const index = active.text === text ? Math.min(active.index, options.length - 1) : -1
  const isShown = open && options.length > 0
  const choose = (option: SuggestionOption) => {
    onClose()
    navigate(option.path)
  }
  useCombobox(input, { id, isShown, activeId: index < 0 ? null : `${id}-${index}` })
  useImperativeHandle(keys, () => ({ key }) => {
    const option = options[index]
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (!isShown) return false
    if (step !== 0) setActive({ index: stepTo(index, step, options.length), text })
    else if (key === 'Enter' && option) choose(option)
    else return false
    return true
  })
  if (!isShown) return null
  return (
    <div className="menu find-list">
      <div role="listbox" id={id} aria-label={t('searchSuggestions')}>
        {options.map((option, at) => (
          <div
            key={option.kind + option.path}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === index}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onKeyDown={(event) => event.key === 'Enter' && choose(option)}
          >
            <Option option={option} />
          </div>
        ))}
      </div>
      {options[0]?.kind === 'past' ? <ForgetSearches onDone={onClose} /> : null}
      <output className="visually-hidden">{t('searchCount', { count: options.length })}</output>
    </div>
  )
}

function ForgetSearches({ onDone }: { onDone: () => void }) {
  const t = useT('shell')
  const forget = () => {
    forgetSearches()
    onDone()
  }
  return (
    <button className="btn link sm" onClick={forget}>
      {t('searchForget')}
    </button>
  )
}

const ICONS = { past: 'history', corrected: 'search', category: 'grid' } as const

function Option({ option: { kind, text, product } }: { option: SuggestionOption }) {
  const t = useT('shell')
  if (kind !== 'product') {
    return (
      <>
        <Icon name={ICONS[kind]} />
        <bdi>{kind === 'corrected' ? t('searchDidYouMean', { text }) : text}</bdi>
      </>
    )
  }
  return (
    <>
      {product?.picture ? <Picture picture={product.picture} sizes="40px" alt="" /> : null}
      <span>
        <bdi>{text}</bdi>
        {product ? (
          <small>
            <PiecePrice price={product.fromPrice} pricedPer={product.pricedPer} />
          </small>
        ) : null}
      </span>
    </>
  )
}

/** From the box (-1) through the options and back to the box. */
const stepTo = (index: number, step: number, count: number): number => {
  const next = index + step
  return next >= count ? -1 : next < -1 ? count - 1 : next
}
