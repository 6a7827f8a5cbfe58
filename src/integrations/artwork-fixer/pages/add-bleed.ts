import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import type { Matrix } from '../../artwork-opener/walker/matrix.ts'
import { redrawPage, trimOf, type Drawing, type Frame } from './redraw-page.ts'

/** -1: beyond the left or lower edge; 0: inside; 1: beyond the right or upper edge. */
const PLACES = [-1, 0, 1] as const

/** Mirrors the edges of a page into a bleed of so many points all around; what lies inside the trim stays as it is. */
export function mirrorBleed(document: PDFDocument, page: PDFPage, bleed: number): void {
  const trim = trimOf(page)
  const sheet = grown(trim, bleed)
  const drawings = PLACES.flatMap((across) => PLACES.map((up) => mirrored(trim, bleed, across, up)))
  redrawPage(document, page, { drawings, sheet, trim })
}

/** The page turned over one of its edges, or over a corner, seen in the strip beyond that edge. */
function mirrored(trim: Frame, bleed: number, across: -1 | 0 | 1, up: -1 | 0 | 1): Drawing {
  const [flipX, moveX] = flip(trim.x, trim.width, across)
  const [flipY, moveY] = flip(trim.y, trim.height, up)
  const matrix: Matrix = [flipX, 0, 0, flipY, moveX, moveY]
  const [x, width] = strip(trim.x, trim.width, bleed, across)
  const [y, height] = strip(trim.y, trim.height, bleed, up)
  return { matrix, within: { x, y, width, height } }
}

const flip = (start: number, length: number, place: -1 | 0 | 1): readonly [number, number] => {
  if (place === 0) return [1, 0]
  return [-1, 2 * (place < 0 ? start : start + length)]
}

const strip = (start: number, length: number, bleed: number, place: -1 | 0 | 1): readonly [number, number] => {
  if (place === 0) return [start, length]
  return [place < 0 ? start - bleed : start + length, bleed]
}

/** A rectangle with so much more on every side. */
export const grown = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
