import type { PDFDocument, PDFEmbeddedPage, PDFPage } from '@cantoo/pdf-lib'
import { impose, PRESS_SHEET, type Imposition, type Place } from '#domain/imposition/step-and-repeat.ts'
import type { Matrix } from '../../artwork-opener/walker/matrix.ts'
import { POINTS } from '../pages/points.ts'
import { redrawPage, trimOf, type Frame } from '../pages/redraw-page.ts'
import { grown } from '../pages/add-bleed.ts'
import { drawMarks, type MarkLine } from './cut-marks.ts'

/** Millimetres: marks begin so far from the bleed, and are so long. The slug lies below them. */
const MARK = { gap: 1, length: 3 } as const
const SLUG_LOW_MM = 1.5

type Repeated = { readonly isBack: boolean; readonly bleed: number; readonly slug: PDFEmbeddedPage }

/**
 * Makes a page a press sheet on which it lies as often as it fits, with marks at the edge of the sheet for every cut. Fronts
 * and backs lie so that each back is behind its front. False when fewer than two fit. The bleed is in millimetres.
 */
export function repeatOnSheet(document: PDFDocument, page: PDFPage, { isBack, bleed, slug }: Repeated): boolean {
  const trim = trimOf(page)
  const layout = impose({ width: trim.width / POINTS, height: trim.height / POINTS, bleed })
  if (!layout) return false
  const places = isBack ? layout.back : layout.front
  const sheet = { x: 0, y: 0, width: PRESS_SHEET.width * POINTS, height: PRESS_SHEET.height * POINTS }
  const drawings = places.map((place) => ({
    matrix: placedBy(trim, place, layout.isTurned ? (isBack ? 'RIGHT' : 'LEFT') : 'UPRIGHT'),
    within: grown(frameAt(place, layout), bleed * POINTS),
  }))
  redrawPage(document, page, { drawings, sheet, trim: sheet })
  drawMarks(document, page, marksOf(places, layout, bleed))
  page.drawPage(slug, { x: (sheet.width - slug.width) / 2, y: SLUG_LOW_MM * POINTS })
  return true
}

const frameAt = ({ x, y }: Place, { width, height }: Imposition): Frame => ({
  x: x * POINTS,
  y: y * POINTS,
  width: width * POINTS,
  height: height * POINTS,
})

/** Moves the cut of a page to a place of the sheet, turned by a quarter where the layout asks for it. */
function placedBy(trim: Frame, place: Place, turn: 'UPRIGHT' | 'LEFT' | 'RIGHT'): Matrix {
  const [x, y] = [place.x * POINTS, place.y * POINTS]
  if (turn === 'LEFT') return [0, 1, -1, 0, x + trim.y + trim.height, y - trim.x]
  if (turn === 'RIGHT') return [0, -1, 1, 0, x - trim.y, y + trim.x + trim.width]
  return [1, 0, 0, 1, x - trim.x, y - trim.y]
}

/** A mark at both ends of every cut, outside of all pieces. Points. */
function marksOf(places: readonly Place[], { width, height }: Imposition, bleed: number): readonly MarkLine[] {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs) - bleed, Math.max(...xs) + width + bleed]
  const [low, high] = [Math.min(...ys) - bleed, Math.max(...ys) + height + bleed]
  const [from, to] = [MARK.gap, MARK.gap + MARK.length]
  const upright = [...new Set(xs.flatMap((x) => [x, x + width]))].flatMap((x): MarkLine[] => [
    [x, low - to, x, low - from],
    [x, high + from, x, high + to],
  ])
  const level = [...new Set(ys.flatMap((y) => [y, y + height]))].flatMap((y): MarkLine[] => [
    [left - to, y, left - from, y],
    [right + from, y, right + to, y],
  ])
  return [...upright, ...level].map(([x1, y1, x2, y2]) => [x1 * POINTS, y1 * POINTS, x2 * POINTS, y2 * POINTS])
}
