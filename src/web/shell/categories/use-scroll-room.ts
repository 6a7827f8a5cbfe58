import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** S101: how far an arrow moves the line, in px. */
const STEP = 200
/** S102: the arrow onward appears when at least this much is left, in px. */
const MIN_ROOM = 10

type Room = { start: boolean; end: boolean }

/** Whether a scrolling line has something hidden before its start and after its end, in reading direction. */
export function useScrollRoom(
  line: RefObject<HTMLElement | null>,
  direction: 'ltr' | 'rtl',
): Room & { scrollBack: () => void; scrollOn: () => void } {
  const [room, setRoom] = useState<Room>({ start: false, end: false })
  useEffect(() => {
    const element = line.current
    if (!element) return
    const look = () => {
      const next = scrollRoom(element)
      setRoom((last) => (last.start === next.start && last.end === next.end ? last : next))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    // Browsers leave what is seen in part where it is, right to left under an arrow.
    const bring = ({ target }: FocusEvent) => bringIntoLine(element, target as Element)
    element.addEventListener('focusin', bring)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
      element.removeEventListener('focusin', bring)
    }
  }, [line])
  const move = (onward: number) => line.current?.scrollBy({ left: onward * (direction === 'rtl' ? -STEP : STEP) })
  return { ...room, scrollBack: () => move(-1), scrollOn: () => move(1) }
}

/** Right to left, `scrollLeft` counts down from 0. A px of it is rounding: browsers scroll parts of one. */
export function scrollRoom(element: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): Room {
  const passed = Math.abs(element.scrollLeft)
  return { start: passed > 1, end: element.scrollWidth - element.clientWidth - passed >= MIN_ROOM }
}

/** Moves a scrolling line, and nothing but the line, until an item of it is seen whole. */
export function bringIntoLine(line: Element, item: Element | null): void {
  if (!item) return
  const { left, right } = item.getBoundingClientRect()
  const seen = line.getBoundingClientRect()
  // What lies over the ends of the line, such as an arrow.
  const covered = Number.parseFloat(getComputedStyle(line).scrollPaddingInlineStart) || 0
  // Outwards to whole pixels: browsers round what is left of one, and would cut it off.
  const before = Math.floor(left - seen.left - covered)
  const missing = before < 0 ? before : Math.ceil(Math.max(0, right - seen.right + covered))
  if (missing !== 0) line.scrollBy({ left: missing, behavior: 'instant' })
}
