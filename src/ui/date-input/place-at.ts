/** Between the calendar and its field. */
const GAP_PX = 6
/** Left free at the edges of the window. */
const EDGE_PX = 8

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
type Size = { readonly width: number; readonly height: number }

/** Where something that floats is: below its field, above where that has no room, and never beyond the window. */
export function placeAt(
  field: Box,
  { width, height }: Size,
  window: Size,
  isRtl: boolean,
): { top: number; left: number } {
  const below = field.bottom + GAP_PX
  const above = field.top - GAP_PX - height
  const fitsBelow = below + height <= window.height - EDGE_PX
  const left = isRtl ? field.right - width : field.left
  return {
    top: within(fitsBelow || above < EDGE_PX ? below : above, window.height - height - EDGE_PX),
    left: within(left, window.width - width - EDGE_PX),
  }
}

const within = (value: number, last: number): number => Math.max(EDGE_PX, Math.min(value, last))
