import { useEffect, useLayoutEffect } from 'react'
import { restoreScroll } from './restore-scroll.ts'
import { saveScroll, savedScroll, storePlaces } from './scroll-places.ts'
import { useVisit } from './router.tsx'

/** Moves each page to where its reader wants it: back to where it was, to the place its hash names, or to its start. */
export function useLanding(): void {
  const { key, landing, arrival, address, onLanding } = useVisit()
  useOnClient(() => {
    if (landing === 'stay') return
    const target = landing === 'start' && address.hash ? elementOf(address.hash) : null
    if (target) return target.scrollIntoView()
    window.scrollTo(0, landing === 'start' ? 0 : landing)
    // Keyboard and screen reader go on where the new page begins.
    if (arrival === 'led') document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, landing, arrival, address])
  useOnClient(() => onLanding?.(), [onLanding])
  useEffect(() => {
    const place = arrival === 'opened' ? savedScroll(key) : undefined
    return place ? restoreScroll(place) : undefined
  }, [key, arrival])
  useEffect(() => {
    // While the shop leads itself, the browser must not move the page before the next one is there.
    const begin = () => (history.scrollRestoration = 'manual')
    const end = () => {
      history.scrollRestoration = 'auto'
      saveScroll(key, window.scrollY)
      storePlaces()
    }
    if ((history.state as { key?: string } | null)?.key !== key) history.replaceState({ key }, '')
    begin()
    addEventListener('pagehide', end)
    addEventListener('pageshow', begin)
    return () => {
      removeEventListener('pagehide', end)
      removeEventListener('pageshow', begin)
    }
  }, [key])
}

/** Layout effects have no meaning on the server, and React says so. */
const useOnClient = typeof document === 'undefined' ? useEffect : useLayoutEffect

function elementOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
