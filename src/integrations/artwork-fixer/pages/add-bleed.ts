import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import { redrawPage, trimOf, type Drawing, type Frame } from './redraw-page.ts'

/** -1: beyond the left or lower edge; 0: inside; 1: beyond the right or upper edge. */
type Place = -1 | 0 | 1

const PLACES = [-1, 0, 1] as const
const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const
/** Where two drawings meet, renderers leave a light seam, under which the edge of the page is drawn: 0.1 mm, in points. */
const SEAM = 0.28

/** Mirrors the edges of a page into a bleed of so many points all around; what lies inside the trim stays as it is. */
export function mirrorBleed(document: PDFDocument, page: PDFPage, bleed: number): void {
  const trim = trimOf(page)
  const strips = PLACES.flatMap((across) =>
    PLACES.filter((up) => across !== 0 || up !== 0).map((up) => mirrored(trim, bleed, across, up)),
  )
  const seams = SIDES.map(([across, up]) => underSeam(trim, across, up))
  const whole: Drawing = { matrix: [1, 0, 0, 1, 0, 0], within: trim }
  redrawPage(document, page, { drawings: [...seams, ...strips, whole], sheet: grown(trim, bleed), trim })
}

/** The page turned over one of its edges, or over a corner, seen in the strip beyond that edge. */
function mirrored(trim: Frame, bleed: number, across: Place, up: Place): Drawing {
  const [flipX, moveX] = flip(trim.x, trim.width, across)
  const [flipY, moveY] = flip(trim.y, trim.height, up)
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

/** A rectangle with so much more on every side. */
export const grown = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
