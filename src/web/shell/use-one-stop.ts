import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIsLive } from '../ui/use-is-live.ts'

/**
 * Makes a list of many links one stop of the Tab key, or two where a link has a button beside it: the arrows, Home and
 * End walk along it. Without script every link stays a stop of its own. `startId` is the item one enters at.
 */
export function useOneStop(startId: string | undefined, direction: 'ltr' | 'rtl') {
  const isLive = useIsLive()
  const [walked, setWalked] = useState<{ id: string; from: string | undefined } | null>(null)
  // Another page begins anew.
  const stopId = walked && walked.from === startId ? walked.id : startId
  return {
    /** For the link and the button of an item. */
    stop: (id: string) => (isLive && id !== stopId ? { tabIndex: -1 } : {}),
    /** For the element of an item. */
    item: (id: string) => ({ onFocus: () => setWalked({ id, from: startId }) }),
    /** For the list. */
    list: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const items = [...event.currentTarget.children]
        const at = items.findIndex((item) => item.contains(event.target as Node))
        const to = placeAfter(event.key, at, items.length - 1, direction)
        if (to === undefined) return
        event.preventDefault()
        items[to]?.querySelector('a')?.focus()
      },
    },
  }
}

/** The place a key leads to; undefined for keys that lead nowhere. */
function placeAfter(key: string, at: number, last: number, direction: 'ltr' | 'rtl'): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return Math.min(at + 1, last)
  if (key === back) return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
