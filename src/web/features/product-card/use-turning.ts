import { useRef, useState } from 'react'
import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { pictureAfterSwipe, pictureUnder } from './card-facts.ts'

/**
 * Looking through a card's pictures: a mouse or the keyboard shows the second (and third), a finger swipes.
 * `isAwake` says that the card was touched at all: only then its other pictures are worth fetching.
 */
export function useTurning(pictures: number) {
  const { direction } = usePage()
  const [isAwake, setAwake] = useState(false)
  const [current, setCurrent] = useState(0)
  const pressedAt = useRef<number | null>(null)
  const swiped = useRef(false)
  const forward = direction === 'rtl' ? -1 : 1

  const handlers = {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      pressedAt.current = pointerType === 'mouse' ? null : clientX
      swiped.current = false
      setAwake(true)
    },
    onPointerMove: ({ pointerType, clientX, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      const { left, width } = currentTarget.getBoundingClientRect()
      const along = (clientX - left) / width
      setAwake(true)
      setCurrent(pictureUnder(forward > 0 ? along : 1 - along, pictures))
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (pressedAt.current === null) return
      const next = pictureAfterSwipe(current, (clientX - pressedAt.current) * forward, pictures)
      swiped.current = Math.abs(clientX - pressedAt.current) > 10
      setCurrent(next)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setCurrent(0)
    },
    /** A swipe that ends on the link is no press of it. */
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.preventDefault()
      swiped.current = false
    },
    onFocus: ({ target }: FocusEvent) => {
      if (!target.matches(':focus-visible')) return
      setAwake(true)
      setCurrent(Math.min(1, pictures - 1))
    },
    onBlur: () => setCurrent(0),
  }
  return { isAwake, current, handlers: pictures > 1 ? handlers : {} }
}
