import { useCallback, useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { CLOSE_UP, movedBy, scaledTo, stepped, WHOLE } from './zoom.ts'
import type { View } from './zoom.ts'

const DOUBLE_TAP_MS = 300
const SAME_PLACE_PX = 24

type Point = { x: number; y: number }

/** Looking closer at a picture: by buttons, double tap or click, two fingers; dragged while close. Begins again with `picture`. */
export function useZoom(picture: number) {
  const frame = useRef<HTMLElement | null>(null)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef({ at: 0, x: 0, y: 0 })
  const [view, setView] = useState<View>(WHOLE)
  useEffect(() => setView(WHOLE), [picture])

  const sizeOf = (): { width: number; height: number } => {
    const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {}
    return { width: clientWidth, height: clientHeight }
  }
  const fromCentre = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
  }
  const tapped = (point: Point, at: number): void => {
    const { at: before, x, y } = lastTap.current
    const isDouble = at - before < DOUBLE_TAP_MS && Math.hypot(point.x - x, point.y - y) < SAME_PLACE_PX
    lastTap.current = isDouble ? { at: 0, x: 0, y: 0 } : { at, ...point }
    if (!isDouble) return
    setView((now) => (now.scale > 1 ? WHOLE : scaledTo(now, CLOSE_UP, fromCentre(point), sizeOf())))
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const point = { x: event.clientX, y: event.clientY }
      fingers.current.set(event.pointerId, point)
      if (fingers.current.size === 1) tapped(point, event.timeStamp)
      if (view.scale > 1) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const point = { x: event.clientX, y: event.clientY }
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, point)
      setView((now) => {
        if (!other) return now.scale > 1 ? movedBy(now, point.x - before.x, point.y - before.y, sizeOf()) : now
        const spread = distance(point, other) / Math.max(1, distance(before, other))
        const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
        return scaledTo(now, now.scale * spread, fromCentre(middle), sizeOf())
      })
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
  }
  const step = useCallback((by: 1 | -1) => setView((now) => stepped(now, by, sizeOf())), [])
  return { view, isClose: view.scale > 1, frame, handlers, step }
}

export type Zoom = ReturnType<typeof useZoom>

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
