import type { PageFacts, Sides } from '#domain/preflight/file-facts.ts'
import type { Extent } from '../walker/extent.ts'
import { isNowhere, intersection, mapped } from '../walker/extent.ts'
import type { Matrix } from '../walker/matrix.ts'

/** A box as PDF writes it: two corners in points, in any order. */
export type Corners = readonly [number, number, number, number]

export type PageBoxes = {
  readonly media: Corners
  readonly crop: Corners | undefined
  readonly trim: Corners | undefined
  /** Degrees clockwise by which the page is seen turned. */
  readonly rotation: number
  /** What a unit of the page is, in points. */
  readonly unit: number
}

export type PageGeometry = Pick<PageFacts, 'width' | 'height' | 'trimFrom' | 'room'> & {
  /** From units of the page to millimetres from the left and top of the trim, as the page is seen. */
  readonly toTrim: Matrix
  /** Everything that is shown, in millimetres from the trim. */
  readonly visible: Extent
}

/** Millimetres of a point. */
export const MM = 25.4 / 72
/** A box smaller than this, in points, is a mistake of the program that wrote it. */
const LEAST_SIDE = 1

/** Places a page by its boxes: the trim is the trim box, else what is shown of the page. */
export function pageGeometry({ media, crop, trim, rotation, unit }: PageBoxes): PageGeometry {
  const whole = rectangle(media)
  const visible = within(crop, whole) ?? whole
  const given = within(trim, visible)
  const cut = given ?? visible
  const toTrim = turned(cut, rotation, unit * MM)
  const seen = mapped(toTrim, visible.left, visible.top, visible.right, visible.bottom)
  const size = mapped(toTrim, cut.left, cut.top, cut.right, cut.bottom)
  const room: Sides = {
    left: hundredths(-seen.left),
    top: hundredths(-seen.top),
    right: hundredths(seen.right - size.right),
    bottom: hundredths(seen.bottom - size.bottom),
  }
  const other = isSame(visible, whole) ? 'MEDIA' : 'CROP'
  const trimFrom = given ? 'TRIM' : other
  return { width: hundredths(size.right), height: hundredths(size.bottom), trimFrom, room, toTrim, visible: seen }
}

const isSame = (one: Extent, other: Extent): boolean =>
  one.left === other.left && one.right === other.right && one.top === other.top && one.bottom === other.bottom

/** In units of the page, where `top` is the smaller number: the box upside down. */
const rectangle = ([left, bottom, right, top]: Corners): Extent => ({
  left: Math.min(left, right),
  right: Math.max(left, right),
  top: Math.min(bottom, top),
  bottom: Math.max(bottom, top),
})

function within(corners: Corners | undefined, outer: Extent): Extent | undefined {
  if (!corners) return undefined
  const inner = intersection(rectangle(corners), outer)
  const isUsable = !isNowhere(inner) && inner.right - inner.left >= LEAST_SIDE && inner.bottom - inner.top >= LEAST_SIDE
  return isUsable ? inner : undefined
}

function turned(cut: Extent, rotation: number, scale: number): Matrix {
  const { left, right, top: low, bottom: high } = cut
  switch (((Math.round(rotation / 90) % 4) + 4) % 4) {
    case 1:
      return [0, scale, scale, 0, -low * scale, -left * scale]
    case 2:
      return [-scale, 0, 0, scale, right * scale, -low * scale]
    case 3:
      return [0, -scale, -scale, 0, high * scale, right * scale]
    default:
      return [scale, 0, 0, -scale, -left * scale, high * scale]
  }
}

const hundredths = (millimetres: number): number => Math.round(millimetres * 100) / 100
