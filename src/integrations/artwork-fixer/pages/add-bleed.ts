import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import type { Side } from '#domain/preflight/bleed-rules.ts'
import { redrawPage, trimOf, type Drawing, type Frame } from './redraw-page.ts'

/** -1: beyond the left or lower edge; 0: inside; 1: beyond the right or upper edge. */
type Place = -1 | 0 | 1

const PLACES = [-1, 0, 1] as const
const EDGES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const
/** Where two drawings meet, renderers leave a light seam, under which the edge of the page is drawn: 0.1 mm, in points. */
const SEAM = 0.28

/**
 * Mirrors the edges of a page into a bleed of so many points; what lies inside the trim stays as it is, and so does what lies
 * beyond it on the sides that have their bleed already.
 */
export function mirrorBleed(document: PDFDocument, page: PDFPage, bleed: number, bled: readonly Side[]): void {
  const trim = trimOf(page)
  const turned = (place: Place, before: Side, after: Side): Place =>
    bled.includes(place < 0 ? before : after) ? 0 : place
  const strips = PLACES.flatMap((across) =>
    PLACES.flatMap((up) => {
      const over = [turned(across, 'left', 'right'), turned(up, 'bottom', 'top')] as const
      return over[0] === 0 && over[1] === 0 ? [] : [mirrored(trim, bleed, [across, up], over)]
    }),
  )
  const seams = EDGES.filter(
    ([across, up]) => (across === 0 ? turned(up, 'bottom', 'top') : turned(across, 'left', 'right')) !== 0,
  ).map(([across, up]) => underSeam(trim, across, up))
  const whole: Drawing = { matrix: [1, 0, 0, 1, 0, 0], within: grownAt(trim, bleed, bled) }
  redrawPage(document, page, { drawings: [...seams, ...strips, whole], sheet: grown(trim, bleed), trim })
}

type Places = readonly [across: Place, up: Place]

/** The page turned over those of its edges, seen in the strip or the corner at a place. */
function mirrored(trim: Frame, bleed: number, [across, up]: Places, over: Places): Drawing {
  const [flipX, moveX] = flip(trim.x, trim.width, over[0])
  const [flipY, moveY] = flip(trim.y, trim.height, over[1])
  const [x, width] = strip(trim.x, trim.width, bleed, across)
  const [y, height] = strip(trim.y, trim.height, bleed, up)
  return { matrix: [flipX, 0, 0, flipY, moveX, moveY], within: { x, y, width, height }, isTextless: true }
}

const flip = (start: number, length: number, place: Place): readonly [number, number] =>
  place === 0 ? [1, 0] : [-1, 2 * (place < 0 ? start : start + length)]

const strip = (start: number, length: number, bleed: number, place: Place): readonly [number, number] => {
  if (place === 0) return [start, length]
  return [place < 0 ? start - bleed : start + length, bleed]
}

/** The page moved over one of its edges, seen along that edge only. */
function underSeam(trim: Frame, across: Place, up: Place): Drawing {
  const [x, width] = seam(trim.x, trim.width, across)
  const [y, height] = seam(trim.y, trim.height, up)
  return { matrix: [1, 0, 0, 1, across * SEAM, up * SEAM], within: { x, y, width, height }, isTextless: true }
}

const seam = (start: number, length: number, place: Place): readonly [number, number] =>
  place === 0 ? [start, length] : [(place < 0 ? start : start + length) - SEAM, 2 * SEAM]

/** A rectangle with so much more on these sides. */
function grownAt({ x, y, width, height }: Frame, by: number, sides: readonly Side[]): Frame {
  const at = (side: Side): number => (sides.includes(side) ? by : 0)
  return {
    x: x - at('left'),
    y: y - at('bottom'),
    width: width + at('left') + at('right'),
    height: height + at('bottom') + at('top'),
  }
}

/** A rectangle with so much more on every side. */
export const grown = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
