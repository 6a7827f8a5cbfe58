import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useLocation } from '#ui/router/router.tsx'
import { moveFocus, placePanel } from './place-panel.ts'

/** S103: the pointer must rest this long before a panel opens, and may leave it this long, in ms. */
const HOVER_INTENT_MS = 150

export type CategoryPanelState = ReturnType<typeof useCategoryPanel>

/**
 * The panel under the category bar: opens on hover with intent, by its button, by ArrowDown, and by the
 * first tap; closes by Escape, by leaving it, and by going to another page.
 */
export function useCategoryPanel() {
  const { openId, show, close, soon, bar, anchor, takeFocusWish } = useOpenPanel()
  return {
    openId,
    close,
    bar: { ref: bar, onKeyDown: keysOf(close, anchor), onBlur: (event: FocusEvent) => leftBy(event) && close() },
    /** Opens or closes by the button; a keyboard (no click count) goes on in the panel. */
    toggle: (id: string, event: MouseEvent<HTMLElement>) => {
      if (openId === id) close()
      else show(id, event.currentTarget, event.detail === 0)
    },
    /** Hover of a category. */
    item: (id: string) => ({
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'mouse') soon(() => show(id, currentTarget, false))
      },
      onPointerLeave: () => soon(close),
    }),
    /** A category's link: the first tap opens, as does ArrowDown; a click of the mouse goes there. */
    link: (id: string) => ({
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (!isTap(event) || openId === id) return
        event.preventDefault()
        show(id, event.currentTarget, false)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        event.stopPropagation()
        show(id, event.currentTarget, true)
      },
    }),
    /** The panel itself: placed when it appears, open while the pointer is on it. */
    area: {
      ref: (panel: HTMLElement | null) => {
        if (!panel || !anchor.current || !bar.current) return
        placePanel(panel, anchor.current, bar.current)
        if (takeFocusWish()) panel.querySelector('a')?.focus()
      },
      onPointerEnter: () => soon(() => {}),
      onPointerLeave: () => soon(close),
    },
  }
}

/** Which panel is open; none after going to another page, as it belongs to the one it was opened on. */
function useOpenPanel() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ id: string; on: string } | null>(null)
  const openId = opened?.on === key ? opened.id : null
  const bar = useRef<HTMLElement>(null)
  const anchor = useRef<HTMLElement>(null)
  const wantsFocus = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A layout effect: a panel that is in sight must hear Escape, also before a busy device gets round to its effects.
  useLayoutEffect(() => {
    if (openId === null) return
    const closeOutside = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (isEscape || (event.type === 'pointerdown' && !bar.current?.contains(event.target as Node))) setOpened(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOutside)
    }
  }, [openId])
  const show = (id: string, under: HTMLElement, focus: boolean) => {
    clearTimeout(timer.current)
    anchor.current = under.closest('li')
    wantsFocus.current = focus
    setOpened({ id, on: key })
  }
  const soon = (action: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, HOVER_INTENT_MS)
  }
  /** Whether the panel was opened by keyboard and not yet entered. */
  const takeFocusWish = () => {
    const wish = wantsFocus.current
    wantsFocus.current = false
    return wish
  }
  return { openId, bar, anchor, takeFocusWish, show, soon, close: () => setOpened(null) }
}

/** Escape closes and goes back to the category; the arrows walk through the panel. */
const keysOf = (close: () => void, anchor: { current: HTMLElement | null }) => (event: KeyboardEvent<HTMLElement>) => {
  const panel = event.currentTarget.querySelector('.categories-panel')
  if (!panel) return
  if (event.key === 'Escape') {
    anchor.current?.querySelector('a')?.focus()
    close()
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    moveFocus(panel, event.key === 'ArrowDown' ? 1 : -1)
  }
}

/** Whether focus went to something outside; not when the window lost it. */
const leftBy = ({ relatedTarget, currentTarget }: FocusEvent): boolean =>
  relatedTarget !== null && !currentTarget.contains(relatedTarget)

const isTap = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
