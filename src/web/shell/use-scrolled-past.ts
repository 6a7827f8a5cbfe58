import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled further than `pixels`; never so on the server. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  )

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}
