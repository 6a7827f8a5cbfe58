import type { KeyboardEvent } from 'react'

/**
 * Keys of a line of links: the arrows, Home and End go from link to link, past the buttons beside them. An extra to the Tab
 * key, which stops at every one.
 */
export const walkAlong = (direction: 'ltr' | 'rtl') => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.children]
    const at = items.findIndex((item) => item.contains(event.target as Node))
    const to = placeAfter(event.key, at, items.length - 1, direction)
    if (to === undefined) return
    event.preventDefault()
    items[to]?.querySelector('a')?.focus()
  },
})

/** The place a key leads to; undefined for keys that lead nowhere. */
function placeAfter(key: string, at: number, last: number, direction: 'ltr' | 'rtl'): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return Math.min(at + 1, last)
  if (key === back) return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
