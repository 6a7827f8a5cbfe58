import { useEffect } from 'react'
import type { RefObject } from 'react'
import { placeAt } from './place-at.ts'

/**
 * Shows a popover at the field it is in, above all that would clip it (a dialog, a table that scrolls), and keeps it there
 * while anything is scrolled. A change of its size, as by a month with six weeks, does not move it from its field.
 */
export function useFloating(floating: RefObject<HTMLElement | null>, isRtl: boolean): void {
  useEffect(() => {
    const element = floating.current
    const field = element?.parentElement
    if (!element || !field) return
    const place = (): void => {
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const { top, left } = placeAt(field.getBoundingClientRect(), size, { width, height }, isRtl)
      element.style.top = `${top}px`
      element.style.left = `${left}px`
    }
    element.showPopover()
    place()
    const resized = new ResizeObserver(place)
    resized.observe(element)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      resized.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [floating, isRtl])
}
