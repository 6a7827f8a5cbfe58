/** How a picture is looked at: its scale (1 fills the frame), and how far its centre is moved, in px. */
export type View = { readonly scale: number; readonly x: number; readonly y: number }

type Size = { readonly width: number; readonly height: number }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
/** Scales of the plus and minus buttons. */
const STEPS = [1, 1.6, 2.5, 4]
const MAX = 4
/** Where a double tap leads. */
export const CLOSE_UP = 2.5

/** The next larger or smaller step of the buttons. */
export const stepped = (view: View, by: 1 | -1, frame: Size): View => {
  const next =
    by > 0 ? STEPS.find((step) => step > view.scale + 0.01) : STEPS.findLast((step) => step < view.scale - 0.01)
  return scaledTo(view, next ?? view.scale, { x: 0, y: 0 }, frame)
}

/** The view at another scale, with the point `at` (px from the frame's centre) staying where it is. */
export function scaledTo(view: View, scale: number, at: { x: number; y: number }, frame: Size): View {
  const to = Math.min(MAX, Math.max(1, scale))
  const ratio = to / view.scale
  return inside({ scale: to, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame)
}

/** The view moved, never past the picture's edge. */
export const movedBy = (view: View, dx: number, dy: number, frame: Size): View =>
  inside({ ...view, x: view.x + dx, y: view.y + dy }, frame)

function inside({ scale, x, y }: View, { width, height }: Size): View {
  const limit = (offset: number, side: number): number => {
    const room = (side * (scale - 1)) / 2
    return Math.min(room, Math.max(-room, offset)) + 0
  }
  return { scale, x: limit(x, width), y: limit(y, height) }
}
