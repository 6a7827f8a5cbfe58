import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FocusEvent } from 'react'
import { useIsLive } from '#ui/loading/use-is-live.ts'

/** How long a slide is shown before the next, in ms. */
const SLIDE_MS = 7_000

/** Slides move by themselves only for a mouse, and only when motion is welcome (S493, WCAG 2.2.2). */
const MAY_PLAY = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

const useMayPlay = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(MAY_PLAY)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(MAY_PLAY).matches,
    () => false,
  )

/**
 * Which of some slides is shown. They go on by themselves until a visitor pauses them or chooses one;
 * they wait while the mouse or the focus is on them. `holds` belongs on the element around them.
 */
export function useSlides(count: number) {
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const isLive = useIsLive()
  const mayPlay = useMayPlay() && count > 1
  const isMoving = mayPlay && !isPaused && !isHeld

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((now) => (now + 1) % count)
    }, SLIDE_MS)
    return () => clearInterval(timer)
  }, [isMoving, count])

  const choose = (index: number) => {
    setCurrent(index)
    setPaused(true)
  }
  const holds = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHeld(currentTarget.contains(relatedTarget)),
  }
  return { current, choose, isLive, mayPlay, isPaused, isMoving, togglePause: () => setPaused(!isPaused), holds }
}
