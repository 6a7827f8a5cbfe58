/** A page whose content has to be fetched may need so long to be as high as it was, in ms. */
const MAX_MS = 10_000
/** What arrives late above the place moves it no more after so long, in ms. */
const SETTLED_MS = 1_000
/** So far apart (px) two numbers of the same place can be. */
const ROUNDING = 2
/** What a reader does to go elsewhere. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings a page that was opened again back to how far down (px) its reader was. Browsers try once, when the page may not
 * be that high yet; this tries again while it grows, until the reader moves by themselves. Answers how to stop it.
 */
export function restoreScroll(place: number): () => void {
  const land = (): void => {
    height = document.documentElement.scrollHeight
    if (Math.abs(window.scrollY - place) > 1) window.scrollTo(0, place)
    if (Math.abs(window.scrollY - place) <= 1) settled ??= setTimeout(stop, SETTLED_MS)
  }
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(settled)
    clearTimeout(latest)
    for (const move of OWN_MOVES) removeEventListener(move, stop)
    removeEventListener('scroll', leave)
  }
  // A scrollbar says nothing of who drags it. But the page only moves by itself when its height changes.
  const leave = (): void => {
    const { scrollHeight, clientHeight } = document.documentElement
    const reachable = Math.min(place, scrollHeight - clientHeight)
    if (scrollHeight === height && Math.abs(window.scrollY - reachable) > ROUNDING) stop()
  }
  let height: number | undefined
  let settled: ReturnType<typeof setTimeout> | undefined
  const latest = setTimeout(stop, MAX_MS)
  const observer = new ResizeObserver(land)
  // Reports the first height, too.
  observer.observe(document.documentElement)
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true })
  addEventListener('scroll', leave, { passive: true })
  return stop
}
